import { err, type Result } from '@fivefold/rules';
import type { Command } from '../commands.ts';
import type { Fact } from '../entries.ts';
import type { RoomRefusal } from '../protocol/refusals.ts';
import type { DecideContext, Member, Room, ServerCommand } from '../types.ts';
import type { Time } from '../view.ts';

export type Decided = Result<readonly Fact[], RoomRefusal>;

/** What a handler knows: the room, and what the outside brings. The server asks: nobody's rights are looked at. */
export interface ServerContext {
  readonly room: Room;
  readonly now: Time;
  readonly context: DecideContext;
}
/** The same, and who asks. */
export interface MemberContext extends ServerContext {
  readonly me: Member;
}

export type Handlers<Types extends Command['type']> = {
  readonly [Type in Types]: (turn: MemberContext, command: Extract<Command, { type: Type }>) => Decided;
};
export type ServerHandlers = {
  readonly [Type in ServerCommand['type']]: (
    turn: ServerContext,
    command: Extract<ServerCommand, { type: Type }>,
  ) => Decided;
};

type ParametersOf<Code extends RoomRefusal['code']> = Omit<Extract<RoomRefusal, { code: Code }>, 'code'>;

/** `refuse('room-full', { most: 40 })`: each code comes with its own parameters. */
export const refuse = <Code extends RoomRefusal['code']>(
  code: Code,
  ...[parameters]: Record<never, never> extends ParametersOf<Code>
    ? [parameters?: ParametersOf<Code>]
    : [parameters: ParametersOf<Code>]
): Result<never, RoomRefusal> => err({ code, ...parameters } as RoomRefusal);

/** Wraps a handler that only hosts may call. */
export const forHosts =
  <C>(handler: (turn: MemberContext, command: C) => Decided) =>
  (turn: MemberContext, command: C): Decided =>
    turn.me.host ? handler(turn, command) : refuse('not-host');
