import { games } from '@fivefold/rules';
import type { Fact } from '../entries.ts';
import { withNonce } from '../fair.ts';
import { seatBoundsOf } from '../gameOf.ts';
import { lobbySeatOf } from '../queries.ts';
import type { LobbySeat, Room } from '../types.ts';
import type { MemberId } from '../view.ts';

export const EMPTY_SEAT: LobbySeat = { kind: 'empty' };

/**
 * Who keeps a chair where there are too few: people before bots, and of each those who sit first. They close up, so
 * that their order stays.
 */
function fittingSeats(seats: readonly LobbySeat[], most: number): readonly LobbySeat[] {
  const people = seats.filter((seat) => seat.kind === 'member');
  const bots = seats.filter((seat) => seat.kind === 'bot');
  const kept = new Set<LobbySeat>([...people, ...bots].slice(0, most));
  return seats.filter((seat) => kept.has(seat));
}

/** Another game or another variant: as many chairs as it allows, everybody still seated if there is room, nobody ready. */
export function withSeatsForGame(room: Room): Room {
  const game = games[room.game];
  if (!game) throw new Error(`this build has no game ${room.game}`);
  const { max } = seatBoundsOf(game, room.options);
  const calm = room.seats.map((seat) => (seat.kind === 'member' ? { ...seat, ready: false } : seat));
  if (calm.filter((seat) => seat.kind !== 'empty').length > max)
    return { ...room, seats: fittingSeats(calm, max), table: null };
  const chairs = Array.from({ length: max }, (_, i) => calm[i] ?? EMPTY_SEAT);
  const over = calm.slice(max).filter((seat) => seat.kind !== 'empty');
  const seats = chairs.map((chair) => (chair.kind === 'empty' ? (over.shift() ?? EMPTY_SEAT) : chair));
  return { ...room, seats, table: null };
}

export const withoutMember = (seats: readonly LobbySeat[], member: MemberId): readonly LobbySeat[] =>
  seats.map((seat) => (seat.kind === 'member' && seat.member === member ? EMPTY_SEAT : seat));

type SeatFact = Extract<
  Fact,
  { type: 'seated' | 'sat' | 'seatCleared' | 'swapped' | 'shuffled' | 'botSeated' | 'readied' }
>;

/** The seats of the lobby after one of them was taken, freed or changed. */
export function seatsAfter(seats: readonly LobbySeat[], fact: SeatFact): readonly LobbySeat[] {
  switch (fact.type) {
    case 'seated':
      return fact.seats;
    case 'sat':
      return withMemberOn(seats, fact.member, fact.seat);
    case 'seatCleared':
      return seats.with(fact.seat, EMPTY_SEAT);
    case 'swapped':
      return seats.with(fact.a, seats[fact.b]!).with(fact.b, seats[fact.a]!);
    case 'shuffled':
      return fact.order.map((from) => seats[from]!);
    case 'botSeated':
      return seats.with(fact.seat, { kind: 'bot', name: fact.name, level: fact.level });
    case 'readied':
      return withReadiness(seats, fact);
  }
}

function withMemberOn(seats: readonly LobbySeat[], member: MemberId, to: number): readonly LobbySeat[] {
  const from = lobbySeatOf(seats, member);
  if (from < 0) return seats.with(to, { kind: 'member', member, ready: false, nonce: null });
  return seats.with(from, EMPTY_SEAT).with(to, seats[from]!);
}

const withReadiness = (
  seats: readonly LobbySeat[],
  { member, ready, nonce }: Extract<Fact, { type: 'readied' }>,
): readonly LobbySeat[] =>
  seats.map((seat) =>
    seat.kind === 'member' && seat.member === member
      ? { ...seat, ready, nonce: nonce === undefined ? seat.nonce : withNonce(seat.nonce, nonce) }
      : seat,
  );
