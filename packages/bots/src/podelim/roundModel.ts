import { type Card, type PublicState, type RowRange, rangeSize } from '@fivefold/rules/podelim';
import { softmax } from '../draw.ts';
import { addCardsToPlayerStacks, countRemainingPodelimCardsByValue, subtractCardCounts } from './cards.ts';
import { adjustPodelimVotesForCardSharing } from './sharing.ts';
import { podelimUtilityBySeat } from './utility.ts';
import {
  type PodelimVotePayoffs,
  type PodelimVoteSolution,
  type PodelimVoteSolverSettings,
  podelimVotesFromCombinationIndex,
  solvePodelimVoteByFictitiousPlay,
} from './voteGame.ts';

/** A solved vote: how everybody votes, and what the vote is worth to every seat before it. */
export interface PodelimVoteEvaluation extends PodelimVoteSolution {
  readonly game: PodelimVotePayoffs;
  /** By seat. */
  readonly value: Float64Array;
}

const NESTED: PodelimVoteSolverSettings = { rounds: 8, temperature: 0.6, habit: 0.5 };
/** How people choose a part: by what it brings them, by its sum, by its size, the second best, or by chance. */
const HABITS = { gain: 0.4, sum: 0.2, size: 0.1, second: 0.12, chance: 0.18 };
const GAIN_TEMPERATURE = 1.2;
const JOKER_SUM = 5;
const SEATS = 4;
const PLACES = 16;

/** The rest of one round of Podelim with one payoff model for all seats. `deep` plays contests out. */
export class PodelimRoundEvaluator {
  readonly #table: PublicState;
  readonly #coming: readonly number[];
  readonly #deep: boolean;
  readonly #base: Float64Array;
  readonly #gains = new Map<number, Float64Array>();
  readonly #contests = new Map<number, Float64Array>();

  constructor(table: PublicState, deep: boolean) {
    this.#table = table;
    this.#deep = deep;
    const open = table.row.filter((_, i) => table.owners[i] === null);
    this.#coming = subtractCardCounts(countRemainingPodelimCardsByValue(table), open);
    this.#base = podelimUtilityBySeat(table.players, this.#coming);
  }

  /** By seat: how the utilities change when one seat gets a part and the rest is lost. */
  gainOf(seat: number, part: RowRange): Float64Array {
    const key = (part.from * PLACES + part.to) * SEATS + seat;
    const found = this.#gains.get(key);
    if (found) return found;
    const after = this.#utilities([{ seat, part }]);
    const gain = after.map((utility, at) => utility - this.#base[at]!);
    this.#gains.set(key, gain);
    return gain;
  }

  /** Solves a vote on these parts. */
  solve(
    parts: readonly RowRange[],
    voters: readonly number[],
    thinking: PodelimVoteSolverSettings,
    isExact: boolean,
  ): PodelimVoteEvaluation {
    const combinations = parts.length ** voters.length;
    const outcomes: Float64Array[] = [];
    for (let at = 0; at < combinations; at += 1)
      outcomes.push(
        this.#outcome(
          parts,
          podelimVotesFromCombinationIndex(at, voters.length, parts.length),
          voters,
          isExact,
        ),
      );
    const game: PodelimVotePayoffs = {
      voters: voters.length,
      parts: parts.length,
      payoffs: outcomes.map((outcome) => Float64Array.from(voters, (seat) => outcome[seat]!)),
      habits: this.#expectedVotes(parts, voters),
    };
    const solution = solvePodelimVoteByFictitiousPlay(game, thinking);
    const value = new Float64Array(this.#base.length);
    for (let at = 0; at < combinations; at += 1) {
      const votes = podelimVotesFromCombinationIndex(at, voters.length, parts.length);
      const chance = votes.reduce((product, part, voter) => product * solution.beliefs[voter]![part]!, 1);
      for (let seat = 0; seat < value.length; seat += 1) value[seat]! += chance * outcomes[at]![seat]!;
    }
    return { ...solution, game, value };
  }

  #utilities(taken: readonly { readonly seat: number; readonly part: RowRange }[]): Float64Array {
    const players = [...this.#table.players];
    for (const { seat, part } of taken)
      players[seat] = addCardsToPlayerStacks(players[seat]!, this.#cardsOf(part));
    return podelimUtilityBySeat(players, this.#coming);
  }

  /** By seat, relative to nobody getting anything. Inside contests gains are added up, which is quick and nearly exact. */
  #outcome(
    parts: readonly RowRange[],
    votes: readonly number[],
    voters: readonly number[],
    isExact: boolean,
  ): Float64Array {
    const taken: { seat: number; part: RowRange }[] = [];
    const total = new Float64Array(this.#base.length);
    const add = (gain: Float64Array) => {
      for (let seat = 0; seat < total.length; seat += 1) total[seat]! += gain[seat]!;
    };
    parts.forEach((part, i) => {
      const wanting = voters.filter((_, voter) => votes[voter] === i);
      if (wanting.length === 1) taken.push({ seat: wanting[0]!, part });
      else if (wanting.length > 1) add(this.#contest(part, wanting));
    });
    if (!isExact || taken.length < 2) for (const { seat, part } of taken) add(this.gainOf(seat, part));
    else add(this.#utilities(taken).map((utility, seat) => utility - this.#base[seat]!));
    return total;
  }

  /** What a contest brings to every seat: the leader cuts for itself, then its voters vote again. */
  #contest(part: RowRange, voters: readonly number[]): Float64Array {
    if (rangeSize(part) === 1) return new Float64Array(this.#base.length);
    const key =
      voters.reduce((set, seat) => set | (1 << seat), 0) * PLACES * PLACES + part.from * PLACES + part.to;
    const found = this.#contests.get(key);
    if (found) return found;
    const value = this.#deep ? this.#playContest(part, voters) : this.#shareContest(part, voters);
    this.#contests.set(key, value);
    return value;
  }

  #playContest(part: RowRange, voters: readonly number[]): Float64Array {
    const { leader } = this.#table;
    let best: Float64Array | null = null;
    for (const cut of cutsOf(part)) {
      const { value } = this.solve(cut, voters, NESTED, false);
      if (best === null || value[leader]! > best[leader]!) best = value;
    }
    return best!;
  }

  /** Without a look ahead: everybody gets a little of it. */
  #shareContest(part: RowRange, voters: readonly number[]): Float64Array {
    const value = new Float64Array(this.#base.length);
    for (const seat of voters) {
      const gain = this.gainOf(seat, part);
      for (let at = 0; at < value.length; at += 1) value[at]! += (0.6 / voters.length) * gain[at]!;
    }
    return value;
  }

  #expectedVotes(parts: readonly RowRange[], voters: readonly number[]): readonly (readonly number[])[] {
    const habits = voters.map((seat) => this.#habitsOf(seat, parts));
    if (!this.#deep) return habits;
    const gainOf = (seat: number, part: RowRange) => this.gainOf(seat, part)[seat]!;
    return adjustPodelimVotesForCardSharing(this.#table, parts, voters, habits, gainOf);
  }

  #habitsOf(seat: number, parts: readonly RowRange[]): readonly number[] {
    const sums = parts.map((part) =>
      this.#cardsOf(part).reduce((sum, card) => sum + (card === 'J' ? JOKER_SUM : Number(card)), 0),
    );
    const byGain = softmax(
      parts.map((part) => this.gainOf(seat, part)[seat]!),
      GAIN_TEMPERATURE,
    );
    const order = sums.map((_, i) => i).sort((a, b) => sums[b]! - sums[a]!);
    const sizes = parts.map(rangeSize);
    const longest = order.reduce((best, i) => (sizes[i]! > sizes[best]! ? i : best));
    return parts.map(
      (_, i) =>
        HABITS.gain * byGain[i]! +
        HABITS.chance / parts.length +
        (i === order[0] ? HABITS.sum : 0) +
        (i === order[1] ? HABITS.second : 0) +
        (i === longest ? HABITS.size : 0),
    );
  }

  #cardsOf = ({ from, to }: RowRange): readonly Card[] => this.#table.row.slice(from, to);
}

/** Every way to cut a run in three; two cards are halved. */
function cutsOf({ from, to }: RowRange): readonly (readonly RowRange[])[] {
  if (to - from === 2)
    return [
      [
        { from, to: from + 1 },
        { from: from + 1, to },
      ],
    ];
  const cuts: RowRange[][] = [];
  for (let first = from + 1; first < to; first += 1)
    for (let second = first + 1; second < to; second += 1)
      cuts.push([
        { from, to: first },
        { from: first, to: second },
        { from: second, to },
      ]);
  return cuts;
}
