import { deriveSeedFromTexts, fastRandom } from '@fivefold/rules';
import { type Action, type Card, cardIdOf, iota, type State } from '@fivefold/rules/iota';
import { expect, test } from 'vitest';
import { untimedSearchBudget } from '../bot.ts';
import { decide } from '../bots.ts';
import { iotaGridBeforeLastTurn, iotaHandLikelihood } from './inference.ts';

/** Every state of a game of medium bots until the deck is empty. */
function game(name: string, seats = 2): readonly State[] {
  const states: State[] = [];
  let state = iota.setup({
    seats,
    options: iota.options.parse({}),
    seed: deriveSeedFromTexts('reads', name),
  });
  while (state.table.deckSize > 0) {
    states.push(state);
    const context = { level: 'medium', random: fastRandom(1), budget: untimedSearchBudget(0) } as const;
    const { action } = decide('iota', iota.view(state, state.table.turn), context);
    const result = iota.reduce(state, state.table.turn, action as Action);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    state = result.value.state;
  }
  return states;
}

test('the grid before the last turn follows from the grid after it', () => {
  for (let deal = 0; deal < 12; deal += 1) {
    const states = game(String(deal));
    states.forEach(({ table }, i) => {
      if (table.last) expect(iotaGridBeforeLastTurn(table)).toEqual(states[i - 1]!.table.grid);
    });
  }
});

test('a player who scored little is unlikely to hold the card for more', () => {
  const placed = (card: Card, x: number, y: number) => ({ card, x, y });
  const state = game('few')[0]!;
  const grid = [placed('RC1', 0, 0), placed('RC2', 1, 0), placed('RC3', 2, 0)];
  const laid = [placed('GT1', 0, 1)];
  const lines = [{ axis: 'column', x: 0, y: 0, cards: ['RC1', 'GT1'], sum: 2 }] as const;
  const score = { lines, base: 2, chains: 0, fourCards: false, lastCard: false, multiplier: 1, total: 2 };
  const rival = 1 - state.table.turn;
  const view = {
    ...iota.view(state, state.table.turn),
    table: {
      ...state.table,
      grid: [...grid, ...laid],
      last: { seat: rival, recycles: [], placements: laid, swapped: 0, score },
    },
  };
  const weigh = iotaHandLikelihood(view, rival)!;
  const ids = (...cards: readonly Card[]) => cards.map(cardIdOf);
  const chain = weigh(ids('RC4', 'GT2', 'BS3', 'YP4'));
  expect(chain).toBeLessThan(weigh(ids('GS4', 'GT2', 'BS3', 'YP4')));
  // The fourth card was drawn since, and gives no information.
  expect(weigh(ids('GS4', 'GT2', 'BS3', 'RC4'))).toBe(weigh(ids('GS4', 'GT2', 'BS3', 'YP4')));
});

test('the hand that was really held explains the last turn better than imagined ones do', () => {
  let gain = 0;
  let turns = 0;
  for (let deal = 0; deal < 6; deal += 1) {
    const random = fastRandom(deal);
    for (const state of game(`held ${deal}`)) {
      const view = iota.view(state, state.table.turn);
      const rival = 1 - state.table.turn;
      const weigh = iotaHandLikelihood(view, rival);
      if (!weigh) continue;
      const of = ({ hands }: State) => weigh(hands[rival]!.map(cardIdOf));
      const imagined = Array.from({ length: 10 }, () => of(iota.imagine(view, random)));
      gain += Math.log(of(state) / (imagined.reduce((sum, weight) => sum + weight) / imagined.length));
      turns += 1;
    }
  }
  expect(gain / turns).toBeGreaterThan(0.1);
});

test('the first turn, other players, and four cards laid or swapped give no information', () => {
  const [first, second] = game('three', 3);
  const { turn } = second!.table;
  expect(iotaHandLikelihood(iota.view(first!, first!.table.turn), turn)).toBeNull();
  const view = iota.view(second!, turn);
  expect(iotaHandLikelihood(view, (turn + 2) % 3)).not.toBeNull();
  expect(iotaHandLikelihood(view, (turn + 1) % 3)).toBeNull();
  const swapped = { ...view.table.last!, placements: [], swapped: 4, score: null };
  expect(iotaHandLikelihood({ ...view, table: { ...view.table, last: swapped } }, (turn + 2) % 3)).toBeNull();
});
