import type { RoomFact } from '../entries.ts';
import { lobbySeatOfMember, memberById } from '../queries.ts';
import { droppedMemberGraceMs } from '../roomLimits.ts';
import type { LobbySeat, Room } from '../types.ts';
import type { MemberId, TimestampMs } from '../view.ts';

/**
 * May somebody else take this seat? A member who dropped a while ago loses it and can watch when they return; kicking
 * them would keep a friend whose phone sleeps out for good.
 */
export function isLobbySeatAvailable(room: Room, lobbySeat: LobbySeat, now: TimestampMs): boolean {
  if (lobbySeat.kind !== 'member') return true;
  const { presence, since } = memberById(room, lobbySeat.member)!;
  return presence === 'dropped' && now >= since + droppedMemberGraceMs(room.settings.clock);
}

/** Seats members of the waitlist who are here on empty seats. */
export function factsToSeatWaitlist(room: Room): readonly RoomFact[] {
  const empty = room.seats.flatMap(({ kind }, seat) => (kind === 'empty' ? [seat] : []));
  const here = room.waitlist.filter((id) => memberById(room, id)?.presence === 'here');
  return here.slice(0, empty.length).map((member, i) => ({ type: 'sat', member, seat: empty[i]! }));
}

/**
 * A member who takes over a seat of a running game needs a seat in the lobby too, or the rematch would go without them:
 * the seat of the bot they replace, or else an empty one.
 */
export function factsToSeatReplacementInLobby(
  { seats }: Room,
  member: MemberId,
  bot: string | null,
): readonly RoomFact[] {
  if (lobbySeatOfMember(seats, member) >= 0) return [];
  const taken = seats.findIndex((seat) => seat.kind === 'bot' && seat.name === bot);
  const lobbySeat = taken >= 0 ? taken : seats.findIndex((seat) => seat.kind === 'empty');
  return lobbySeat < 0 ? [] : [{ type: 'sat', member, seat: lobbySeat }];
}
