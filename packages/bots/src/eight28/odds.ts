import { type Card, EIGHT28_CARD_KINDS } from '@fivefold/rules/eight28';

/** Cards by kind, in the order of `EIGHT28_CARD_KINDS`: a hand or a deck as how many there are of each. */
export type Eight28CardCountsByKind = ArrayLike<number>;
export const CARD_KIND_COUNT = EIGHT28_CARD_KINDS.length;
/** The 1/11 is the last kind. */
export const ONE_OR_ELEVEN_KIND_INDEX = CARD_KIND_COUNT - 1;
export const cardKindIndex = (card: Card): number => EIGHT28_CARD_KINDS.indexOf(card);
export const lowestValueOfCardKind = (kind: number): number =>
  kind === ONE_OR_ELEVEN_KIND_INDEX ? 1 : kind + 1;

export const MAX_TOTAL_TO_WIN_28 = 28;
export const MAX_TOTAL_TO_WIN_8 = 8;
/** More than two 1/11 are as good as two: a third would lead above 28. */
const EXTRAS = 3;

/** How likely a rival who goes for 28 ends above this total, by total from 28 down; lower ones are like the last. */
const ABOVE = [0, 0.18, 0.36, 0.5, 0.6, 0.66, 0.7, 0.72];
/** The same for 8, from 8 down. */
const ABOVE_EIGHT = [0, 0.35, 0.55, 0.68, 0.75, 0.8, 0.84, 0.87];

const at = (list: readonly number[], i: number) => list[Math.min(i, list.length - 1)]!;
const between = (list: readonly number[], i: number) => 0.6 * at(list, i) + 0.4 * at(list, i + 1);
/** By total: how likely a rival who goes for the same half is above it; a tie is nearly as bad. */
const BEATEN = Float64Array.from({ length: MAX_TOTAL_TO_WIN_28 + 1 }, (_, total) =>
  total <= MAX_TOTAL_TO_WIN_8
    ? between(ABOVE_EIGHT, MAX_TOTAL_TO_WIN_8 - total)
    : between(ABOVE, MAX_TOTAL_TO_WIN_28 - total),
);

/** What everybody sees of a rival: its open cards, whether it declined last, and whether it gets no more cards. */
export interface Eight28RivalPublicState extends Eight28HandTotals {
  readonly rests: boolean;
  /** Declined where a pass is final: its hand is what it shows and one hidden card. */
  readonly isFinal: boolean;
}

/** A hand: its low total and how many 1/11 are in it. */
export interface Eight28HandTotals {
  readonly low: number;
  readonly extra: number;
}

export interface TakeOrDeclineValues {
  readonly stay: number;
  readonly take: number;
}

/** By total: the chance to have the best one. Players above 8 cannot win the 8; players who are out win neither half. */
function chancesOf(
  rivals: readonly Eight28RivalPublicState[],
  unseen: Eight28CardCountsByKind,
): Float64Array {
  const chances = new Float64Array(MAX_TOTAL_TO_WIN_28 + 1).fill(1);
  for (const rival of rivals) {
    if (rival.isFinal) {
      multiplyByFinalHand(chances, rival, unseen);
      continue;
    }
    const low = goesLow(rival);
    const high = goesHigh(rival);
    for (let total = 1; total <= MAX_TOTAL_TO_WIN_28; total += 1)
      chances[total]! *= 1 - (total <= MAX_TOTAL_TO_WIN_8 ? low : high) * BEATEN[total]!;
  }
  return chances;
}

/** How likely somebody stops for good with a hand that is good for neither half, compared with a good one. */
const POOR_STOP = 0.2;
const isGoodStop = (low: number, high: number): boolean => high >= 19 || (low >= 5 && low <= 8);
const finalTotals = new Float64Array(MAX_TOTAL_TO_WIN_28 + 1);

/** The hidden card is the only one that is not known of a hand that stays as it is. */
function multiplyByFinalHand(
  chances: Float64Array,
  { low: shown, extra: elevens }: Eight28RivalPublicState,
  unseen: Eight28CardCountsByKind,
): void {
  finalTotals.fill(0);
  let all = 0;
  for (let kind = 0; kind < CARD_KIND_COUNT; kind += 1) {
    const low = shown + lowestValueOfCardKind(kind);
    const extra = elevens + (kind === ONE_OR_ELEVEN_KIND_INDEX ? 1 : 0);
    const high = highestTotalUpTo28(low, extra);
    const weight = unseen[kind]! * (isGoodStop(low, high) && low <= MAX_TOTAL_TO_WIN_28 ? 1 : POOR_STOP);
    all += weight;
    if (low > MAX_TOTAL_TO_WIN_28) continue;
    // With a 1/11 it goes for one half or for the other.
    const canChoose = low <= MAX_TOTAL_TO_WIN_8 && extra > 0;
    finalTotals[low <= MAX_TOTAL_TO_WIN_8 ? low : high]! += canChoose ? weight / 2 : weight;
    if (canChoose) finalTotals[high]! += weight / 2;
  }
  if (all === 0) return;
  multiplyByTotals(chances, MAX_TOTAL_TO_WIN_28, MAX_TOTAL_TO_WIN_8 + 1, all);
  multiplyByTotals(chances, MAX_TOTAL_TO_WIN_8, 1, all);
}

/** By total of one half: not to be beaten, and half of it in a tie. */
function multiplyByTotals(chances: Float64Array, most: number, least: number, all: number): void {
  let above = 0;
  for (let total = most; total >= least; total -= 1) {
    const same = finalTotals[total]!;
    chances[total]! *= Math.max(0, 1 - (above + same / 2) / all);
    above += same;
  }
}

/** The largest total up to 28, for a low total that is not above it. */
export const highestTotalUpTo28 = (low: number, extra: number): number =>
  low + 10 * Math.max(0, Math.min(extra, Math.floor((MAX_TOTAL_TO_WIN_28 - low) / 10)));

const goesLow = ({ low, rests }: Eight28RivalPublicState): number =>
  low >= MAX_TOTAL_TO_WIN_8 ? 0 : rests ? 0.9 : low >= 4 ? 0.5 : 0.4;

function goesHigh({ low, rests }: Eight28RivalPublicState): number {
  if (low >= MAX_TOTAL_TO_WIN_28) return 0;
  if (low >= MAX_TOTAL_TO_WIN_8) return rests && low < 17 ? 0.5 : 1;
  return rests ? 0.15 : 0.5;
}

/** In halves of the pot: what a hand is worth as it is. */
function worthOf(low: number, extra: number, chances: Float64Array): number {
  if (low === MAX_TOTAL_TO_WIN_8 && extra >= 2) return 2;
  if (low > MAX_TOTAL_TO_WIN_28) return 0;
  const high = highestTotalUpTo28(low, extra);
  if (low > MAX_TOTAL_TO_WIN_8) return chances[high]!;
  return extra === 0 ? chances[low]! : Math.max(chances[low]!, chances[high]!);
}

const best = new Float64Array((MAX_TOTAL_TO_WIN_28 + 12) * EXTRAS);

/** What one more card brings on average to a hand, by what all larger hands are worth. */
function next(low: number, extra: number, unseen: Eight28CardCountsByKind, cards: number): number {
  if (cards === 0) return 0;
  let sum = unseen[ONE_OR_ELEVEN_KIND_INDEX]! * best[(low + 1) * EXTRAS + Math.min(extra + 1, EXTRAS - 1)]!;
  const most = Math.min(ONE_OR_ELEVEN_KIND_INDEX, MAX_TOTAL_TO_WIN_28 - low);
  for (let kind = 0; kind < most; kind += 1) sum += unseen[kind]! * best[(low + kind + 1) * EXTRAS + extra]!;
  return sum / cards;
}

/** Optimal stopping over the unseen cards, as if each drawn one were put back: the odds of a next card are exact. */
export function estimateTakeOrDeclineValues(
  held: Eight28HandTotals,
  unseen: Eight28CardCountsByKind,
  rivals: readonly Eight28RivalPublicState[],
): TakeOrDeclineValues {
  return solveEight28OptimalStopping(held, unseen, chancesOf(rivals, unseen));
}

/** The same for given chances to have the best total. */
export function solveEight28OptimalStopping(
  held: Eight28HandTotals,
  unseen: Eight28CardCountsByKind,
  chances: Float64Array,
): TakeOrDeclineValues {
  const extra = Math.min(held.extra, EXTRAS - 1);
  let cards = 0;
  for (let kind = 0; kind < CARD_KIND_COUNT; kind += 1) cards += unseen[kind]!;
  for (let extras = 0; extras < EXTRAS; extras += 1) best[(MAX_TOTAL_TO_WIN_28 + 1) * EXTRAS + extras] = 0;
  for (let low = MAX_TOTAL_TO_WIN_28; low > held.low; low -= 1)
    for (let extras = extra; extras < EXTRAS; extras += 1)
      best[low * EXTRAS + extras] = Math.max(worthOf(low, extras, chances), next(low, extras, unseen, cards));
  const take = held.low >= MAX_TOTAL_TO_WIN_28 ? 0 : next(held.low, extra, unseen, cards);
  return { stay: worthOf(held.low, extra, chances), take };
}
