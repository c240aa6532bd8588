import {
  type CenterCardTake,
  type Event,
  myNumberCardBonusOf,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/my-number';
import { translatorFor } from '../../i18n/useT.ts';
import {
  hasReachedRevealStage,
  revealedPositions,
  type TableReveal,
  type TableRevealStep,
} from '../../table/reveal.ts';
import type { TableRevealInput } from '../types.ts';
import { gameMessages, myNumberCardTakeText } from './words.ts';

const STILL_MS = 300;
const OPEN_MS = 240;
const MARK_MS = 400;
const TRAVEL_MS = 500;
const COUNT_MS = 500;

export const revealedCardTakesIn = (events: readonly Event[]): readonly CenterCardTake[] | null =>
  events.find((event) => event.type === 'cards-revealed')?.takes ?? null;

/** The played cards open from left to right, which is upwards; then the taken cards go to their owners. */
export function revealSteps({
  before,
  events,
  context,
}: TableRevealInput<View, Event>): readonly TableRevealStep[] {
  const takes = revealedCardTakesIn(events);
  if (!takes) return [];
  const mine = takes.find(({ seat }) => seat === context.me);
  const points = mine ? before.table.order[mine.slot]! + myNumberCardBonusOf(mine.took) : null;
  const gain = points === null ? null : points < 0 ? 'conflict' : 'gain';
  const t = translatorFor(gameMessages, context.lang);
  return [
    { stage: 'still', ms: STILL_MS },
    ...takes.map(
      (take, i): TableRevealStep => ({
        stage: 'open',
        at: take.seat,
        say: `${context.nameOf(take.seat)}: ${myNumberCardTakeText(t, take)}`,
        ms: OPEN_MS,
        sound: i === 0 ? 'reveal' : 'select',
      }),
    ),
    { stage: 'mark', ms: MARK_MS },
    { stage: 'travel', ms: TRAVEL_MS, sound: 'place' },
    { stage: 'count', ms: COUNT_MS, sound: gain },
  ];
}

/** What the table shows of the reveal of a turn. */
export interface MyNumberTurnRevealState {
  /** Whose cards are open. */
  readonly opened: ReadonlySet<number>;
  readonly isMarked: boolean;
  readonly hasTravelled: boolean;
  /** Collections change when the cards travel, scores when they are counted. */
  readonly view: View;
  readonly why: ViewExplanation;
}

export function myNumberTurnRevealOf(reveal: TableReveal<View, ViewExplanation>): MyNumberTurnRevealState {
  const { before, after } = reveal;
  const hasTravelled = hasReachedRevealStage(reveal, 'travel');
  const { phase } = before.view;
  return {
    opened: new Set(revealedPositions(reveal, 'open')),
    isMarked: hasReachedRevealStage(reveal, 'mark'),
    hasTravelled,
    view: {
      ...before.view,
      table: hasTravelled
        ? { ...before.view.table, collections: after.view.table.collections }
        : before.view.table,
      // Everybody has chosen, or nothing would be revealed.
      phase: phase.type === 'select' ? { ...phase, ready: phase.ready.map(() => true) } : phase,
    },
    why: hasReachedRevealStage(reveal, 'count') ? after.why : before.why,
  };
}
