import type { GameId } from '@fivefold/rules';
import { memberById, runningTable, tableSeatOfMember } from './queries.ts';
import type { Room } from './types.ts';
import type { MemberId, TimestampMs } from './view.ts';

/** A decision that a member has to make now. It says nothing that only the member may know. */
export interface OpenMemberDecision {
  /** Differs for every decision of a room, and for its reminder. */
  readonly key: string;
  /** The key before the reminder; null where none was given. */
  readonly reminderOf: string | null;
  readonly isReminder: boolean;
  readonly game: GameId;
  readonly deadline: TimestampMs | null;
}

/** null: the game does not wait for this member, or a bot plays for them. */
export function findOpenMemberDecision(room: Room, member: MemberId): OpenMemberDecision | null {
  const table = runningTable(room);
  const seat = tableSeatOfMember(table, member);
  if (!table || seat === null || table.paused !== null || !memberById(room, member)) return null;
  if (!table.waitingFor.includes(seat) || table.players[seat]!.bot !== null) return null;
  const decision = `${table.number}:${table.asked[seat]!}`;
  const isReminder =
    room.settings.clock.kind === 'slow' && table.clock !== null && table.clock.remindBefore === undefined;
  return {
    key: isReminder ? `${decision}:reminder` : decision,
    reminderOf: isReminder ? decision : null,
    isReminder,
    game: table.game,
    deadline: table.clock?.deadline ?? null,
  };
}
