import type { Fact } from '../entries.ts';
import { EMPTY } from '../evolve/seats.ts';
import { lobbySeatOf } from '../lookup.ts';
import type { LobbySeat, Room } from '../types.ts';
import type { MemberId } from '../view.ts';

/** A member on this chair, with the readiness and the nonce of the chair before. */
export function moved(seats: readonly LobbySeat[], member: MemberId, to: number): readonly LobbySeat[] {
  const from = lobbySeatOf(seats, member);
  if (from < 0) return seats.with(to, { kind: 'member', member, ready: false, nonce: null });
  return seats.with(from, EMPTY).with(to, seats[from]!);
}

/**
 * Whoever sits down at a running game sits in the lobby too, or the rematch would be played without them: on the chair
 * of the bot they take over from, or else on a free one.
 */
export function chairFor({ seats }: Room, member: MemberId, bot: string | null): readonly Fact[] {
  if (lobbySeatOf(seats, member) >= 0) return [];
  const taken = seats.findIndex((seat) => seat.kind === 'bot' && seat.name === bot);
  const chair = taken >= 0 ? taken : seats.findIndex((seat) => seat.kind === 'empty');
  return chair < 0 ? [] : [{ type: 'seated', seats: moved(seats, member, chair) }];
}
