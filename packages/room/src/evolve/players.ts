import type { Seat } from '@fivefold/rules';
import { tableClockAfterChange } from '../clocks.ts';
import { runningTable, tableSeatOfMember } from '../queries.ts';
import type { Room } from '../types.ts';
import type { MemberId, PlayerView, TimestampMs } from '../view.ts';
import { withChatNotice } from './chat.ts';

/** Changes who decides for a seat, and the clock with it. */
export function withChangedPlayer(room: Room, seat: Seat, part: Partial<PlayerView>, at: TimestampMs): Room {
  const before = room.table!;
  const table = { ...before, players: before.players.with(seat, { ...before.players[seat]!, ...part }) };
  // A person who gets the seat during a decision has the full time for it.
  const fresh = before.players[seat]!.bot !== null && table.players[seat]!.bot === null;
  const clock = tableClockAfterChange(
    room.settings.clock,
    table,
    fresh && table.waitingFor.includes(seat),
    at,
  );
  return { ...room, table: { ...table, clock } };
}

/** A member who returns takes their seat back from the bot. */
export function withSeatReturnedFromBot(room: Room, member: MemberId, at: TimestampMs): Room {
  const table = runningTable(room);
  const seat = tableSeatOfMember(table, member);
  if (table === null || seat === null || table.players[seat]!.bot === null) return room;
  const { name } = table.players[seat]!;
  return withChatNotice(
    withChangedPlayer(room, seat, { bot: null }, at),
    at,
    { id: member, name },
    'bot-out',
  );
}
