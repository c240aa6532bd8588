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
