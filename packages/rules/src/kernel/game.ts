import type * as z from 'zod/mini';
import type { Random, Seed } from './random.ts';
import type { Result } from './result.ts';

/** A seat at the table, counted clockwise from 0. The rules know seats, the room knows people. */
export type Seat = number;
/** A seat sees its own hand, a spectator only what lies open. */
export type Viewer = Seat | 'spectator';

/** What every refusal has: a kebab-case code, which is a translation key too; parameters stand beside it. */
export interface AnyRefusal {
  readonly code: string;
}
/** What every event has: a past fact that everybody at the table may know. */
export interface AnyEvent {
  readonly type: string;
}

export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

/** For `setup`: a deal to another number of players would be a mistake of the caller, and fail much later. */
export function assertSeatCount(game: string, { min, max }: SeatRange, seats: number): void {
  if (Number.isInteger(seats) && seats >= min && seats <= max) return;
  throw new Error(`${game} is played by ${min} to ${max}, not by ${seats}`);
}

export interface GameSetup<Options> {
  readonly seats: number;
  readonly options: Options;
  readonly seed: Seed;
}

/** What one accepted action leads to. */
export interface Transition<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** One seat in the final ranking. */
export interface RankedSeat {
  readonly seat: Seat;
  /** 1 is a win; equal places are shared. */
  readonly place: number;
  readonly score: number;
  /** The tie-break that put this seat below the one before it; null where the score did, or nothing could. */
  readonly decidedBy: string | null;
}

/** One line of the score sheet: a number for each seat, in a category of the game. */
export interface ScoreCategory {
  /** A translation key of the game, for example `bonus`. */
  readonly key: string;
  /** 1 for the first round; null where rounds mean nothing. */
  readonly round: number | null;
  readonly points: readonly number[];
}

export interface Outcome {
  /** Best first. */
  readonly ranking: readonly RankedSeat[];
  readonly breakdown: readonly ScoreCategory[];
}

/**
 * A game is a fold: `setup` makes the first state out of a seed, `reduce` makes the next one out of an action.
 * State, View, Action, Event, Refusal and ViewExplanation are plain readonly JSON. Nothing here knows a clock, a person or a socket.
 */
export interface Game<
  State,
  Action,
  View,
  Options,
  Event extends AnyEvent,
  Refusal extends AnyRefusal,
  ViewExplanation,
> {
  readonly id: string;
  /** Raised with every change of behaviour: a stored game finishes on the rules it began with (`red7@1`). */
  readonly version: number;
  readonly seats: SeatRange;
  /** Where the options decide how many may sit down; within `seats`. */
  seatsFor?(options: Options): SeatRange;
  /** What a host may choose; every field has a default, so `{}` is a whole set of options. */
  readonly options: z.ZodMiniType<Options, unknown>;
  /** Everything a player can ever send. */
  readonly action: z.ZodMiniType<Action, unknown>;
  /** An action that an earlier build stored, in today's words. Left out where the words never changed. */
  upgradeAction?(stored: Action): Action;
  /** Throws for a number of seats outside `seats`. */
  setup(table: GameSetup<Options>): State;
  /** What everybody saw of the first deal, for the first lines of the log. Left out where there is nothing to tell. */
  openingEvents?(state: State): readonly Event[];
  /**
   * What is to be decided now, in kebab-case, the same for every viewer: a word of the game, except that every game says
   * `round-end` while players look at the result of a round, and `over` at the end.
   */
  phase(view: View): string;
  /** The round that is played, from 1, for those who are not at the table. Left out where a game has no rounds. */
  currentRound?(view: View): number;
  /** Whom the table waits for: a decision not yet made. Empty when the game is over, and only then. */
  waitingFor(state: State): readonly Seat[];
  /** `waitingFor`, and those who may still change a secret choice. */
  seatsAllowedToAct(state: State): readonly Seat[];
  /** Never throws on an action that passed the schema. A refusal says why, and nothing secret. */
  reduce(state: State, seat: Seat, action: Action): Result<Transition<State, Event>, Refusal>;
  view(state: State, viewer: Viewer): View;
  /** Lists what `reduce` accepts from this viewer now, up to orders that mean nothing; computed from what the viewer sees. */
  legal(view: View): Iterable<Action>;
  /** One full state that this viewer cannot tell from the truth. */
  imagine(view: View, random: Random): State;
  /** What is played for a player whose time ran out. Only called while the viewer is waited for. */
  pickIdleAction(view: View, random: Random): Action;
  /** The share of the ordinary time limit that the open decision has. Left out where all decisions are alike. */
  timeLimitShare?(view: View): number;
  /** Explanations for this viewer: who leads and with which cards, what a card is worth. */
  explain(view: View): ViewExplanation;
  /** null while the game goes on. */
  outcome(state: State): Outcome | null;
}

/** A game of unknown types, as rooms, the arena and tests hold it. */
// biome-ignore lint/suspicious/noExplicitAny: its own types are forgotten here
export type AnyGame = Game<any, any, any, any, AnyEvent, AnyRefusal, any>;

/** Whether the game pauses between two rounds, which is when a seat may change hands. */
export const isBetweenRounds = (game: AnyGame, state: unknown): boolean =>
  game.phase(game.view(state, 'spectator')) === 'round-end';

export type StateOf<G> = G extends { setup(table: never): infer State } ? State : never;
