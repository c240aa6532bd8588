import { type GameSetup, requireSeats } from '../kernel/game.ts';
import { randomBelow, seededRandom, shuffle } from '../kernel/random.ts';
import { DECK, NO_STACKS } from './cards.ts';
import { dealRow } from './flow.ts';
import type { Options, State } from './types.ts';

export const SEATS = { min: 2, max: 4 } as const;

export function setup({ seats, seed }: GameSetup<Options>): State {
  requireSeats('podelim', SEATS, seats);
  const random = seededRandom(seed);
  const deck = shuffle(DECK, random);
  const players = Array.from({ length: seats }, () => NO_STACKS);
  const leader = randomBelow(seats, random);
  const revealed = players.map(() => null);
  return dealRow({ round: 1, leader, players, discard: [], ballot: 0, revealed }, deck);
}
