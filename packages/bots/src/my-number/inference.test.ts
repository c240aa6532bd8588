import { deriveSeedFromTexts, fastRandom } from '@fivefold/rules';
import { type Action, myNumber, type State } from '@fivefold/rules/my-number';
import { expect, test } from 'vitest';
import { untimedSearchBudget } from '../bot.ts';
import { decide } from '../bots.ts';
import { createMyNumberStyleLikelihoods, myNumberTableBeforeLastReveal } from './inference.ts';

/** Every state of a game of medium bots in which somebody chooses. */
function game(deal: number): readonly State[] {
  const random = fastRandom(deal);
  const states: State[] = [];
  let state = myNumber.setup({
    seats: 3,
    options: myNumber.options.parse({ goals: deal % 2 === 0 ? 'none' : 'perRound' }),
    seed: deriveSeedFromTexts('reads', String(deal)),
  });
  for (let [seat] = myNumber.waitingFor(state); seat !== undefined; [seat] = myNumber.waitingFor(state)) {
    states.push(state);
    const context = { level: 'medium', random, budget: untimedSearchBudget(0) } as const;
    const { action } = decide('my-number', myNumber.view(state, seat), context);
    const result = myNumber.reduce(state, seat, action as Action);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    state = result.value.state;
  }
  return states;
}

const firstOfTurn = ({ phase }: State): boolean => phase.type === 'select' && !phase.ready.includes(true);

test('the table before the last reveal follows from the table after it', () => {
  for (let deal = 0; deal < 4; deal += 1) {
    const turns = game(deal).filter(firstOfTurn);
    turns.forEach(({ table }, i) => {
      if (table.takes.length === 0) return;
      expect(myNumberTableBeforeLastReveal(table)).toEqual({ ...turns[i - 1]!.table, takes: [] });
    });
  }
});

test('the hands that were really held explain the cards played better than imagined ones do', () => {
  let gain = 0;
  for (let deal = 0; deal < 12; deal += 1) {
    const random = fastRandom(deal);
    for (const state of game(deal).filter(firstOfTurn)) {
      const view = myNumber.view(state, 0);
      const likelihoods = createMyNumberStyleLikelihoods(view);
      const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
      const weigh = ({ hands }: State) => sum(likelihoods(1, hands[1]!)) * sum(likelihoods(2, hands[2]!));
      if (state.table.takes.length === 0) expect(weigh(state)).toBeCloseTo(1);
      const imagined = Array.from({ length: 20 }, () => weigh(myNumber.imagine(view, random)));
      gain += Math.log(weigh(state) / (imagined.reduce((sum, weight) => sum + weight) / imagined.length));
    }
  }
  expect(gain).toBeGreaterThan(10);
});
