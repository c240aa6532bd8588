import { fastRandom, pick, seedFrom } from '@fivefold/rules';
import { type Action, idOf, iota, type State, type View } from '@fivefold/rules/iota';
import { expect, test } from 'vitest';
import { unhurried } from '../bot.ts';
import { decide } from '../bots.ts';
import { Endgame } from './endgame.ts';
import { rate } from './evaluate.ts';
import { Lookout } from './lookout.ts';

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
    seed: seedFrom('lookout', name),
  });
}

test.each([1, 2, 3, 4])('the lookout finds the plays of the rules with their points (deal %i)', (deal) => {
  const random = fastRandom(deal);
  for (let state = start(String(deal)); !state.table.over; ) {
    const view = viewOf(state);
    const taste = { wild: 0, open: 0, endsGame: state.table.deckSize === 0 };
    const found = new Lookout(state.table.grid).all(view.hand.map(idOf), taste);
    const plays = rate(view).filter(({ action }) => action.type === 'play' && action.recycles.length === 0);
    expect(found.map(({ points }) => points).sort()).toEqual(plays.map(({ points }) => points).sort());
    expect(new Lookout(state.table.grid).best(view.hand.map(idOf), taste)).toBe(
      Math.max(0, ...plays.map(({ points }) => points)),
    );
    const actions = rate(view).map(({ action }) => action);
    state = step(state, pick(actions, random));
  }
});

/** An end game out of a game of medium bots: the deck is empty, and few cards are left. */
function endgame(name: string, cards: number): State | null {
  for (let state = start(name); !state.table.over; ) {
    const { deckSize, handSizes } = state.table;
    if (deckSize === 0 && handSizes[0]! + handSizes[1]! <= cards) return state;
    const view = viewOf(state);
    state = step(
      state,
      decide('iota', view, { level: 'medium', random: fastRandom(1), budget: unhurried(0) }).action as Action,
    );
  }
  return null;
}

/** By how much who is to move wins, by the rules and without any shortcut but one: wilds are not taken back. */
function fullSearch(state: State): number {
  const me = state.table.turn;
  if (state.table.over) throw new Error('there is nobody to move');
  return Math.max(
    ...[...iota.legal(viewOf(state))].flatMap((action) => {
      if (action.recycles.length > 0) return [];
      const next = step(state, action);
      const [a, b] = next.table.scores;
      if (next.table.over) {
        const lead = me === 0 ? a! - b! : b! - a!;
        return lead + 10_000 * Math.sign(lead);
      }
      return -fullSearch(next);
    }),
  );
}

test('a small end game is worth what a search by the rules says', () => {
  const states = Array.from({ length: 40 }, (_, i) => endgame(`end ${i}`, 4)).filter(
    (state) => state !== null,
  );
  expect(states.length).toBeGreaterThan(4);
  for (const state of states.slice(0, 5)) {
    const { grid, turn, scores, quiet } = state.table;
    const hands = [state.hands[turn]!.map(idOf), state.hands[1 - turn]!.map(idOf)] as const;
    const found = new Endgame(grid, { positions: 1_000_000, width: 1000, isLate: () => false }).value(
      { hands, scores: [scores[turn]!, scores[1 - turn]!], quiet },
      12,
    );
    expect({ seedOf: grid.length, found }).toEqual({ seedOf: grid.length, found: fullSearch(state) });
  }
});

test('an end game that is too large has no answer', () => {
  const state = start('large');
  const { grid, scores } = state.table;
  const position = {
    hands: [state.hands[0]!.map(idOf), state.hands[1]!.map(idOf)],
    scores: [scores[0]!, scores[1]!],
    quiet: 0,
  } as const;
  expect(new Endgame(grid, { positions: 3, width: 9, isLate: () => false }).value(position, 6)).toBeNull();
  expect(new Endgame(grid, { positions: 1000, width: 9, isLate: () => true }).value(position, 6)).toBeNull();
});
