import { err, type Result } from '@fivefold/rules';
import type { Command } from '../commands.ts';
import type { Fact } from '../entries.ts';
import type { Refusal } from '../protocol.ts';
import type { Context, Member, Room, ServerCommand } from '../types.ts';

export type Decided = Result<readonly Fact[], Refusal>;

/** What a handler knows: the room, who asks, and what the outside brings. */
export interface Turn extends Context {
  readonly room: Room;
  readonly me: Member;
}
/** The server asks: nobody's rights are looked at. */
export type ServerTurn = Omit<Turn, 'me'>;

export type Handlers<Types extends Command['type']> = {
  readonly [Type in Types]: (turn: Turn, command: Extract<Command, { type: Type }>) => Decided;
};
export type ServerHandlers = {
  readonly [Type in ServerCommand['type']]: (
    turn: ServerTurn,
    command: Extract<ServerCommand, { type: Type }>,
  ) => Decided;
};

export const refuse = (code: string, parameters: Omit<Refusal, 'code'> = {}) => err({ code, ...parameters });

/** Wraps a handler that only hosts may call. */
export const forHosts =
  <C>(handler: (turn: Turn, command: C) => Decided) =>
  (turn: Turn, command: C): Decided =>
    turn.me.host ? handler(turn, command) : refuse('not-host');
