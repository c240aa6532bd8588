import { MY_NUMBER_GOAL_IDS, type MyNumberGoalId, type PublicState } from '@fivefold/rules/my-number';
import { expect, test } from 'vitest';
import { loadAllLanguages } from '../../i18n/loadAll.testing.ts';
import { type MyNumberGoalProgress, myNumberGoalProgressOf } from './progress.ts';
import { gameMessages } from './words.ts';

await loadAllLanguages(gameMessages);

// Anna: orange on ×3, blue twice on ×1, purple on ×2. Max: pink twice. Илья: pink, purple twice, green. Otto: green, orange. Eva: nothing.
const table = {
  order: [3, 1, 2, 4, 5],
  collections: [
    [[8], [18, 24], [20], [], []],
    [[2, 6], [], [], [], []],
    [[55], [26, 35], [12], [], []],
    [[14], [1], [], [], []],
    [[], [], [], [], []],
  ],
} as unknown as PublicState;

test.each<[MyNumberGoalId, seat: number, MyNumberGoalProgress]>([
  ['A1', 0, { key: 'have', n: 1 }],
  ['A2', 0, { key: 'lies', value: 3 }],
  ['A2', 1, { key: 'nowhere' }],
  ['B1', 0, { key: 'have', n: 2 }],
  ['B2', 0, { key: 'against', n: 2, others: 1 }],
  ['B2', 1, { key: 'against', n: 0, others: 2 }],
  ['C1', 0, { key: 'fewest', n: 0, others: 0 }],
  ['C2', 1, { key: 'most', n: 2, others: 1 }],
  ['D1', 2, { key: 'right', n: 0 }],
  ['D1', 3, { key: 'right', n: 1 }],
  ['D1', 0, { key: 'nowhere' }],
  ['D2', 0, { key: 'nowhere' }],
  ['E1', 0, { key: 'against', n: 1, others: 1 }],
  ['E2', 0, { key: 'most', n: 1, others: 2 }],
  ['F1', 0, { key: 'colors', n: 3 }],
  ['F2', 1, { key: 'colors', n: 1 }],
  ['G1', 2, { key: 'sizes', sizes: '1 · 2 · 1' }],
  ['G2', 2, { key: 'sizes', sizes: '1 · 2 · 1' }],
  ['G2', 4, { key: 'nowhere' }],
])('goal %s of seat %i stands at %j', (goal, seat, progress) => {
  expect(myNumberGoalProgressOf(goal, table, seat)).toEqual(progress);
});

test.each(MY_NUMBER_GOAL_IDS)('goal %s says where it stands in both languages', (goal) => {
  const key = `goal.now.${myNumberGoalProgressOf(goal, table, 0).key}`;
  expect(gameMessages.en).toHaveProperty([key]);
  expect(gameMessages.ru).toHaveProperty([key]);
});
