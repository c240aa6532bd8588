import { softmax } from '../draw.ts';

/** A vote as a game: what every seat gets for every combination of votes. */
export interface PodelimVotePayoffs {
  readonly voters: number;
  readonly parts: number;
  /** By combination of votes, the first voter as the highest digit: the utility of each voter. */
  readonly payoffs: readonly Float64Array[];
  /** By voter: how likely each part is, by the habits of people. */
  readonly habits: readonly (readonly number[])[];
}

/** How the voters are expected to vote. */
export interface PodelimVoteSolution {
  /** By voter: the mix of a voter who thinks about what the others do. */
  readonly mixes: readonly (readonly number[])[];
  /** By voter: what the others should expect of it, a blend of habit and thought. */
  readonly beliefs: readonly (readonly number[])[];
}

export interface PodelimVoteSolverSettings {
  readonly rounds: number;
  /** Softmax temperature in points: near-equal parts are drawn, so that a vote cannot be read. */
  readonly temperature: number;
  /** The share of habit in what is expected of a voter; the rest answers the others as this model does. */
  readonly habit: number;
}

/** Smooth fictitious play: every voter answers what is expected of the others, and the answers are averaged. */
export function solvePodelimVoteByFictitiousPlay(
  game: PodelimVotePayoffs,
  { rounds, temperature, habit }: PodelimVoteSolverSettings,
): PodelimVoteSolution {
  const { habits } = game;
  const mixes = habits.map((prior) => [...prior]);
  const beliefs = habits.map((prior) => [...prior]);
  for (let round = 1; round <= rounds; round += 1) {
    const answers = habits.map((_, voter) =>
      softmax(expectedValueOfEachPodelimPart(game, voter, beliefs), temperature),
    );
    answers.forEach((answer, voter) => {
      answer.forEach((share, part) => {
        const mix = mixes[voter]!;
        mix[part]! += (share - mix[part]!) / round;
        beliefs[voter]![part] = habit * habits[voter]![part]! + (1 - habit) * mix[part]!;
      });
    });
  }
  return { mixes, beliefs };
}

/** By part: what a vote for it is worth to a voter, given what is expected of the others. */
export function expectedValueOfEachPodelimPart(
  game: PodelimVotePayoffs,
  voter: number,
  beliefs: readonly (readonly number[])[],
): number[] {
  const { voters, parts, payoffs } = game;
  const values = Array<number>(parts).fill(0);
  for (let at = 0; at < payoffs.length; at += 1) {
    let chance = 1;
    let mine = 0;
    let rest = at;
    for (let other = voters - 1; other >= 0; other -= 1) {
      const part = rest % parts;
      rest = (rest - part) / parts;
      if (other === voter) mine = part;
      else chance *= beliefs[other]![part]!;
    }
    values[mine]! += chance * payoffs[at]![voter]!;
  }
  return values;
}

/** The chosen part of each voter in a combination of votes. */
export function podelimVotesFromCombinationIndex(
  combination: number,
  voters: number,
  parts: number,
): readonly number[] {
  const votes = Array<number>(voters).fill(0);
  let rest = combination;
  for (let voter = voters - 1; voter >= 0; voter -= 1) {
    votes[voter] = rest % parts;
    rest = Math.floor(rest / parts);
  }
  return votes;
}
