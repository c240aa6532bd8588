import { podelim } from '@fivefold/rules/podelim';
import { expect, test } from 'vitest';
import { adjustPodelimVotesForCardSharing, podelimCardSharingRate } from './sharing.ts';

const { table } = podelim.setup({ seats: 2, options: {}, seed: '7'.repeat(64) });
const owning = (numbers: number) => ({ stacks: [{ value: 5 as const, numbers, jokers: 0 }], unattached: 0 });

test('two players are expected to share at first, and no longer when most cards were lost', () => {
  expect(podelimCardSharingRate(table.players, 0)).toBe(1);
  expect(podelimCardSharingRate([owning(14), owning(14)], 12)).toBe(1);
  expect(podelimCardSharingRate([owning(4), owning(4)], 20)).toBe(0);
});

test('with three players nothing follows from lost cards', () => {
  expect(podelimCardSharingRate([owning(9), owning(9), owning(9)], 0)).toBe(0);
});

test('the player who does not lead chooses first, and the leader takes the best of the rest', () => {
  const parts = [
    { from: 0, to: 2 },
    { from: 2, to: 4 },
  ];
  const even = [
    [0.5, 0.5],
    [0.5, 0.5],
  ];
  const votes = adjustPodelimVotesForCardSharing(
    { ...table, leader: 0 },
    parts,
    [0, 1],
    even,
    (_, { from }) => from,
  );
  expect(votes[1]![1]).toBeGreaterThan(0.9);
  expect(votes[0]![0]).toBeGreaterThan(0.9);
});
