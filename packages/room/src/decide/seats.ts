import type { Fact } from '../entries.ts';
import { lobbySeatOf, memberById } from '../queries.ts';
import { DROPPED_GRACE_MS } from '../roomLimits.ts';
import type { LobbySeat, Room } from '../types.ts';
import type { MemberId, Time } from '../view.ts';

/**
 * May somebody else have this chair? Whoever was dropped a while ago watches when they are back: to kick a friend whose
 * phone sleeps would keep them out for good.
 */
export function isSeatAvailable(room: Room, chair: LobbySeat, now: Time): boolean {
  if (chair.kind !== 'member') return true;
  const { presence, since } = memberById(room, chair.member)!;
  return presence === 'dropped' && now >= since + DROPPED_GRACE_MS;
}

/**
 * Whoever sits down at a running game sits in the lobby too, or the rematch would be played without them: on the chair
 * of the bot they take over from, or else on a free one.
 */
export function lobbySeatFor({ seats }: Room, member: MemberId, bot: string | null): readonly Fact[] {
  if (lobbySeatOf(seats, member) >= 0) return [];
  const taken = seats.findIndex((seat) => seat.kind === 'bot' && seat.name === bot);
  const chair = taken >= 0 ? taken : seats.findIndex((seat) => seat.kind === 'empty');
  return chair < 0 ? [] : [{ type: 'sat', member, seat: chair }];
}
