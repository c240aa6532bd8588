import type { CenterCardTake, Event, View, ViewExplanation } from '@fivefold/rules/my-number';
import { translatorFor } from '../../i18n/useT.ts';
import {
  hasReachedRevealStage,
  revealedPositions,
  type TableReveal,
  type TableRevealStep,
} from '../../table/reveal.ts';
import type { TableRevealInput } from '../types.ts';
import { televisionTakePromptOf } from './prompt.ts';
import { gameMessages, type MyNumberTranslate, myNumberCardTakeText, myNumberTakePoints } from './words.ts';

const STILL_MS = 300;
const OPEN_MS = 240;
const MARK_MS = 400;
const TRAVEL_MS = 500;
const COUNT_MS = 500;
/** On a television, of each card. */
const SEAT_TRAVEL_MS = 600;
const SEAT_COUNT_MS = 300;
/** The eye knows the way of the first cards. */
const CARDS_AT_FULL_TIME = 3;
const FASTER = 2 / 3;

export const revealedCardTakesIn = (events: readonly Event[]): readonly CenterCardTake[] | null =>
  events.find((event) => event.type === 'cards-revealed')?.takes ?? null;

/**
 * The played cards open from left to right, which is upwards; then the taken cards go to their owners: all together, or
 * on a television one after the other.
 */
export function revealSteps({
  before,
  events,
  context,
  isTelevision = false,
}: TableRevealInput<View, Event>): readonly TableRevealStep[] {
  const takes = revealedCardTakesIn(events);
  if (!takes) return [];
  const t = translatorFor(gameMessages, context.lang);
  return [
    { stage: 'still', ms: STILL_MS },
    ...takes.map(
      (take, i): TableRevealStep => ({
        stage: 'open',
        at: take.seat,
        say: `${context.nameOf(take.seat)}: ${isTelevision ? t('plays', take) : myNumberCardTakeText(t, take)}`,
        ms: OPEN_MS,
        sound: i === 0 ? 'reveal' : 'select',
      }),
    ),
    { stage: 'mark', ms: MARK_MS },
    ...(isTelevision
      ? takes.flatMap((take, i) => stepsOfSeat(t, context.nameOf(take.seat), take, before.table, i))
      : stepsOfAllSeats(takes, before.table, context.me)),
  ];
}

function stepsOfAllSeats(
  takes: readonly CenterCardTake[],
  { order }: View['table'],
  me: number | null,
): readonly TableRevealStep[] {
  const mine = takes.find(({ seat }) => seat === me);
  const gain = mine ? (myNumberTakePoints(mine, order) < 0 ? 'conflict' : 'gain') : null;
  return [
    { stage: 'travel', ms: TRAVEL_MS, sound: 'place' },
    { stage: 'count', ms: COUNT_MS, sound: gain },
  ];
}

function stepsOfSeat(
  t: MyNumberTranslate,
  name: string,
  take: CenterCardTake,
  table: View['table'],
  position: number,
): readonly TableRevealStep[] {
  const { title, detail, figure } = televisionTakePromptOf(t, name, take, table);
  const pace = position < CARDS_AT_FULL_TIME ? 1 : FASTER;
  const say = `${title}, ${detail}, ${figure}`;
  return [
    { stage: 'travel', at: take.seat, ms: SEAT_TRAVEL_MS * pace, sound: 'place', say },
    { stage: 'count', at: take.seat, ms: SEAT_COUNT_MS * pace },
  ];
}

/** What the table shows of the reveal of a turn. */
export interface MyNumberTurnRevealState {
  /** Whose cards are open. */
  readonly opened: ReadonlySet<number>;
  readonly isMarked: boolean;
  /** Whose card has left the middle. */
  readonly travelled: ReadonlySet<number>;
  /** Whose score has changed. */
  readonly counted: ReadonlySet<number>;
  /** On a television: the one seat that this step is about. */
  readonly current: MyNumberSeatStep | null;
  /** Collections change when the cards travel, scores when they are counted. */
  readonly view: View;
  readonly why: ViewExplanation;
}
interface MyNumberSeatStep {
  readonly seat: number;
  /** How long its card travels; null after it has arrived. */
  readonly travelMs: number | null;
}

export function myNumberTurnRevealOf(reveal: TableReveal<View, ViewExplanation>): MyNumberTurnRevealState {
  const { before, after } = reveal;
  const { phase, table } = before.view;
  const all = [...table.collections.keys()];
  const travelled = new Set(revealedPositions(reveal, 'travel', all));
  const counted = new Set(revealedPositions(reveal, 'count', all));
  return {
    opened: new Set(revealedPositions(reveal, 'open')),
    isMarked: hasReachedRevealStage(reveal, 'mark'),
    travelled,
    counted,
    current: currentSeatOf(reveal.steps[reveal.index]!),
    view: {
      ...before.view,
      table: withNewCollections(table, after.view.table, travelled),
      // Everybody has chosen, or nothing would be revealed.
      phase: phase.type === 'select' ? { ...phase, ready: phase.ready.map(() => true) } : phase,
    },
    why: withNewScores(before.why, after.why, counted),
  };
}

function withNewCollections(
  before: View['table'],
  after: View['table'],
  seats: ReadonlySet<number>,
): View['table'] {
  if (seats.size === 0) return before;
  return { ...before, collections: withPartsOf(before.collections, after.collections, seats) };
}

function withNewScores(
  before: ViewExplanation,
  after: ViewExplanation,
  seats: ReadonlySet<number>,
): ViewExplanation {
  if (seats.size === 0) return before;
  if (seats.size === before.totals.length) return after;
  return {
    ...before,
    scores: withPartsOf(before.scores, after.scores, seats),
    totals: withPartsOf(before.totals, after.totals, seats),
  };
}

const withPartsOf = <T>(
  before: readonly T[],
  after: readonly T[],
  seats: ReadonlySet<number>,
): readonly T[] => before.map((part, seat) => (seats.has(seat) ? after[seat]! : part));

function currentSeatOf({ stage, at, ms }: TableRevealStep): MyNumberSeatStep | null {
  if (at === undefined || (stage !== 'travel' && stage !== 'count')) return null;
  return { seat: at, travelMs: stage === 'travel' ? ms : null };
}
