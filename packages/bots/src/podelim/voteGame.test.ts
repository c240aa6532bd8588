import { expect, test } from 'vitest';
import {
  expectedValueOfEachPodelimPart,
  type PodelimVotePayoffs,
  podelimVotesFromCombinationIndex,
  solvePodelimVoteByFictitiousPlay,
} from './voteGame.ts';

/** A vote of so many on three parts: a part is worth something to a voter alone, nothing to several. */
function game(voters: number, worths: readonly (readonly number[])[]): PodelimVotePayoffs {
  const payoffs = Array.from({ length: 3 ** voters }, (_, at) => {
    const votes = podelimVotesFromCombinationIndex(at, voters, 3);
    return Float64Array.from(votes, (part, voter) =>
      votes.filter((other) => other === part).length > 1 ? 0 : worths[voter]![part]!,
    );
  });
  return { voters, parts: 3, payoffs, habits: worths.map(() => [1 / 3, 1 / 3, 1 / 3]) };
}

const THINKING = { rounds: 200, temperature: 0.1, habit: 0 };

test('votes are the digits of a combination, the first voter highest', () => {
  expect(podelimVotesFromCombinationIndex(0, 3, 3)).toEqual([0, 0, 0]);
  expect(podelimVotesFromCombinationIndex(5, 3, 3)).toEqual([0, 1, 2]);
});

test('the value of a part counts how likely it is wanted by others', () => {
  const values = expectedValueOfEachPodelimPart(
    game(2, [
      [6, 3, 3],
      [1, 1, 1],
    ]),
    0,
    [
      [1, 0, 0],
      [0.5, 0.5, 0],
    ],
  );
  expect(values).toEqual([3, 1.5, 3]);
});

test('voters who want different parts get them', () => {
  const { mixes } = solvePodelimVoteByFictitiousPlay(
    game(3, [
      [4, 0, 0],
      [0, 4, 0],
      [0, 0, 4],
    ]),
    THINKING,
  );
  mixes.forEach((mix, voter) => {
    expect(mix[voter]).toBeGreaterThan(0.9);
  });
});

test('a part that all four want is wanted most, but not by all of them all the time', () => {
  const { mixes } = solvePodelimVoteByFictitiousPlay(game(4, Array(4).fill([3, 2, 2])), {
    ...THINKING,
    temperature: 0.4,
  });
  for (const mix of mixes) {
    expect(mix.reduce((sum, share) => sum + share)).toBeCloseTo(1, 6);
    expect(mix[0]).toBeGreaterThan(mix[1]!);
    expect(mix[0]).toBeLessThan(0.8);
  }
});

test('what is expected of a voter is habit and thought, in the given shares', () => {
  const { beliefs, mixes } = solvePodelimVoteByFictitiousPlay(
    game(3, [
      [4, 0, 0],
      [0, 4, 0],
      [0, 0, 4],
    ]),
    { ...THINKING, habit: 0.6 },
  );
  expect(beliefs[0]![0]).toBeCloseTo(0.6 / 3 + 0.4 * mixes[0]![0]!, 6);
});
