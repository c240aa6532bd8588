import { assertSeatCount, type GameSetup, type Seat } from '../kernel/game.ts';
import { moveCardsToTopOfDeck } from '../kernel/list.ts';
import { randomBelow, seededRandom, shuffle } from '../kernel/random.ts';
import { DECK, EMPTY_PLAYER_STACKS } from './cards.ts';
import { dealPodelimRow } from './flow.ts';
import type { Card, Options, State } from './types.ts';

export const PODELIM_SEAT_RANGE = { min: 2, max: 4 } as const;

export function setup({ seats, seed }: GameSetup<Options>): State {
  assertSeatCount('podelim', PODELIM_SEAT_RANGE, seats);
  const random = seededRandom(seed);
  const deck = shuffle(DECK, random);
  return firstState(seats, randomBelow(seats, random), deck);
}

/** A deal to learn from: `cards` are the rows of the first rounds. */
export function dealPrearrangedCards(
  { seats }: Pick<GameSetup<Options>, 'seats'>,
  { cards, leader }: { readonly cards: readonly Card[]; readonly leader: Seat },
): State {
  assertSeatCount('podelim', PODELIM_SEAT_RANGE, seats);
  return firstState(seats, leader, moveCardsToTopOfDeck(DECK, cards));
}

function firstState(seats: number, leader: Seat, deck: readonly Card[]): State {
  const players = Array.from({ length: seats }, () => EMPTY_PLAYER_STACKS);
  const revealed = players.map(() => null);
  return dealPodelimRow({ round: 1, leader, players, discard: [], ballot: 0, revealed }, deck);
}
