import type { Random } from '@fivefold/rules';

export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** How long a bot may think. The clock is outside: here time is a question that somebody answers. */
export interface Budget {
  /** Imagined worlds that a search may look at, at most: what makes a decision repeatable. */
  readonly samples: number;
  /** True when time is up; asked before every sample. The best found so far is played. */
  expired(): boolean;
}

export interface Thinking {
  readonly level: Level;
  readonly random: Random;
  readonly budget: Budget;
}

/** Why a bot did it, for the replay after the end: a code with parameters, which the client turns into a sentence. */
export interface Reason {
  readonly code: string;
  readonly [parameter: string]: string | number;
}

export interface Decision<Action> {
  readonly action: Action;
  readonly reason: Reason;
}

/** One way to play one game: from a view alone, so that it cannot see more than a person in that chair. */
export type Player<View, Action> = (view: View, thinking: Thinking) => Decision<Action>;

/** The three levels of one game. */
export type Brain<View, Action> = Readonly<Record<Level, Player<View, Action>>>;

/** As many samples as they take, with no eye on the clock: for tests. */
export const unhurried = (samples: number): Budget => ({ samples, expired: () => false });
