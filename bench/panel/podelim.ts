import { pickRandom, type Random } from '@fivefold/rules';
import {
  type Action,
  type Card,
  type CardValue,
  cardsInRange,
  cardValue,
  cutPile,
  cutsForEvenParts,
  type PilePart,
  podelim,
  previewJokerPlacement,
  previewTakingPilePart,
  type View,
} from '@fivefold/rules/podelim';
import { bestBy, type Panel } from './player.ts';

const JOKER_GUESS = 5;
const sumOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (cardValue(card) ?? JOKER_GUESS), 0);
const sumCardValuesOfPart = ({ table }: View, part: PilePart): number => sumOf(cardsInRange(table, part));

/** How a simple player decides in each phase. */
interface Habits {
  readonly split: (view: View, actions: readonly Action[], random: Random) => Action;
  readonly discard: (view: View, parts: readonly PilePart[], random: Random) => PilePart;
  readonly vote: (view: View, parts: readonly PilePart[], random: Random) => PilePart;
  readonly joker: (view: View, random: Random) => CardValue;
}

const player =
  ({ split, discard, vote, joker }: Habits) =>
  (view: View, random: Random): Action => {
    const { phase, ballot, players } = view.table;
    switch (phase.type) {
      case 'split':
        return split(view, [...podelim.legal(view)], random);
      case 'discard':
        return { type: 'discard-part', color: discard(view, phase.parts, random).color };
      case 'vote':
        return { type: 'vote', ballot, color: vote(view, phase.parts, random).color };
      default: {
        const { unattached } = players[view.me as number]!;
        return { type: 'place-jokers', values: Array<CardValue>(unattached).fill(joker(view, random)) };
      }
    }
  };

/** The sums of the parts that a cut makes. */
function cutSums(view: View, action: Action): readonly number[] {
  const { phase } = view.table;
  if (phase.type !== 'split' || action.type !== 'split') return [0];
  return cutPile(phase.pile, [action.first, action.second]).map((part) => sumCardValuesOfPart(view, part));
}

const evenSums = (view: View, actions: readonly Action[]): Action =>
  bestBy(actions, (action) => Math.min(...cutSums(view, action)));
const evenCounts = (view: View): Action => {
  const { phase } = view.table;
  if (phase.type !== 'split') throw new Error('there is nothing to cut');
  const [first, second] = cutsForEvenParts(phase.pile);
  return { type: 'split', first, second };
};
const oneBigPart = (view: View, actions: readonly Action[]): Action =>
  bestBy(actions, (action) => Math.max(...cutSums(view, action)));
const anyCut = (_: View, actions: readonly Action[], random: Random): Action => pickRandom(actions, random);

const smallestSum = (view: View, parts: readonly PilePart[]): PilePart =>
  bestBy(parts, (part) => -sumCardValuesOfPart(view, part));
const largestSum = (view: View, parts: readonly PilePart[]): PilePart =>
  bestBy(parts, (part) => sumCardValuesOfPart(view, part));
const secondLargestSum = (view: View, parts: readonly PilePart[]): PilePart => {
  const largest = largestSum(view, parts);
  return largestSum(
    view,
    parts.filter((part) => part !== largest),
  );
};
const mostCards = (view: View, parts: readonly PilePart[]): PilePart =>
  bestBy(parts, (part) => 100 * (part.to - part.from) + sumCardValuesOfPart(view, part));

/** Points that a part adds for me if nobody else takes it; its jokers are guessed. */
function gainOf(view: View, part: PilePart): number {
  const preview = previewTakingPilePart(view, part.color);
  if (!preview.ok) return 0;
  const jokers = cardsInRange(view.table, part).filter((card) => card === 'J').length;
  return preview.value.points[view.me as number]! + 2 * jokers + 0.01 * sumCardValuesOfPart(view, part);
}
const mostPoints = (view: View, parts: readonly PilePart[]): PilePart =>
  bestBy(parts, (part) => gainOf(view, part));

const stacksOf = ({ table, me }: View) => table.players[me as number]!.stacks;
const largestStack = (view: View): CardValue =>
  bestBy(stacksOf(view), ({ numbers, jokers, value }) => 10 * (numbers + jokers) + value).value;
const highestStack = (view: View): CardValue => bestBy(stacksOf(view), ({ value }) => value).value;
const stackThatScores = (view: View): CardValue =>
  bestBy(stacksOf(view), ({ value }) => {
    const preview = previewJokerPlacement(
      view,
      Array<CardValue>(view.table.players[view.me as number]!.unattached).fill(value),
    );
    return preview.ok ? preview.value.points[view.me as number]! + value / 20 : 0;
  }).value;
const anyStack = (view: View, random: Random): CardValue => pickRandom(stacksOf(view), random).value;

const byChance = (_: View, parts: readonly PilePart[], random: Random): PilePart => pickRandom(parts, random);

/** Likes a part in proportion to what is on it. */
function byWeight(view: View, parts: readonly PilePart[], random: Random): PilePart {
  const total = parts.reduce((sum, part) => sum + sumCardValuesOfPart(view, part), 0);
  let left = (random.next() / 2 ** 32) * total;
  for (const part of parts) {
    left -= sumCardValuesOfPart(view, part);
    if (left < 0) return part;
  }
  return parts.at(-1)!;
}

export const podelimPanel: Panel<View, Action> = {
  /** Wants the largest sum. */
  greedy: player({ split: evenSums, discard: smallestSum, vote: largestSum, joker: largestStack }),
  /** Wants what adds most to the own majorities. */
  collector: player({ split: evenSums, discard: smallestSum, vote: mostPoints, joker: stackThatScores }),
  /** Expects everybody to want the largest sum, and takes the next one. */
  dodger: player({ split: oneBigPart, discard: largestSum, vote: secondLargestSum, joker: highestStack }),
  /** Counts cards, not points. */
  hoarder: player({ split: evenCounts, discard: smallestSum, vote: mostCards, joker: largestStack }),
  /** Votes by a die. */
  dice: player({ split: anyCut, discard: byChance, vote: byChance, joker: anyStack }),
  /** Draws a part by what is on it. */
  mixer: player({ split: evenSums, discard: smallestSum, vote: byWeight, joker: stackThatScores }),
};
