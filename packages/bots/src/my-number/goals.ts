import {
  type Color,
  MY_NUMBER_COLORS,
  MY_NUMBER_GOALS,
  type MyNumberGoalId,
} from '@fivefold/rules/my-number';

/** What the goals look at: how many cards of each color a seat has, and on which slots they lie. */
export interface MyNumberColorTable {
  readonly seats: number;
  readonly order: readonly number[];
  /** By seat and color. */
  readonly counts: Int8Array;
  /** By seat and color: the slot, from 0, or -1. */
  readonly slots: Int8Array;
  /** By seat: how many colors it has. */
  readonly colors: Int8Array;
}

type Met = (table: MyNumberColorTable, seat: number) => boolean;

const indexOf = (color: Color): number => MY_NUMBER_COLORS.indexOf(color);
const countOf = ({ counts }: MyNumberColorTable, seat: number, color: number): number =>
  counts[seat * MY_NUMBER_COLORS.length + color]!;

function most(color: Color): Met {
  const at = indexOf(color);
  return (table, seat) => {
    const mine = countOf(table, seat, at);
    for (let other = 0; other < table.seats; other += 1) if (countOf(table, other, at) > mine) return false;
    return true;
  };
}

function fewest(color: Color): Met {
  const at = indexOf(color);
  return (table, seat) => {
    const mine = countOf(table, seat, at);
    for (let other = 0; other < table.seats; other += 1) if (countOf(table, other, at) < mine) return false;
    return true;
  };
}

function hasCount(color: Color, ...wanted: readonly number[]): Met {
  const at = indexOf(color);
  return (table, seat) => wanted.includes(countOf(table, seat, at));
}

function liesOn(color: Color, ...values: readonly number[]): Met {
  const at = indexOf(color);
  return ({ slots, order }, seat) => {
    const slot = slots[seat * MY_NUMBER_COLORS.length + at]!;
    return slot >= 0 && values.includes(order[slot]!);
  };
}

function hasSlotOf(wanted: number): Met {
  return (table, seat) => MY_NUMBER_COLORS.some((_, color) => countOf(table, seat, color) === wanted);
}

const ORANGE = indexOf('orange');
const BLUE = indexOf('blue');
const GREEN = indexOf('green');
const PURPLE = indexOf('purple');

/** The goals of the rules, on counts instead of cards. */
const MET: Readonly<Record<MyNumberGoalId, Met>> = {
  A1: hasCount('orange', 1, 3),
  A2: liesOn('orange', 1, 2),
  B1: hasCount('blue', 2, 4),
  B2: (table, seat) => {
    const blue = countOf(table, seat, BLUE);
    return blue > 0 && MY_NUMBER_COLORS.every((_, color) => countOf(table, seat, color) <= blue);
  },
  C1: fewest('pink'),
  C2: most('pink'),
  D1: ({ slots, colors }, seat) => {
    const slot = slots[seat * MY_NUMBER_COLORS.length + GREEN]!;
    return slot >= 0 && slot === colors[seat]! - 1;
  },
  D2: liesOn('green', 4, 5),
  E1: (table, seat) => countOf(table, seat, PURPLE) >= Math.max(1, countOf(table, seat, ORANGE)),
  E2: most('purple'),
  F1: ({ colors }, seat) => colors[seat] === 5,
  F2: ({ colors }, seat) => colors[seat] === 3,
  G1: hasSlotOf(3),
  G2: hasSlotOf(4),
};

export const myNumberGoalPointsFromColorTable = (
  goal: MyNumberGoalId,
  table: MyNumberColorTable,
  seat: number,
): number => (MET[goal](table, seat) ? MY_NUMBER_GOALS[goal].points : 0);
