import { games } from '@fivefold/rules';
import { boundsOf } from '../gameOf.ts';
import type { LobbySeat, Room } from '../types.ts';
import type { MemberId } from '../view.ts';

export const EMPTY: LobbySeat = { kind: 'empty' };

/** Another game or another variant: as many chairs as it allows, everybody still seated if there is room, nobody ready. */
export function withChairs(room: Room): Room {
  const game = games[room.game];
  if (!game) throw new Error(`this build has no game ${room.game}`);
  const { max } = boundsOf(game, room.options);
  const calm = room.seats.map((seat) => (seat.kind === 'member' ? { ...seat, ready: false } : seat));
  const chairs = Array.from({ length: max }, (_, i) => calm[i] ?? EMPTY);
  const over = calm.slice(max).filter((seat) => seat.kind !== 'empty');
  const seats = chairs.map((chair) => (chair.kind === 'empty' ? (over.shift() ?? EMPTY) : chair));
  return { ...room, seats, table: null };
}

export const withoutMember = (seats: readonly LobbySeat[], member: MemberId): readonly LobbySeat[] =>
  seats.map((seat) => (seat.kind === 'member' && seat.member === member ? EMPTY : seat));
