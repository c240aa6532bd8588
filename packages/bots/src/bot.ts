import type { Random } from '@fivefold/rules';

export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** How long a bot may search. The caller owns the clock, so that bots stay pure. */
export interface SearchBudget {
  /** Most imagined worlds that a search may sample; without a clock this makes a decision repeatable. */
  readonly samples: number;
  /** True when time is up; checked before every sample. The best action so far is played. */
  expired(): boolean;
}

export interface BotContext {
  readonly level: Level;
  readonly random: Random;
  readonly budget: SearchBudget;
}

/**
 * Why a bot chose its action: a code with parameters, shown as a sentence in the replay. `rival` is a seat, shown as the
 * name of its player.
 */
export interface BotReason {
  readonly code: string;
  readonly [parameter: string]: string | number;
}

export interface BotDecision<Action> {
  readonly action: Action;
  readonly reason: BotReason;
}

/** Chooses an action from a view alone, so that a bot cannot see more than a person in its seat. */
export type BotPlayer<View, Action> = (view: View, context: BotContext) => BotDecision<Action>;

/** The bots of one game. */
export type BotPlayersByLevel<View, Action> = Readonly<Record<Level, BotPlayer<View, Action>>>;

/** A budget without a time limit, for repeatable tests. */
export const untimedSearchBudget = (samples: number): SearchBudget => ({ samples, expired: () => false });
