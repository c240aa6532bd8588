import type { HintLevel } from '@fivefold/room';
import {
  type Card,
  type Cell,
  type IotaStagedTurn,
  isWild,
  playableCellsForCard,
  previewIotaStagedTurn,
  type Refusal,
  type StagedCardLine,
  type View,
  wildRecycleChoicesFor,
} from '@fivefold/rules/iota';

/** A cell that a picked card may go to. */
export interface CardPlacementTarget extends Cell {
  readonly kind: 'place' | 'recycle';
  /** The score of the staged cards with this one; null where hints are off. */
  readonly points: number | null;
}
export const cellKeyOf = ({ x, y }: Cell): string => `${x},${y}`;

/** Empty cells beside a card. */
export function emptyNeighborCells({ table }: View, { placements }: IotaStagedTurn): readonly Cell[] {
  const cards = [...table.grid, ...placements];
  const taken = new Set(cards.map(cellKeyOf));
  const open = new Map<string, Cell>();
  for (const { x, y } of cards)
    for (const cell of [
      { x: x + 1, y },
      { x: x - 1, y },
      { x, y: y + 1 },
      { x, y: y - 1 },
    ])
      if (!taken.has(cellKeyOf(cell))) open.set(cellKeyOf(cell), cell);
  return [...open.values()];
}

/** Where a card can go. Every play can be made one legal card at a time, so only those cells are offered. */
export function cardPlacementTargets(
  view: View,
  staging: IotaStagedTurn,
  card: Card,
  hints: HintLevel,
): readonly CardPlacementTarget[] {
  const { recycles, placements } = staging;
  if (hints === 'none') {
    const wilds =
      placements.length > 0 || isWild(card) ? [] : view.table.grid.filter((one) => isWild(one.card));
    return [
      ...emptyNeighborCells(view, staging).map(
        (cell): CardPlacementTarget => ({ ...cell, kind: 'place', points: null }),
      ),
      ...wilds.map(({ x, y }): CardPlacementTarget => ({ x, y, kind: 'recycle', points: null })),
    ];
  }
  // Without the other cards in hand, the rules consider this one alone.
  const used = new Set([card, ...recycles.map((one) => one.card), ...placements.map((one) => one.card)]);
  const alone: View = { ...view, hand: view.hand.filter((one) => used.has(one)) };
  return [
    ...playableCellsForCard(alone, staging, card)
      .filter(({ isReady }) => isReady)
      .map(({ x, y }): CardPlacementTarget => {
        const score = hints === 'full' ? lookAt(view, staging, { x, y }, card).score : null;
        return { x, y, kind: 'place', points: score?.total ?? null };
      }),
    ...wildRecycleChoicesFor(view, staging)
      .filter(({ cards }) => cards.includes(card))
      .map(({ x, y }): CardPlacementTarget => ({ x, y, kind: 'recycle', points: null })),
  ];
}

const lookAt = (view: View, { recycles, placements }: IotaStagedTurn, { x, y }: Cell, card: Card) =>
  previewIotaStagedTurn(view, { recycles, placements: [...placements, { x, y, card }] });

/** Where a card cannot go, and the lines that it would break there. */
export interface RefusedPlacementCell extends Cell {
  readonly lines: readonly StagedCardLine[];
}
interface RefusedPlacement extends RefusedPlacementCell {
  readonly refusal: Refusal;
}

/** Why this card cannot go there: onto an empty cell, or in the place of a wild. */
export function refusedCardPlacement(
  view: View,
  staging: IotaStagedTurn,
  { x, y }: Cell,
  card: Card,
): RefusedPlacement | null {
  const there = view.table.grid.find((placed) => cellKeyOf(placed) === cellKeyOf({ x, y }))?.card;
  if (there === undefined || !isWild(there)) {
    const { refusal, lines } = lookAt(view, staging, { x, y }, card);
    return refusal && { x, y, refusal, lines: lines.filter((line) => isToBlame(line, refusal)) };
  }
  const { refusal } = previewIotaStagedTurn(view, {
    recycles: [...staging.recycles, { x, y, card }],
    placements: staging.placements,
  });
  // That nothing is laid yet is no reason.
  return refusal && refusal.code !== 'bad-count' ? { x, y, refusal, lines: [] } : null;
}

const isToBlame = ({ broken, isTooLong, cards }: StagedCardLine, { code }: Refusal): boolean =>
  broken.length > 0 || isTooLong || (code === 'wild-impossible' && cards.some(isWild));
