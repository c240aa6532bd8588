import type { Seat } from '../kernel/game.ts';
import { addCardToCollection, collectionSlotForCard, myNumberCardBonusOf } from './cards.ts';
import { myNumberGoalPoints } from './goals.ts';
import { myNumberRoundScoreOf, myNumberTotalScores } from './scoring.ts';
import type { Card, MyNumberRoundScore, PublicState, View } from './types.ts';

/** What a card would bring to a collection as the table stands. */
export interface CardGainPreview {
  readonly card: Card;
  /** The slot (from 0) it would go to. */
  readonly slot: number;
  /** The value of that slot. */
  readonly value: number;
  readonly bonus: number;
  readonly newColor: boolean;
  /** What the open goals would give more or less, if nobody else took a card. */
  readonly goals: number;
  /** Value and bonus, without the goals: those can still turn. */
  readonly points: number;
}

export interface ViewExplanation {
  /** By seat: what the round would count if it ended now, with every slot and goal. */
  readonly scores: readonly MyNumberRoundScore[];
  /** By seat: the finished rounds, and the one that is being played as it stands. */
  readonly totals: readonly number[];
  /** What each centre card is worth to the viewer; empty for a spectator, and when nothing is to be selected. */
  readonly row: readonly CardGainPreview[];
}

export function explain({ table, phase, me }: View): ViewExplanation {
  const { collections, finished, round } = table;
  const scores = collections.map((_, seat) => runningScore(table, seat));
  const before = myNumberTotalScores(finished.slice(0, round - 1), collections.length);
  return {
    scores,
    totals: before.map((total, seat) => total + scores[seat]!.total),
    row:
      me === 'spectator' || phase.type !== 'select'
        ? []
        : table.row.map((card) => {
            const worth = previewCardGain(table, me, card);
            return isBegun(table, me) ? worth : { ...worth, goals: 0 };
          }),
  };
}

const isBegun = ({ collections }: PublicState, seat: Seat): boolean =>
  collections[seat]!.some((cards) => cards.length > 0);

/** Nobody has won or lost a goal before the first card: no round ends with an empty collection. */
function runningScore(table: PublicState, seat: Seat): MyNumberRoundScore {
  const { order, goals, collections } = table;
  if (isBegun(table, seat)) return myNumberRoundScoreOf(seat, order, goals, collections);
  return { ...myNumberRoundScoreOf(seat, order, [], collections), goals: goals.map(() => 0) };
}

export function previewCardGain(
  { order, goals, collections }: PublicState,
  seat: Seat,
  card: Card,
): CardGainPreview {
  const mine = collections[seat]!;
  const slot = collectionSlotForCard(mine, card);
  const value = order[slot]!;
  const bonus = myNumberCardBonusOf(card);
  const after = collections.with(seat, addCardToCollection(mine, card));
  const change = goals.reduce(
    (sum, goal) =>
      sum + myNumberGoalPoints(goal, seat, order, after) - myNumberGoalPoints(goal, seat, order, collections),
    0,
  );
  return {
    card,
    slot,
    value,
    bonus,
    newColor: mine[slot]!.length === 0,
    goals: change,
    points: value + bonus,
  };
}
