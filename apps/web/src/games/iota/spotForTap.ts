import type { Cell } from '@fivefold/rules/iota';
import type { BoardSpot } from './boardSpots.ts';

/** Half of the smallest touch target: a cell for the picked card can be tapped this far from its middle. */
const REACH_PX = 22;

const isTarget = ({ look }: BoardSpot): boolean => look === 'legal' || look === 'recycle';

/**
 * The spot that a tap means. On a small board a finger misses a cell easily: unless it hits something else that
 * can be pressed, the nearest cell for the picked card within reach takes the tap.
 */
export function spotForTap(spots: readonly BoardSpot[], tap: Cell, pitch: number): BoardSpot | undefined {
  const under = spots.find(({ x, y }) => Math.floor(tap.x) === x && Math.floor(tap.y) === y);
  if (under?.onClick && under.look !== 'closed') return under;
  const away = ({ x, y }: Cell) => ({ dx: Math.abs(x + 0.5 - tap.x), dy: Math.abs(y + 0.5 - tap.y) });
  const nearest = spots
    .filter(isTarget)
    .map((spot) => ({ spot, ...away(spot) }))
    .filter(({ dx, dy }) => Math.max(dx, dy) * pitch <= REACH_PX)
    .sort((a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy))[0];
  return nearest?.spot ?? under;
}
