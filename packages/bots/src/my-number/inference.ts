import type { Card, PublicState, State, View } from '@fivefold/rules/my-number';
import { type ChoiceModel, choiceLikelihood } from '../inference.ts';
import { rateActions } from './evaluate.ts';

/** In points. */
const CHOICE_MODEL: ChoiceModel = { temperature: 0.6, randomRate: 0.15 };

const ascending = (cards: readonly Card[]): readonly Card[] => [...cards].sort((a, b) => a - b);

/** The table before the last reveal. Earlier reveals are not part of a view. */
export function tableBeforeLastReveal(table: PublicState): PublicState {
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

/** How likely the rivals' hands in a world make the cards that they played last. */
export function createPlayLikelihood({ table, me }: View): (world: State) => number {
  const before = tableBeforeLastReveal(table);
  const ready = table.collections.map(() => false);
  const rivals = table.takes.filter(({ seat }) => seat !== me);
  return ({ hands }) =>
    rivals.reduce((product, { seat, played }) => {
      const hand = ascending([...hands[seat]!, played]);
      const rated = rateActions({
        table: before,
        phase: { type: 'select', mine: null, ready },
        me: seat,
        hand,
        handSize: hand.length,
        deckSize: 0,
      });
      const values = rated.map(({ value }) => value);
      return product * choiceLikelihood(values, hand.indexOf(played), CHOICE_MODEL);
    }, 1);
}
