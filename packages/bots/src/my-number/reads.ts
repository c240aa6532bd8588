import type { Card, PublicState, State, View } from '@fivefold/rules/my-number';
import { type Habit, likelihood } from '../weigh.ts';
import { rate } from './evaluate.ts';

/** In points. */
const HABIT: Habit = { doubt: 0.6, whim: 0.15 };

const ascending = (cards: readonly Card[]): readonly Card[] => [...cards].sort((a, b) => a - b);

/** The table as it was when the cards of the last reveal were chosen. What was revealed before that is not told any more. */
export function tableBefore(table: PublicState): PublicState {
  const taken = ascending(table.takes.map(({ took }) => took));
  return {
    ...table,
    turn: table.turn - 1,
    row: taken,
    collections: table.collections.map((slots) =>
      slots.map((slot) => slot.filter((card) => !taken.includes(card))),
    ),
    takes: [],
  };
}

/** How well the others' hands explain the cards that they played last, by what they saw then. */
export function explains({ table, me }: View): (world: State) => number {
  const before = tableBefore(table);
  const ready = table.collections.map(() => false);
  const rivals = table.takes.filter(({ seat }) => seat !== me);
  return ({ hands }) =>
    rivals.reduce((product, { seat, played }) => {
      const hand = ascending([...hands[seat]!, played]);
      const rated = rate({
        table: before,
        phase: { type: 'select', mine: null, ready },
        me: seat,
        hand,
        handSize: hand.length,
        deckSize: 0,
      });
      const values = rated.map(({ value }) => value);
      return product * likelihood(values, hand.indexOf(played), HABIT);
    }, 1);
}
