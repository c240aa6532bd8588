import { games } from '@fivefold/rules';
import type { Fact } from '../entries.ts';
import { withNonce } from '../fair.ts';
import { boundsOf } from '../gameOf.ts';
import type { LobbySeat, Room } from '../types.ts';
import type { MemberId } from '../view.ts';

export const EMPTY: LobbySeat = { kind: 'empty' };

/**
 * Who keeps a chair where there are too few: people before bots, and of each those who sit first. They close up, so
 * that their order stays.
 */
function closedUp(seats: readonly LobbySeat[], most: number): readonly LobbySeat[] {
  const people = seats.filter((seat) => seat.kind === 'member');
  const bots = seats.filter((seat) => seat.kind === 'bot');
  const kept = new Set<LobbySeat>([...people, ...bots].slice(0, most));
  return seats.filter((seat) => kept.has(seat));
}

/** Another game or another variant: as many chairs as it allows, everybody still seated if there is room, nobody ready. */
export function withChairs(room: Room): Room {
  const game = games[room.game];
  if (!game) throw new Error(`this build has no game ${room.game}`);
  const { max } = boundsOf(game, room.options);
  const calm = room.seats.map((seat) => (seat.kind === 'member' ? { ...seat, ready: false } : seat));
  if (calm.filter((seat) => seat.kind !== 'empty').length > max)
    return { ...room, seats: closedUp(calm, max), table: null };
  const chairs = Array.from({ length: max }, (_, i) => calm[i] ?? EMPTY);
  const over = calm.slice(max).filter((seat) => seat.kind !== 'empty');
  const seats = chairs.map((chair) => (chair.kind === 'empty' ? (over.shift() ?? EMPTY) : chair));
  return { ...room, seats, table: null };
}

export const withoutMember = (seats: readonly LobbySeat[], member: MemberId): readonly LobbySeat[] =>
  seats.map((seat) => (seat.kind === 'member' && seat.member === member ? EMPTY : seat));

export const withReadiness = (
  seats: readonly LobbySeat[],
  { member, ready, nonce }: Extract<Fact, { type: 'readied' }>,
): readonly LobbySeat[] =>
  seats.map((seat) =>
    seat.kind === 'member' && seat.member === member
      ? { ...seat, ready, nonce: withNonce(seat.nonce, nonce) }
      : seat,
  );
