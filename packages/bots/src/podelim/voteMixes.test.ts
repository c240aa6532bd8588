import { expect, test } from 'vitest';
import { solveVoteEquilibrium } from './voteMixes.ts';

const SEATS = [0, 1, 2, 3];

/** Every combination of choices of these seats among three. */
const replies = (seats: number): readonly (readonly number[])[] =>
  seats === 0 ? [[]] : [0, 1, 2].flatMap((choice) => replies(seats - 1).map((rest) => [choice, ...rest]));

test('two seats mix rock, paper and scissors evenly', () => {
  const payoffs = [
    [0, -1, 1],
    [1, 0, -1],
    [-1, 1, 0],
  ];
  for (const mix of solveVoteEquilibrium([payoffs, payoffs], 2000))
    for (const share of mix) expect(share).toBeCloseTo(1 / 3, 1);
});

test('a dominant choice is always taken', () => {
  const better = [0, 5, 1].map((worth) => replies(2).map(() => worth));
  for (const mix of solveVoteEquilibrium([better, better, better], 400)) expect(mix[1]).toBeGreaterThan(0.98);
});

test('a part that all four want and only one can get is not wanted by all of them all the time', () => {
  const worths = [3, 2, 2];
  const alone = worths.map((worth, mine) => replies(3).map((others) => (others.includes(mine) ? 0 : worth)));
  const mixes = solveVoteEquilibrium(
    SEATS.map(() => alone),
    2000,
  );
  for (const mix of mixes) {
    expect(mix.reduce((sum, share) => sum + share)).toBeCloseTo(1, 6);
    expect(mix[0]).toBeGreaterThan(0.33);
    expect(mix[0]).toBeLessThan(0.8);
  }
});

test('each seat mixes by its own values of the parts', () => {
  const wants = (part: number) =>
    [0, 1, 2].map((mine) => replies(2).map((others) => (mine === part && !others.includes(mine) ? 4 : 0)));
  const mixes = solveVoteEquilibrium([wants(0), wants(1), wants(2)], 400);
  mixes.forEach((mix, seat) => {
    expect(mix[seat]).toBeGreaterThan(0.9);
  });
});
