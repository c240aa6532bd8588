import type { Outcome, ScoreCategory } from '../kernel/game.ts';
import { rankSeats } from '../kernel/rank.ts';
import type { IotaScoreTally, State } from './types.ts';

const CATEGORIES: readonly (readonly [key: string, of: keyof IotaScoreTally])[] = [
  ['lines', 'lines'],
  ['chains', 'chains'],
  ['four-cards', 'fourCards'],
  ['last-card', 'lastCard'],
];

/** Rules 5.3: the score decides and equal scores share a place; in the children's game the fewest cards in hand. */
export function outcome({ table }: State): Outcome | null {
  if (!table.over) return null;
  const cardsLeft = table.handSizes;
  if (!table.options.scoring)
    return {
      ranking: rankSeats(
        cardsLeft.map((left, seat) => ({ seat, score: 0, ties: [{ key: 'cards-left', value: -left }] })),
      ),
      breakdown: [{ key: 'cards-left', round: null, points: cardsLeft }],
    };
  return {
    ranking: rankSeats(table.scores.map((score, seat) => ({ seat, score, ties: [] }))),
    breakdown: CATEGORIES.map(
      ([key, of]): ScoreCategory => ({ key, round: null, points: table.tallies.map((tally) => tally[of]) }),
    ),
  };
}
