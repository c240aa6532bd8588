import { err, type Result } from '@fivefold/rules';
import type { Command } from '../commands.ts';
import type { RoomFact } from '../entries.ts';
import type { RoomRefusal } from '../protocol/refusals.ts';
import type { DecideContext, Member, Room, ServerCommand } from '../types.ts';
import type { TimestampMs } from '../view.ts';

export type DecideResult = Result<readonly RoomFact[], RoomRefusal>;

/** Input of a handler for the server's own commands, which need no permission. */
export interface ServerContext {
  readonly room: Room;
  readonly now: TimestampMs;
  readonly context: DecideContext;
}
/** Input of a handler for a member's command. */
export interface MemberContext extends ServerContext {
  readonly me: Member;
}

export type MemberCommandHandlers<Types extends Command['type']> = {
  readonly [Type in Types]: (
    request: MemberContext,
    command: Extract<Command, { type: Type }>,
  ) => DecideResult;
};
export type ServerCommandHandlers = {
  readonly [Type in ServerCommand['type']]: (
    request: ServerContext,
    command: Extract<ServerCommand, { type: Type }>,
  ) => DecideResult;
};

type ParametersOf<Code extends RoomRefusal['code']> = Omit<Extract<RoomRefusal, { code: Code }>, 'code'>;

/** `refuse('room-full', { most: 40 })`: each code comes with its own parameters. */
export const refuseCommand = <Code extends RoomRefusal['code']>(
  code: Code,
  ...[parameters]: Record<never, never> extends ParametersOf<Code>
    ? [parameters?: ParametersOf<Code>]
    : [parameters: ParametersOf<Code>]
): Result<never, RoomRefusal> => err({ code, ...parameters } as RoomRefusal);

/** Wraps a handler that only hosts may call. */
export const allowOnlyHosts =
  <C>(handler: (request: MemberContext, command: C) => DecideResult) =>
  (request: MemberContext, command: C): DecideResult =>
    request.me.host ? handler(request, command) : refuseCommand('not-host');
