import {
  type Card,
  type Pile,
  type PilePart,
  PODELIM_PART_COLORS,
  type PublicState,
  type RowRange,
} from './types.ts';

export const rangeSize = ({ from, to }: RowRange): number => to - from;

export const cardsInRange = ({ row }: PublicState, { from, to }: RowRange): readonly Card[] =>
  row.slice(from, to);

/** A cut lies after that many cards of the pile; each of the three parts needs a card. */
export const canCutPileAt = (pile: RowRange, first: number, second: number): boolean =>
  1 <= first && first < second && second < rangeSize(pile);

/** The parts from the left: white, blue, black. */
export function cutPile(pile: RowRange, cuts: readonly number[]): readonly PilePart[] {
  const edges = [...cuts, rangeSize(pile)];
  return edges.map((edge, i) => ({
    color: PODELIM_PART_COLORS[i]!,
    from: pile.from + (i === 0 ? 0 : edges[i - 1]!),
    to: pile.from + edge,
  }));
}

/** Rules 4.5: two cards are halved and three can be split in one way only, so the leader is not asked; else null. */
export function onlyPossibleCuts(pile: RowRange): readonly number[] | null {
  const size = rangeSize(pile);
  if (size === 2) return [1];
  return size === 3 ? [1, 2] : null;
}

/** As even as can be; the middle gets the one card left over, the sides get two. */
export function cutsForEvenParts(pile: RowRange): readonly [first: number, second: number] {
  const size = rangeSize(pile);
  const side = Math.floor((size + 1) / 3);
  return [side, size - side];
}

/** Cards of the row that nobody owns yet. */
export const unownedPodelimRowCards = ({ row, owners }: PublicState): readonly Card[] =>
  row.filter((_, i) => owners[i] === null);

export const isPileWholeRow = (pile: Pile): boolean => pile.color === null;
