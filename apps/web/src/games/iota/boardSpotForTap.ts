import type { Cell } from '@fivefold/rules/iota';
import type { IotaBoardSpot } from './boardSpots.ts';

/** Half of the smallest touch target: a cell for the picked card can be hit this far from its middle. */
const REACH_PX = 22;

export const boardSpotAt = (spots: readonly IotaBoardSpot[], point: Cell): IotaBoardSpot | undefined =>
  spots.find(({ x, y }) => Math.floor(point.x) === x && Math.floor(point.y) === y);

const isTarget = ({ look }: IotaBoardSpot): boolean => look === 'legal' || look === 'recycle';

/** The cell whose middle is nearest to this point of the board, if a finger there can mean it. */
export function nearestCellInTouchReach<T extends Cell>(
  cells: readonly T[],
  point: Cell,
  pitch: number,
): T | undefined {
  const away = ({ x, y }: Cell) => ({ dx: Math.abs(x + 0.5 - point.x), dy: Math.abs(y + 0.5 - point.y) });
  return cells
    .map((cell) => ({ cell, ...away(cell) }))
    .filter(({ dx, dy }) => Math.max(dx, dy) * pitch <= Math.max(REACH_PX, pitch / 2))
    .sort((a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy))[0]?.cell;
}

/**
 * The spot that a tap means. On a small board a finger misses a cell easily: unless it hits something else that
 * can be pressed, the nearest cell for the picked card within reach takes the tap.
 */
export function boardSpotForTap(
  spots: readonly IotaBoardSpot[],
  tap: Cell,
  pitch: number,
): IotaBoardSpot | undefined {
  const under = boardSpotAt(spots, tap);
  if (under?.onClick && under.look !== 'closed') return under;
  return nearestCellInTouchReach(spots.filter(isTarget), tap, pitch) ?? under;
}
