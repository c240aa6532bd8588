import type { Outcome, Seat } from '../kernel/game.ts';
import { rankSeats } from '../kernel/rank.ts';
import { myNumberCardBonusOf } from './cards.ts';
import { myNumberGoalPoints } from './goals.ts';
import type {
  MyNumberCollection,
  MyNumberFinishedRound,
  MyNumberGoalId,
  MyNumberRoundScore,
  State,
} from './types.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Rules 4.4. Goals look at the other collections too. */
export function myNumberRoundScoreOf(
  seat: Seat,
  order: readonly number[],
  goals: readonly MyNumberGoalId[],
  collections: readonly MyNumberCollection[],
): MyNumberRoundScore {
  const mine = collections[seat]!;
  const slots = mine.map((cards, slot) => order[slot]! * cards.length);
  const collection = sum(slots);
  const slotBonuses = mine.map((cards) => sum(cards.map(myNumberCardBonusOf)));
  const met = goals.map((goal) => myNumberGoalPoints(goal, seat, order, collections));
  const bonus = sum(slotBonuses) + sum(met);
  return { slots, slotBonuses, collection, goals: met, bonus, total: collection + bonus };
}

/** The score pad's sums so far, by seat. */
export const myNumberTotalScores = (
  finished: readonly Pick<MyNumberFinishedRound, 'scores'>[],
  seats: number,
): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => sum(finished.map(({ scores }) => scores[seat]!.total)));

export const outcome = ({ table, phase }: State): Outcome | null =>
  phase.type === 'over' ? myNumberOutcomeOfRounds(table.finished) : null;

/** Rules 5: the sum, then the last round with its bonuses, then all bonus points; otherwise a shared place. */
export function myNumberOutcomeOfRounds(
  finished: readonly {
    readonly scores: readonly Pick<MyNumberRoundScore, 'collection' | 'bonus' | 'total'>[];
  }[],
): Outcome {
  const last = finished.at(-1)!.scores;
  const ranking = rankSeats(
    last.map(({ total }, seat) => ({
      seat,
      score: sum(finished.map(({ scores }) => scores[seat]!.total)),
      ties: [
        { key: 'last-round', value: total },
        { key: 'bonus', value: sum(finished.map(({ scores }) => scores[seat]!.bonus)) },
      ],
    })),
  );
  const breakdown = finished.flatMap(({ scores }, i) => [
    { key: 'collection', round: i + 1, points: scores.map(({ collection }) => collection) },
    { key: 'bonus', round: i + 1, points: scores.map(({ bonus }) => bonus) },
  ]);
  return { ranking, breakdown };
}
