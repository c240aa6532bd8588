import { ok, type Result } from '@fivefold/rules';
import type { Command } from './commands.ts';
import { firstHandAndReviewCommandHandlers } from './decide/activities.ts';
import { hasRoomEntryCapacity } from './decide/capacity.ts';
import { chatCommandHandlers } from './decide/chat.ts';
import {
  type DecideResult,
  type MemberCommandHandlers,
  type MemberContext,
  refuseCommand,
  type ServerCommandHandlers,
  type ServerContext,
} from './decide/context.ts';
import { hostCommandHandlers } from './decide/host.ts';
import { lobbyCommandHandlers } from './decide/lobby.ts';
import { connectionCommandHandlers } from './decide/membership.ts';
import { botMoveAndTickHandlers } from './decide/playAction.ts';
import { factsToSeatWaitlist } from './decide/seats.ts';
import { gameTableCommandHandlers } from './decide/table.ts';
import type { RoomEntry, RoomFact } from './entries.ts';
import { isTimestampAheadOfClock, withTimestampsCappedAt } from './evolve/times.ts';
import { roomAfterFacts } from './evolve.ts';
import type { RoomRefusal } from './protocol/refusals.ts';
import { memberById } from './queries.ts';
import type { CommandEnvelope, DecideContext, Mutable, Room } from './types.ts';
import type { MemberId, TimestampMs } from './view.ts';

const memberHandlers: MemberCommandHandlers<Command['type']> = {
  ...lobbyCommandHandlers,
  ...hostCommandHandlers,
  ...gameTableCommandHandlers,
  ...chatCommandHandlers,
  ...firstHandAndReviewCommandHandlers,
};
const serverHandlers: ServerCommandHandlers = { ...connectionCommandHandlers, ...botMoveAndTickHandlers };

/**
 * Returns the entries to store, or why the command is refused. A retry with the id of an earlier command returns no
 * entries.
 */
export function decide(
  before: Room,
  envelope: CommandEnvelope,
  context: DecideContext,
): Result<readonly RoomEntry[], RoomRefusal> {
  const now = entryTime(before, context.now);
  const room = withTimestampsCappedAt(before, now);
  const decided =
    envelope.by === null
      ? decideServer({ room, now, context }, envelope)
      : decideMember({ room, now, context }, envelope);
  if (!decided.ok) return decided;
  const isCorrection = room !== before && envelope.command.type === 'tick';
  const seated = withWaitlistSeated(room, decided.value, now);
  const facts: readonly RoomFact[] = isCorrection ? [{ type: 'clockCorrected' }, ...seated] : seated;
  return ok(stamped(facts, envelope, now));
}

/** A command that empties a seat gives it to a member of the waitlist in the same append, before anybody else can ask. */
function withWaitlistSeated(room: Room, facts: readonly RoomFact[], now: TimestampMs): readonly RoomFact[] {
  if (room.waitlist.length === 0) return facts;
  return [...facts, ...factsToSeatWaitlist(roomAfterFacts(room, facts, now))];
}

/** Entries never go back in time, unless the clock was so far ahead that waiting for it would freeze the room. */
const entryTime = ({ updatedAt }: Room, now: TimestampMs): TimestampMs =>
  isTimestampAheadOfClock(updatedAt, now) ? now : Math.max(now, updatedAt);

function decideServer(context: ServerContext, { command }: CommandEnvelope): DecideResult {
  const { room } = context;
  if (room.version === 0 && command.type !== 'create') return refuseCommand('no-such-room');
  if (!Object.hasOwn(serverHandlers, command.type)) return refuseCommand('unknown-command');
  if (!hasRoomEntryCapacity(room, command.type)) return refuseCommand('too-many-changes');
  const handler = serverHandlers[command.type as keyof ServerCommandHandlers] as (
    context: ServerContext,
    command: unknown,
  ) => DecideResult;
  return handler(context, command);
}

function decideMember(context: ServerContext, { id, by, command }: CommandEnvelope): DecideResult {
  const { room } = context;
  const me = by === null ? undefined : memberById(room, by);
  if (room.version === 0) return refuseCommand('no-such-room');
  if (!me) return refuseCommand('not-a-member');
  if (id !== null && (id.length === 0 || id.length > 64)) return refuseCommand('bad-id');
  if (id !== null && wasAnswered(room, me.id, id)) return ok([]);
  if (!Object.hasOwn(memberHandlers, command.type)) return refuseCommand('unknown-command');
  if (!hasRoomEntryCapacity(room, command.type)) return refuseCommand('too-many-changes');
  const handler = memberHandlers[command.type as Command['type']] as (
    context: MemberContext,
    command: unknown,
  ) => DecideResult;
  return handler({ ...context, me }, command);
}

function wasAnswered({ answered }: Room, by: MemberId, id: string): boolean {
  for (const { member, ids } of answered) if (member === by) return ids.includes(id);
  return false;
}

/**
 * The first entry carries the command's id, so that a retry is recognised. Writes to the facts instead of copying them:
 * they were created for this result.
 */
function stamped(
  facts: readonly RoomFact[],
  { id, by }: CommandEnvelope,
  at: TimestampMs,
): readonly RoomEntry[] {
  const entries = facts as readonly Mutable<RoomEntry>[];
  for (const entry of entries) entry.at = at;
  const [first] = entries;
  if (first && id !== null && by !== null) {
    first.by = by;
    first.id = id;
  }
  return entries;
}
