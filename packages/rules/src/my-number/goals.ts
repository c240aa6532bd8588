import type { Seat } from '../kernel/game.ts';
import { type Random, shuffle } from '../kernel/random.ts';
import { collectionCountOfColor, collectionSlotOfColor } from './cards.ts';
import {
  type Color,
  MY_NUMBER_COLORS,
  MY_NUMBER_GOAL_IDS,
  type MyNumberCollection,
  type MyNumberGoalId,
} from './types.ts';

export const goalLetterOf = (goal: MyNumberGoalId): string => goal[0]!;

type Met = (
  mine: MyNumberCollection,
  order: readonly number[],
  all: readonly MyNumberCollection[],
) => boolean;

const most =
  (color: Color): Met =>
  (mine, _order, all) =>
    all.every((other) => collectionCountOfColor(other, color) <= collectionCountOfColor(mine, color));
const fewest =
  (color: Color): Met =>
  (mine, _order, all) =>
    all.every((other) => collectionCountOfColor(other, color) >= collectionCountOfColor(mine, color));
const hasCount =
  (color: Color, ...counts: readonly number[]): Met =>
  (mine) =>
    counts.includes(collectionCountOfColor(mine, color));
const liesOn =
  (color: Color, ...values: readonly number[]): Met =>
  (mine, order) =>
    values.some((value) => order.indexOf(value) === collectionSlotOfColor(mine, color));
const hasColors =
  (colors: number): Met =>
  (mine) =>
    mine.filter((cards) => cards.length > 0).length === colors;
const hasSlotOf =
  (count: number): Met =>
  (mine) =>
    mine.some((cards) => cards.length === count);

/** Rules 6, line by line. "Most" and "fewest" include ties, and 0 is a number (R10). */
export const MY_NUMBER_GOALS: Readonly<
  Record<MyNumberGoalId, { readonly points: number; readonly met: Met }>
> = {
  A1: { points: 2, met: hasCount('orange', 1, 3) },
  A2: { points: -2, met: liesOn('orange', 1, 2) },
  B1: { points: 2, met: hasCount('blue', 2, 4) },
  B2: {
    points: 2,
    // R12: never without blue, so not with a collection that is still empty either.
    met: (mine) =>
      MY_NUMBER_COLORS.every(
        (color) => collectionCountOfColor(mine, 'blue') >= Math.max(1, collectionCountOfColor(mine, color)),
      ),
  },
  C1: { points: -2, met: fewest('pink') },
  C2: { points: 2, met: most('pink') },
  D1: {
    points: 2,
    met: (mine) => {
      const slot = collectionSlotOfColor(mine, 'green');
      return slot >= 0 && !mine[slot + 1]?.length;
    },
  },
  D2: { points: 2, met: liesOn('green', 4, 5) },
  E1: {
    points: 2,
    met: (mine) =>
      collectionCountOfColor(mine, 'purple') >= Math.max(1, collectionCountOfColor(mine, 'orange')),
  },
  E2: { points: -2, met: most('purple') },
  F1: { points: 2, met: hasColors(5) },
  F2: { points: 2, met: hasColors(3) },
  G1: { points: -2, met: hasSlotOf(3) },
  G2: { points: 2, met: hasSlotOf(4) },
};

export function myNumberGoalPoints(
  goal: MyNumberGoalId,
  seat: Seat,
  order: readonly number[],
  collections: readonly MyNumberCollection[],
): number {
  const { points, met } = MY_NUMBER_GOALS[goal];
  return met(collections[seat]!, order, collections) ? points : 0;
}

/**
 * Rules 6: opens goals of different letters from the top of the stack; the ones put aside go under it.
 * `seen` forces what is opened, one by one: an imagined stack must have given what everybody saw.
 */
export function drawMyNumberGoals(
  stack: readonly MyNumberGoalId[],
  count: number,
  random: Random,
  seen: readonly MyNumberGoalId[] = [],
): { readonly open: readonly MyNumberGoalId[]; readonly stack: readonly MyNumberGoalId[] } {
  const open: MyNumberGoalId[] = [];
  let aside: MyNumberGoalId[] = [];
  let rest = [...stack];
  while (open.length < count) {
    if (rest.length === 0) {
      aside = [];
      rest = shuffle(
        MY_NUMBER_GOAL_IDS.filter((goal) => !open.includes(goal)),
        random,
      );
    }
    const top = rest[0]!;
    if (open.some((goal) => goalLetterOf(goal) === goalLetterOf(top))) {
      aside.push(top);
    } else {
      const opened = seen[open.length] ?? top;
      rest[rest.indexOf(opened)] = top;
      open.push(opened);
    }
    rest.shift();
  }
  return { open, stack: [...rest, ...aside] };
}
