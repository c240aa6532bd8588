import {
  type Color,
  collectionCountOfColor,
  collectionSlotOfColor,
  MY_NUMBER_COLORS,
  type MyNumberGoalId,
  type PublicState,
} from '@fivefold/rules/my-number';

/** My progress towards a goal: a message `goal.now.<key>` with its numbers. */
export type MyNumberGoalProgress =
  | { readonly key: 'have' | 'colors' | 'right'; readonly n: number }
  | { readonly key: 'most' | 'fewest' | 'against'; readonly n: number; readonly others: number }
  | { readonly key: 'lies'; readonly value: number }
  | { readonly key: 'sizes'; readonly sizes: string }
  | { readonly key: 'nowhere' };

type MeasureGoal = (table: PublicState, seat: number) => MyNumberGoalProgress;

const mine = (table: PublicState, seat: number, color: Color): number =>
  collectionCountOfColor(table.collections[seat]!, color);
const theirs = (table: PublicState, seat: number, color: Color): readonly number[] =>
  table.collections.filter((_, other) => other !== seat).map((cards) => collectionCountOfColor(cards, color));

const have =
  (color: Color): MeasureGoal =>
  (table, seat) => ({ key: 'have', n: mine(table, seat, color) });
const most =
  (color: Color): MeasureGoal =>
  (table, seat) => ({
    key: 'most',
    n: mine(table, seat, color),
    others: Math.max(...theirs(table, seat, color)),
  });
const fewest =
  (color: Color): MeasureGoal =>
  (table, seat) => ({
    key: 'fewest',
    n: mine(table, seat, color),
    others: Math.min(...theirs(table, seat, color)),
  });
const lies =
  (color: Color): MeasureGoal =>
  (table, seat) => {
    const slot = collectionSlotOfColor(table.collections[seat]!, color);
    return slot === -1 ? { key: 'nowhere' } : { key: 'lies', value: table.order[slot]! };
  };
/** My cards of one color compared with my cards of others. */
const against =
  (color: Color, ...others: readonly Color[]): MeasureGoal =>
  (table, seat) => ({
    key: 'against',
    n: mine(table, seat, color),
    others: Math.max(...others.map((other) => mine(table, seat, other))),
  });
const sizes = (table: PublicState, seat: number): readonly number[] =>
  table.collections[seat]!.map((cards) => cards.length);
const colors: MeasureGoal = (table, seat) => ({
  key: 'colors',
  n: sizes(table, seat).filter((n) => n > 0).length,
});
/** How many colors lie to the right of this one. */
const right =
  (color: Color): MeasureGoal =>
  (table, seat) => {
    const slot = collectionSlotOfColor(table.collections[seat]!, color);
    if (slot === -1) return { key: 'nowhere' };
    return { key: 'right', n: sizes(table, seat).filter((n, at) => at > slot && n > 0).length };
  };
/** All sizes, because one slot of the right size is enough. */
const everySize: MeasureGoal = (table, seat) => {
  const filled = sizes(table, seat).filter((n) => n > 0);
  return filled.length === 0 ? { key: 'nowhere' } : { key: 'sizes', sizes: filled.join(' · ') };
};

const MEASURES: Readonly<Record<MyNumberGoalId, MeasureGoal>> = {
  A1: have('orange'),
  A2: lies('orange'),
  B1: have('blue'),
  B2: against('blue', ...MY_NUMBER_COLORS.filter((color) => color !== 'blue')),
  C1: fewest('pink'),
  C2: most('pink'),
  D1: right('green'),
  D2: lies('green'),
  E1: against('purple', 'orange'),
  E2: most('purple'),
  F1: colors,
  F2: colors,
  G1: everySize,
  G2: everySize,
};

export const myNumberGoalProgressOf = (
  goal: MyNumberGoalId,
  table: PublicState,
  seat: number,
): MyNumberGoalProgress => MEASURES[goal](table, seat);
