import { deriveSeedFromTexts, fastRandom, pickRandom } from '@fivefold/rules';
import { type Action, cardIdOf, iota, type State, type View } from '@fivefold/rules/iota';
import { describe, expect, test } from 'vitest';
import { untimedSearchBudget } from '../bot.ts';
import { decide } from '../bots.ts';
import { IotaEndgameGrid } from './endgameGrid.ts';
import { isIotaEndgame, solveIotaEndgameTurn } from './endgameTurn.ts';

function step(state: State, action: Action): State {
  const result = iota.reduce(state, state.table.turn, action);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value.state;
}

const viewOf = (state: State): View => iota.view(state, state.table.turn);
const actionsOf = (state: State): readonly Action[] => [...iota.legal(viewOf(state))];
const recycles = (action: Action): boolean => action.recycles.length > 0;

function pointsAboveMeanOfRivals({ table: { scores } }: State, seat: number): number {
  return scores[seat]! - scores[1 - seat]!;
}

/** The positions without a deck in a game that medium bots begin and chance ends, without recycles: wilds stay there. */
function endgames(name: string): readonly State[] {
  const states: State[] = [];
  const random = fastRandom(Number.parseInt(deriveSeedFromTexts('ends', name).slice(0, 8), 16));
  let state = iota.setup({
    seats: 2,
    options: iota.options.parse({}),
    seed: deriveSeedFromTexts('endgame', name),
  });
  while (!state.table.over) {
    if (state.table.deckSize === 0) states.push(state);
    const context = { level: 'medium', random, budget: untimedSearchBudget(0) } as const;
    const plays = actionsOf(state).filter((action) => action.type === 'play' && !recycles(action));
    const isByChance = state.table.deckSize === 0 && plays.length > 0;
    state = step(
      state,
      isByChance ? pickRandom(plays, random) : (decide('iota', viewOf(state), context).action as Action),
    );
  }
  return states;
}

const cardsLeft = ({ hands }: State): number => hands.flat().length;

/** The final lead of the player to move: tries every turn of the rules, without pruning or memory. */
function bruteForce(state: State): number {
  const me = state.table.turn;
  return Math.max(
    ...actionsOf(state).map((action) => {
      const next = step(state, action);
      return next.table.over ? pointsAboveMeanOfRivals(next, me) : -bruteForce(next);
    }),
  );
}

describe('the end game of two', () => {
  const names = Array.from({ length: 24 }, (_, i) => `end ${i}`);
  const all = names.flatMap(endgames);
  /** Turns of the one times turns of the other: how long the brute force takes. */
  const sizeOf = (state: State): number =>
    actionsOf(state).length *
    actionsOf({ ...state, table: { ...state.table, turn: 1 - state.table.turn } }).length;
  const small = all.filter(
    (state) => cardsLeft(state) <= 3 || (cardsLeft(state) === 4 && sizeOf(state) < 100),
  );

  test('a small one has the value of a full search, and the chosen turn reaches it', () => {
    expect(small.length).toBeGreaterThan(20);
    expect(small.filter((state) => actionsOf(state).some(recycles)).length).toBeGreaterThan(4);
    for (const state of small) {
      const me = state.table.turn;
      const { action, margin, exact } = solveIotaEndgameTurn(viewOf(state), untimedSearchBudget(2000))!;
      const hands = state.hands.join(' | ');
      const worth = bruteForce(state) - pointsAboveMeanOfRivals(state, me);
      expect({ hands, exact, margin }).toEqual({ hands, exact: true, margin: worth });
      const next = step(state, action);
      const reached = next.table.over ? pointsAboveMeanOfRivals(next, me) : -bruteForce(next);
      expect({ hands, worth: reached - pointsAboveMeanOfRivals(state, me) }).toEqual({ hands, worth });
    }
  });

  test('it knows every turn of the rules, and its points', () => {
    for (const state of all) {
      const { turn, grid, deckSize } = state.table;
      expect(deckSize).toBe(0);
      const found = new IotaEndgameGrid(grid, state.hands.flat().map(cardIdOf)).turns(
        state.hands[turn]!.map(cardIdOf),
      );
      const points = new Set(found.map(({ points, recycles: { length } }) => `${length}: ${points}`));
      const expected = actionsOf(state).map((action) => {
        const next = step(state, action);
        return `${action.recycles.length}: ${next.table.scores[turn]! - state.table.scores[turn]!}`;
      });
      expect([...points].sort()).toEqual([...new Set(expected)].sort());
    }
  });

  const solve = (state: State, samples: number) =>
    solveIotaEndgameTurn(viewOf(state), untimedSearchBudget(samples))!;
  const large = all
    .filter((state) => cardsLeft(state) >= 7)
    .sort((a, b) => sizeOf(a) - sizeOf(b))
    .find((state) => !solve(state, 80).exact)!;

  test('a large one is solved when there is time, and else the best found so far is played', () => {
    const state = large;
    const view = viewOf(state);
    expect(solve(state, 10_000).exact).toBe(true);
    for (const samples of [5, 20, 80]) {
      const found = solve(state, samples);
      expect(found.exact).toBe(false);
      expect(iota.reduce(state, state.table.turn, found.action).ok).toBe(true);
    }
    expect(solveIotaEndgameTurn(view, untimedSearchBudget(0))).toBeNull();
    expect(solveIotaEndgameTurn(view, { samples: 2000, expired: () => true })).toBeNull();
  });

  test('the bot says whether it saw the end', () => {
    const decided = (samples: number) =>
      decide('iota', viewOf(large), {
        level: 'hard',
        random: fastRandom(1),
        budget: untimedSearchBudget(samples),
      });
    expect(decided(10_000).reason).toEqual({ code: 'end-game' });
    expect(decided(5).reason).toEqual({ code: 'end-game-so-far' });
  });

  test('hands are known only with one rival, no deck and the full set of cards', () => {
    const state = all[0]!;
    const view = viewOf(state);
    expect(isIotaEndgame(view)).toBe(true);
    const random = fastRandom(3);
    for (let i = 0; i < 5; i += 1)
      expect(new Set(iota.imagine(view, random).hands[1 - state.table.turn])).toEqual(
        new Set(state.hands[1 - state.table.turn]),
      );
    const changed = (options: object, table: object = {}): View => ({
      ...view,
      table: { ...view.table, ...table, options: { ...view.table.options, ...options } },
    });
    expect(isIotaEndgame(changed({ deck: 'half' }))).toBe(false);
    expect(isIotaEndgame(changed({ scoring: false }))).toBe(false);
    expect(isIotaEndgame(changed({}, { deckSize: 1 }))).toBe(false);
    expect(isIotaEndgame(changed({}, { handSizes: [2, 2, 1] }))).toBe(false);
  });
});
