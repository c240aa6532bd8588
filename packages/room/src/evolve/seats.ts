import { games } from '@fivefold/rules';
import type { RoomFact } from '../entries.ts';
import { allowedPlayerCountOf } from '../gameOf.ts';
import { withDealNonce } from '../nonces.ts';
import { lobbySeatOfMember } from '../queries.ts';
import type { LobbySeat, Room } from '../types.ts';
import type { MemberId } from '../view.ts';

export const EMPTY_LOBBY_SEAT: LobbySeat = { kind: 'empty' };

/**
 * Who keeps a seat when there are too few: members before bots, and of each those on the first seats. Their order stays.
 */
function fittingSeats(seats: readonly LobbySeat[], most: number): readonly LobbySeat[] {
  const people = seats.filter((seat) => seat.kind === 'member');
  const bots = seats.filter((seat) => seat.kind === 'bot');
  const kept = new Set<LobbySeat>([...people, ...bots].slice(0, most));
  return seats.filter((seat) => kept.has(seat));
}

/** As many seats as the chosen game and options allow. Members and bots keep a seat while there are enough; all lose their readiness. */
export function withSeatsForGame(room: Room): Room {
  const game = games[room.game];
  if (!game) throw new Error(`this build has no game ${room.game}`);
  const { max } = allowedPlayerCountOf(game, room.options);
  const unready = room.seats.map((seat) => (seat.kind === 'member' ? { ...seat, ready: false } : seat));
  if (unready.filter((seat) => seat.kind !== 'empty').length > max)
    return { ...room, seats: fittingSeats(unready, max), table: null };
  const resized = Array.from({ length: max }, (_, i) => unready[i] ?? EMPTY_LOBBY_SEAT);
  const displaced = unready.slice(max).filter((seat) => seat.kind !== 'empty');
  const seats = resized.map((lobbySeat) =>
    lobbySeat.kind === 'empty' ? (displaced.shift() ?? EMPTY_LOBBY_SEAT) : lobbySeat,
  );
  return { ...room, seats, table: null };
}

export const lobbySeatsWithoutMember = (
  seats: readonly LobbySeat[],
  member: MemberId,
): readonly LobbySeat[] =>
  seats.map((seat) => (seat.kind === 'member' && seat.member === member ? EMPTY_LOBBY_SEAT : seat));

export const withoutWaiting = ({ waitlist }: Room, member: MemberId): Room['waitlist'] =>
  waitlist.filter((other) => other !== member);

type SeatFact = Extract<
  RoomFact,
  { type: 'seated' | 'sat' | 'seatCleared' | 'swapped' | 'shuffled' | 'botSeated' | 'readied' }
>;

/** The seats of the lobby after one of them was taken, freed or changed. */
export function evolveLobbySeats(seats: readonly LobbySeat[], fact: SeatFact): readonly LobbySeat[] {
  switch (fact.type) {
    case 'seated':
      return fact.seats;
    case 'sat':
      return withMemberOn(seats, fact.member, fact.seat);
    case 'seatCleared':
      return seats.with(fact.seat, EMPTY_LOBBY_SEAT);
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
  const from = lobbySeatOfMember(seats, member);
  if (from < 0) return seats.with(to, { kind: 'member', member, ready: false, nonce: null });
  return seats.with(from, EMPTY_LOBBY_SEAT).with(to, seats[from]!);
}

const withReadiness = (
  seats: readonly LobbySeat[],
  { member, ready, nonce }: Extract<RoomFact, { type: 'readied' }>,
): readonly LobbySeat[] =>
  seats.map((seat) =>
    seat.kind === 'member' && seat.member === member
      ? { ...seat, ready, nonce: nonce === undefined ? seat.nonce : withDealNonce(seat.nonce, nonce) }
      : seat,
  );
