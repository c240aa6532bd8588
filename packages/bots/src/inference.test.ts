import { fastRandom, randomBelow } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { choiceLikelihood, sampleWeightedWorlds } from './inference.ts';

const habit = { temperature: 2, randomRate: 0.1 };

test('one of the choices is taken, the better the likelier, and none is impossible', () => {
  const values = [3, 7, -100, 6];
  const chances = values.map((_, i) => choiceLikelihood(values, i, habit));
  expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
  expect([...chances].sort((a, b) => b - a)).toEqual([chances[1], chances[3], chances[0], chances[2]]);
  expect(chances[2]).toBeCloseTo(0.1 / 4, 9);
});

test('a forced move gives no information', () => {
  expect(choiceLikelihood([5], 0, habit)).toBeCloseTo(1, 9);
});

test('worlds are drawn by how well they explain the observations', () => {
  const draw = sampleWeightedWorlds(
    (random) => randomBelow(4, random),
    (world) => world,
    { size: 4000, step: 4 },
  );
  const random = fastRandom(5);
  for (let i = 0; i < 1000; i += 1) draw(random);
  const counts = [0, 0, 0, 0];
  for (let i = 0; i < 6000; i += 1) counts[draw(random)]! += 1;
  expect(counts[0]).toBe(0);
  for (const world of [1, 2, 3]) expect(counts[world]! / 6000).toBeCloseTo(world / 6, 1);
});

test('a few worlds are weighed for each one asked for, and no more than the pool holds', () => {
  let asked = 0;
  const draw = sampleWeightedWorlds(
    (random) => random.next(),
    () => {
      asked += 1;
      return 1;
    },
    { size: 10, step: 4 },
  );
  const random = fastRandom(1);
  draw(random);
  expect(asked).toBe(4);
  for (let i = 0; i < 9; i += 1) draw(random);
  expect(asked).toBe(10);
});
