import { ok, type Result } from '@fivefold/rules';
import type { Command } from './commands.ts';
import { door } from './decide/door.ts';
import { host } from './decide/host.ts';
import { lobby } from './decide/lobby.ts';
import { play } from './decide/play.ts';
import { table } from './decide/table.ts';
import { talk } from './decide/talk.ts';
import {
  type Decided,
  type Handlers,
  type MemberContext,
  refuse,
  type ServerHandlers,
} from './decide/turn.ts';
import type { Entry, Fact } from './entries.ts';
import { memberById } from './lookup.ts';
import type { RoomRefusal } from './protocol/refusals.ts';
import type { CommandEnvelope, DecideContext, Mutable, Room } from './types.ts';
import type { MemberId, Time } from './view.ts';

const forMembers: Handlers<Command['type']> = { ...lobby, ...host, ...table, ...talk };
const forServer: ServerHandlers = { ...door, ...play };

/**
 * What an ask leads to: the entries to store, or why not. Asking again with the same id is answered with no entries:
 * it has happened already.
 */
export function decide(
  room: Room,
  ask: CommandEnvelope,
  context: DecideContext,
): Result<readonly Entry[], RoomRefusal> {
  const decided = ask.by === null ? server(room, ask, context) : member(room, ask, context);
  return decided.ok ? ok(stamped(decided.value, ask, context.now)) : decided;
}

function server(room: Room, { command }: CommandEnvelope, context: DecideContext): Decided {
  if (room.version === 0 && command.type !== 'create') return refuse('no-such-room');
  if (!Object.hasOwn(forServer, command.type)) return refuse('unknown-command');
  const handler = forServer[command.type as keyof ServerHandlers] as (
    turn: unknown,
    command: unknown,
  ) => Decided;
  return handler({ room, now: context.now, context }, command);
}

function member(room: Room, { id, by, command }: CommandEnvelope, context: DecideContext): Decided {
  const me = by === null ? undefined : memberById(room, by);
  if (room.version === 0) return refuse('no-such-room');
  if (!me) return refuse('not-a-member');
  if (id !== null && (id.length === 0 || id.length > 64)) return refuse('bad-id');
  if (id !== null && wasAnswered(room, me.id, id)) return ok([]);
  if (!Object.hasOwn(forMembers, command.type)) return refuse('unknown-command');
  const handler = forMembers[command.type as Command['type']] as (
    turn: MemberContext,
    command: unknown,
  ) => Decided;
  return handler({ room, me, now: context.now, context }, command);
}

function wasAnswered({ answered }: Room, by: MemberId, id: string): boolean {
  for (const { member, ids } of answered) if (member === by) return ids.includes(id);
  return false;
}

/**
 * The first entry of a command carries its id: they are stored together, so the retry finds it. Facts are made for
 * this answer and belong to nobody else: the stamp goes onto them rather than onto copies.
 */
function stamped(facts: readonly Fact[], { id, by }: CommandEnvelope, at: Time): readonly Entry[] {
  const entries = facts as readonly Mutable<Entry>[];
  for (const entry of entries) entry.at = at;
  const [first] = entries;
  if (first && id !== null && by !== null) {
    first.by = by;
    first.id = id;
  }
  return entries;
}
