import { type Action, type Card, isWild, type PlacedCard, type View } from '@fivefold/rules/iota';

/** The grid and the hand after a turn, before drawing. */
export interface IotaTurnResult {
  readonly grid: readonly PlacedCard[];
  readonly kept: readonly Card[];
  /** Wilds played from the hand minus wilds recycled into it. */
  readonly spent: number;
}

export function iotaResultOfTurn({ table: { grid }, hand }: View, action: Action): IotaTurnResult {
  const wilds = grid.filter(({ card }) => isWild(card));
  const back = action.recycles.map(({ x, y }) => wilds.find((wild) => wild.x === x && wild.y === y)!.card);
  const laid = action.type === 'play' ? action.placements.map(({ card }) => card) : action.swap;
  const used = new Set([...action.recycles.map(({ card }) => card), ...laid]);
  const kept = [...hand, ...back].filter((card) => !used.has(card));
  const spent = hand.filter(isWild).length - kept.filter(isWild).length;
  return { grid: gridAfterAction(grid, action), kept, spent };
}

function gridAfterAction(grid: readonly PlacedCard[], action: Action): readonly PlacedCard[] {
  const recycled = grid.map(
    (placed) => action.recycles.find(({ x, y }) => x === placed.x && y === placed.y) ?? placed,
  );
  return action.type === 'play' ? [...recycled, ...action.placements] : recycled;
}
