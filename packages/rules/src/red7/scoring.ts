import type { Outcome, Seat } from '../kernel/game.ts';
import { rankSeats } from '../kernel/rank.ts';
import { type Cards, type Color, DECK, red7CardStrength, red7NumberOfCard } from './cards.ts';
import { bestSetForRule, groupByColor, isSeatStillInRed7Round } from './lead.ts';
import type { PublicState, State } from './types.ts';

/** Rules 5.2: as for leading, but of several largest colors the one with the highest sum. */
export function scoringSetOfPalette(rule: Color, palette: Cards): Cards {
  if (rule !== 'Y') return bestSetForRule(rule, palette);
  const size = bestSetForRule(rule, palette).length;
  const largest = groupByColor(palette).filter((color) => color.length === size);
  return largest.reduce((most, color) => (sumOfCardNumbers(color) > sumOfCardNumbers(most) ? color : most));
}

export const sumOfCardNumbers = (cards: Cards): number =>
  cards.reduce((sum, card) => sum + red7NumberOfCard(card), 0);

/** Cards out of the game: every scored card, also those that still lie in a palette at the end of a round. */
export const red7ScoredCards = ({ rounds }: Pick<PublicState, 'rounds'>): Cards =>
  rounds.flatMap(({ cards }) => cards);

export const cardsScoredBy = ({ rounds }: PublicState, seat: Seat): Cards =>
  rounds.flatMap(({ winner, cards }) => (winner === seat ? cards : []));

export const red7SeatPoints = (table: PublicState, seat: Seat): number =>
  sumOfCardNumbers(cardsScoredBy(table, seat));

const TARGETS: Readonly<Record<number, number>> = { 2: 40, 3: 35, 4: 30 };

/** The points that end the advanced game. */
export const targetScoreOf = ({ options, palettes }: PublicState): number =>
  options.targetScore ?? TARGETS[palettes.length]!;

/** Why the game ends after the round that is the last in `rounds`; null if another one is dealt. */
export function gameEndReason(table: PublicState): 'last-player' | 'target' | 'too-few-cards' | null {
  if (!table.options.advanced) return 'last-player';
  if (table.palettes.some((_, seat) => red7SeatPoints(table, seat) >= targetScoreOf(table))) return 'target';
  return DECK.length - red7ScoredCards(table).length < table.palettes.length * 8 ? 'too-few-cards' : null;
}

/** Rules 5.1: the basic game has no points, the last player in wins; 5.2: the advanced game has. */
export function outcome({ table }: State): Outcome | null {
  if (table.phase.type !== 'over') return null;
  const seats = table.palettes.map((_, seat) => seat);
  if (table.options.advanced) {
    return {
      ranking: rankSeats(
        seats.map((seat) => ({
          seat,
          score: red7SeatPoints(table, seat),
          ties: [
            { key: 'best-card', value: Math.max(0, ...cardsScoredBy(table, seat).map(red7CardStrength)) },
          ],
        })),
      ),
      breakdown: table.rounds.map(({ winner, cards }, i) => ({
        key: 'scored',
        round: i + 1,
        points: seats.map((seat) => (seat === winner ? sumOfCardNumbers(cards) : 0)),
      })),
    };
  }
  const outlasted = seats.map((seat) =>
    isSeatStillInRed7Round(table, seat) ? table.out.length : table.out.indexOf(seat),
  );
  return {
    ranking: rankSeats(
      seats.map((seat) => ({ seat, score: 0, ties: [{ key: 'outlasted', value: outlasted[seat]! }] })),
    ),
    breakdown: [{ key: 'outlasted', round: null, points: outlasted }],
  };
}
