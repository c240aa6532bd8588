import { fastRandom, type Random } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { untimedSearchBudget } from './bot.ts';
import { flatMonteCarlo } from './search.ts';

/** Candidates are worth their number; a world adds the same chance to all, and a little to each. */
const noisy = (candidates: readonly number[], spread: number) => {
  const worlds = { seen: 0, trials: 0 };
  const search = {
    candidates,
    world: (random: Random) => {
      worlds.seen += 1;
      return random.next() / 2 ** 32;
    },
    trial: (world: number, candidate: number, luck: Random) => {
      worlds.trials += 1;
      return candidate + 100 * world + (spread * luck.next()) / 2 ** 32;
    },
    random: fastRandom(2),
  };
  return { search, worlds };
};

test('the search finds the best through a chance that is the same for all', () => {
  const { search } = noisy([1, 4, 2, 3], 0);
  expect(flatMonteCarlo({ ...search, budget: untimedSearchBudget(400) })[0]!.action).toBe(4);
});

test('the search stops early when the last two are clearly apart, and goes on when they are equal', () => {
  const clear = noisy([1, 2], 0);
  flatMonteCarlo({ ...clear.search, budget: untimedSearchBudget(1000) });
  expect(clear.worlds).toEqual({ seen: 24, trials: 48 });
  const equal = noisy([1, 1], 0);
  flatMonteCarlo({ ...equal.search, budget: untimedSearchBudget(1000) });
  expect(equal.worlds.trials).toBe(1000);
});

test('the prior of a candidate counts together with its samples', () => {
  const { search } = noisy([1, 2], 0);
  expect(flatMonteCarlo({ ...search, priors: [5, 0], budget: untimedSearchBudget(100) })[0]!.action).toBe(1);
});

test('without samples or time the first candidate is the answer', () => {
  const { search, worlds } = noisy([1, 2], 0);
  expect(flatMonteCarlo({ ...search, budget: untimedSearchBudget(0) })[0]!).toMatchObject({
    action: 1,
    samples: 0,
  });
  const late = { samples: 100, expired: () => true };
  expect(flatMonteCarlo({ ...search, budget: late })[0]!).toMatchObject({ action: 1, samples: 0 });
  expect(worlds.trials).toBe(0);
});

test('a search that keeps all candidates tries each equally often', () => {
  const { search, worlds } = noisy([1, 4, 2], 0);
  const tried = flatMonteCarlo({ ...search, keepsAll: true, budget: untimedSearchBudget(90) });
  expect(tried.map(({ action, samples }) => [action, samples])).toEqual([
    [4, 30],
    [2, 30],
    [1, 30],
  ]);
  expect(worlds.seen).toBe(30);
});
