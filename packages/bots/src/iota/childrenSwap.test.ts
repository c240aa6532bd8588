import { deriveSeedFromTexts, fastRandom } from '@fivefold/rules';
import { type Card, iota, type View } from '@fivefold/rules/iota';
import { expect, test } from 'vitest';
import { untimedSearchBudget } from '../bot.ts';
import { hardIotaBot } from './hard.ts';
import { mediumIotaBot } from './medium.ts';

const children = iota.setup({
  seats: 3,
  options: iota.options.parse({ scoring: false }),
  seed: deriveSeedFromTexts('swap', '1'),
});
const decided = (hand: readonly Card[], table: Partial<View['table']> = {}, player = hardIotaBot) => {
  const view = iota.view(children, children.table.turn);
  return player(
    { ...view, hand, table: { ...view.table, ...table } },
    { level: 'hard', random: fastRandom(1), budget: untimedSearchBudget(20) },
  );
};

test('a hand of the children game is swapped for the wilds while there is a deck', () => {
  const { action, reason } = decided(['RC1', 'GT2', 'W1', 'YP4']);
  expect(action).toEqual({ type: 'pass', recycles: [], swap: ['RC1', 'GT2', 'YP4'] });
  expect(reason).toEqual({ code: 'child-swap', cards: 3 });
});

test('a hand of the children game with both wilds is kept, and nobody swaps after a swap', () => {
  expect(decided(['W2', 'GT2', 'W1', 'YP4']).action.type).toBe('play');
  expect(decided(['RC1', 'GT2', 'W1', 'YP4'], { quiet: 1 }).action.type).toBe('play');
});

test('medium swaps a hand of the children game without any wild', () => {
  const swap: readonly Card[] = ['RC1', 'GT2', 'BS3', 'YP4'];
  expect(decided(swap, {}, mediumIotaBot).action).toEqual({ type: 'pass', recycles: [], swap });
  expect(decided(['RC1', 'GT2', 'W1', 'YP4'], {}, mediumIotaBot).action.type).toBe('play');
});
