import { deriveSeedFromTexts, fastRandom, pickRandom } from '@fivefold/rules';
import { type Card, cardIdOf, iota, type State } from '@fivefold/rules/iota';
import { expect, test } from 'vitest';
import { rateIotaActions } from './evaluate.ts';
import { type DealtIotaGame, IotaSimulation, type IotaSimulationWeights } from './simulation.ts';

const MOST_POINTS: IotaSimulationWeights = {
  deck: { wild: 0, open: 0, endsGame: false },
  empty: { wild: 0, open: 0, endsGame: true },
};

const idsOf = (cards: readonly Card[]): readonly number[] => cards.map(cardIdOf);
const dealtIn = ({ table, hands, deck }: State): DealtIotaGame => ({
  hands: hands.map(idsOf),
  deck: idsOf(deck),
  toMove: table.turn,
});

/** The positions of a game of random plays. */
function positions(deal: number, seats: number): readonly State[] {
  const random = fastRandom(deal);
  const states: State[] = [];
  let state = iota.setup({
    seats,
    options: iota.options.parse({}),
    seed: deriveSeedFromTexts('simulation', String(deal)),
  });
  while (!state.table.over) {
    states.push(state);
    const { turn } = state.table;
    const plays = rateIotaActions(iota.view(state, turn)).map(({ action }) => action);
    const result = iota.reduce(state, turn, pickRandom(plays, random));
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    state = result.value.state;
  }
  return states;
}

const states = [positions(1, 2), positions(2, 4)].flat();

test('the first turn has the most points that the rules allow without a recycle', () => {
  for (const state of states) {
    const { turn, grid } = state.table;
    const plays = rateIotaActions(iota.view(state, turn)).filter(
      ({ action }) => action.recycles.length === 0,
    );
    const { first } = new IotaSimulation(grid, MOST_POINTS).run(dealtIn(state), 1);
    expect(first[turn]).toBe(Math.max(...plays.map(({ points }) => points)));
  }
});

test('every run begins on the same grid', () => {
  for (const state of states) {
    const simulation = new IotaSimulation(state.table.grid, MOST_POINTS);
    const once = simulation.run(dealtIn(state), 8);
    expect(simulation.run(dealtIn(state), 8)).toEqual(once);
  }
});

test('cards are neither lost nor doubled, and a game ends without cards or where nobody can go on', () => {
  for (const state of states) {
    const dealt = dealtIn(state);
    const { hands, deckSize, isOver } = new IotaSimulation(state.table.grid, MOST_POINTS).run(dealt, 200);
    const held = hands.flat();
    expect(new Set(held).size).toBe(held.length);
    for (const id of held) expect([...dealt.hands.flat(), ...dealt.deck]).toContain(id);
    expect(isOver).toBe(true);
    expect(deckSize).toBe(0);
  }
});
