import {
  type Action,
  iota,
  isWild,
  type PlacedCard,
  printedPointsOfCard,
  type View,
} from '@fivefold/rules/iota';
import type { RatedAction } from '../ratings.ts';
import { explainIotaPlay } from './explain.ts';

/** The grid for quick lookups: 0 is an empty cell, else the points on the card and 1. Wide enough for any grid. */
const WIDTH = 256;
const at = (x: number, y: number) => (y + 128) * WIDTH + x + 128;

class Sheet {
  readonly cells = new Uint8Array(WIDTH * WIDTH);

  constructor(grid: readonly PlacedCard[]) {
    for (const placed of grid) this.put(placed);
  }

  put({ x, y, card }: PlacedCard): void {
    this.cells[at(x, y)] = printedPointsOfCard(card) + 1;
  }

  take({ x, y }: PlacedCard): void {
    this.cells[at(x, y)] = 0;
  }

  /** The cards of the run through a cell, and their sum: length * 256 + sum, and the first cell. */
  run(cell: number, step: number): { readonly first: number; readonly length: number; readonly sum: number } {
    const { cells } = this;
    let first = cell;
    while (cells[first - step]! > 0) first -= step;
    let length = 0;
    let sum = 0;
    for (let i = first; cells[i]! > 0; i += step) {
      length += 1;
      sum += cells[i]! - 1;
    }
    return { first, length, sum };
  }

  /** Points of a play, and how many lines of three it leaves, each of which somebody may complete. */
  score(
    placements: readonly PlacedCard[],
    isLast: boolean,
  ): { readonly points: number; readonly open: number } {
    for (const placed of placements) this.put(placed);
    let base = 0;
    let doublings = (placements.length === 4 ? 1 : 0) + (isLast ? 1 : 0);
    let open = 0;
    const counted = new Set<number>();
    for (const { x, y } of placements)
      for (const step of [1, WIDTH]) {
        const { first, length, sum } = this.run(at(x, y), step);
        const key = first * 2 + (step === 1 ? 0 : 1);
        if (length < 2 || counted.has(key)) continue;
        counted.add(key);
        base += sum;
        if (length === 4) doublings += 1;
        if (length === 3) open += sum;
      }
    for (const placed of placements) this.take(placed);
    return { points: base * 2 ** doublings, open };
  }
}

export interface RatedIotaPlay extends RatedAction<Action> {
  readonly points: number;
}

/** What a wild kept is worth while there is a deck. */
export const IOTA_WILD_CARD_IN_HAND_VALUE = 18;
/** What leaving a line of three costs, for each of its points: somebody may complete it. */
export const IOTA_OPEN_LINE_COST = 0.1;

/** Every turn that lays cards, and one pass: all swaps but the largest are left out. */
export function rateIotaActions(view: View): readonly RatedIotaPlay[] {
  const { table, hand } = view;
  const { deckSize, options } = table;
  const sheet = new Sheet(table.grid);
  const rated: RatedIotaPlay[] = [];
  for (const action of iota.legal(view)) {
    if (action.type === 'pass') continue;
    const { recycles, placements } = action;
    // The wilds that a recycle takes have no points: the natural in their place has.
    for (const placed of recycles) sheet.put(placed);
    const isLast = deckSize === 0 && placements.length === hand.length;
    const { points, open } = sheet.score(placements, isLast);
    for (const { x, y } of recycles) sheet.cells[at(x, y)] = 1;
    const spent = placements.filter(({ card }) => isWild(card)).length - recycles.length;
    const keep = deckSize > 0 ? IOTA_WILD_CARD_IN_HAND_VALUE : 3;
    const value = options.scoring
      ? points - keep * spent - IOTA_OPEN_LINE_COST * open + (deckSize === 0 ? 2 * placements.length : 0)
      : childValue(view, placements.length, spent);
    rated.push({ action, value, points, reason: explainIotaPlay(view, action, points) });
  }
  rated.push(passOf(view));
  return rated;
}

/** Who is first without cards wins: only cards that the deck cannot replace count, and a wild fits at the end. */
function childValue({ table: { deckSize }, hand }: View, cards: number, spent: number): number {
  const left = hand.length - cards + Math.min(deckSize, cards);
  return -10 * left - (deckSize > 0 ? 9 : 2) * spent + 0.5 * cards;
}

/** Swaps what has no wild in it, as far as the deck goes. */
function passOf({ table, hand }: View): RatedIotaPlay {
  const swap = hand.filter((card) => !isWild(card)).slice(0, table.deckSize);
  return {
    action: { type: 'pass', recycles: [], swap },
    value: table.options.scoring ? -1 : childValue({ table, hand } as View, 0, 0) - 1,
    points: 0,
    reason: { code: 'swap', cards: swap.length },
  };
}
