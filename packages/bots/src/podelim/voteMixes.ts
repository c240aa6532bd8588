import { regretsToProbabilities } from '../search.ts';

/** By seat: the value of each choice against each joint reply of the others, the first rival as the highest digit. */
export type VotePayoffs = readonly (readonly (readonly number[])[])[];

/** Each seat's average vote mix under regret matching of all seats against each other. */
export function solveVoteEquilibrium(payoffs: VotePayoffs, rounds: number): readonly (readonly number[])[] {
  const regrets = payoffs.map((rows) => rows.map(() => 0));
  const sums = payoffs.map((rows) => rows.map(() => 0));
  for (let round = 0; round < rounds; round += 1) {
    const mixes = regrets.map(regretsToProbabilities);
    payoffs.forEach((rows, seat) => {
      const chances = chancesOf(mixes.filter((_, other) => other !== seat));
      const worths = rows.map((row) => row.reduce((sum, pay, reply) => sum + pay * chances[reply]!, 0));
      const average = worths.reduce((sum, worth, choice) => sum + worth * mixes[seat]![choice]!, 0);
      worths.forEach((worth, choice) => {
        regrets[seat]![choice]! += worth - average;
        sums[seat]![choice]! += mixes[seat]![choice]!;
      });
    });
  }
  return sums.map((sum) => sum.map((total) => total / rounds));
}

/** How likely each joint reply is. */
function chancesOf(mixes: readonly (readonly number[])[]): readonly number[] {
  let chances: readonly number[] = [1];
  for (const mix of mixes) chances = chances.flatMap((chance) => mix.map((share) => chance * share));
  return chances;
}
