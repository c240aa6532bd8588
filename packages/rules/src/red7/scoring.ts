import type { Outcome, Seat } from '../kernel/game.ts';
import { rank } from '../kernel/rank.ts';
import { type Cards, type Color, DECK, numberOf, strengthOf } from './cards.ts';
import { best, colorsOf, isActive } from './lead.ts';
import type { PublicState, State } from './types.ts';

/** Rules 5.2: as for leading, but of several largest colors the one with the highest sum. */
export function scoringSet(rule: Color, palette: Cards): Cards {
  if (rule !== 'Y') return best(rule, palette);
  const size = best(rule, palette).length;
  const largest = colorsOf(palette).filter((color) => color.length === size);
  return largest.reduce((most, color) => (sumOf(color) > sumOf(most) ? color : most));
}

export const sumOf = (cards: Cards): number => cards.reduce((sum, card) => sum + numberOf(card), 0);

/** Cards out of the game: every scored card, also those that still lie in a palette at the end of a round. */
export const scoredCards = ({ rounds }: Pick<PublicState, 'rounds'>): Cards =>
  rounds.flatMap(({ cards }) => cards);

export const scoredBy = ({ rounds }: PublicState, seat: Seat): Cards =>
  rounds.flatMap(({ winner, cards }) => (winner === seat ? cards : []));

export const pointsOf = (table: PublicState, seat: Seat): number => sumOf(scoredBy(table, seat));

const TARGETS: Readonly<Record<number, number>> = { 2: 40, 3: 35, 4: 30 };

/** The points that end the advanced game. */
export const targetOf = ({ options, palettes }: PublicState): number =>
  options.targetScore ?? TARGETS[palettes.length]!;

/** Why the game ends after the round that is the last in `rounds`; null if another one is dealt. */
export function endOf(table: PublicState): 'last-player' | 'target' | 'too-few-cards' | null {
  if (!table.options.advanced) return 'last-player';
  if (table.palettes.some((_, seat) => pointsOf(table, seat) >= targetOf(table))) return 'target';
  return DECK.length - scoredCards(table).length < table.palettes.length * 8 ? 'too-few-cards' : null;
}

/** Rules 5.1: the basic game has no points, the last player in wins; 5.2: the advanced game has. */
export function outcome({ table }: State): Outcome | null {
  if (table.phase.type !== 'over') return null;
  const seats = table.palettes.map((_, seat) => seat);
  if (table.options.advanced) {
    return {
      ranking: rank(
        seats.map((seat) => ({
          seat,
          score: pointsOf(table, seat),
          ties: [{ key: 'best-card', value: Math.max(0, ...scoredBy(table, seat).map(strengthOf)) }],
        })),
      ),
      breakdown: table.rounds.map(({ winner, cards }, i) => ({
        key: 'scored',
        round: i + 1,
        points: seats.map((seat) => (seat === winner ? sumOf(cards) : 0)),
      })),
    };
  }
  const outlasted = seats.map((seat) => (isActive(table, seat) ? table.out.length : table.out.indexOf(seat)));
  return {
    ranking: rank(
      seats.map((seat) => ({ seat, score: 0, ties: [{ key: 'outlasted', value: outlasted[seat]! }] })),
    ),
    breakdown: [{ key: 'outlasted', round: null, points: outlasted }],
  };
}
