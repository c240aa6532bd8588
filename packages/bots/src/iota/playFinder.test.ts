import { deriveSeedFromTexts, fastRandom, pickRandom } from '@fivefold/rules';
import { type Action, type Card, cardIdOf, iota, isWild, type State, type View } from '@fivefold/rules/iota';
import { expect, test } from 'vitest';
import { rateIotaActions } from './evaluate.ts';
import { IotaPlayFinder } from './playFinder.ts';

function step(state: State, action: Action): State {
  const result = iota.reduce(state, state.table.turn, action);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value.state;
}

const viewOf = (state: State): View => iota.view(state, state.table.turn);

function start(name: string): State {
  return iota.setup({
    seats: 2,
    options: iota.options.parse({ deck: 'full' }),
    seed: deriveSeedFromTexts('lookout', name),
  });
}

/** Without recycles; of two wilds in the hand W1 comes first, on the cell further left or up. */
function isFound(action: Action, hand: readonly Card[]): boolean {
  if (action.type !== 'play' || action.recycles.length > 0) return false;
  const wilds = action.placements.map(({ card }) => card).filter(isWild);
  return !hand.includes('W1') || !hand.includes('W2') || wilds.length === 0 || wilds[0] === 'W1';
}

test.each([1, 2, 3, 4])('it finds the plays of the rules with their points (deal %i)', (deal) => {
  const random = fastRandom(deal);
  for (let state = start(String(deal)); !state.table.over; ) {
    const view = viewOf(state);
    const weights = { wild: 0, open: 0, endsGame: state.table.deckSize === 0 };
    const found = new IotaPlayFinder(state.table.grid).all(view.hand.map(cardIdOf), weights);
    const plays = rateIotaActions(view).filter(({ action }) => isFound(action, view.hand));
    expect(found.map(({ points }) => points).sort()).toEqual(plays.map(({ points }) => points).sort());
    expect(new IotaPlayFinder(state.table.grid).best(view.hand.map(cardIdOf), weights)).toBe(
      Math.max(0, ...plays.map(({ points }) => points)),
    );
    const actions = rateIotaActions(view).map(({ action }) => action);
    state = step(state, pickRandom(actions, random));
  }
});
