import type { HintLevel } from '@fivefold/room';
import { deriveSeedFromTexts, type Seed } from '@fivefold/rules';
import type { MessagePlaceholderValues } from '../firstHand/script.ts';
import type { GameWithDailyPuzzle } from './dailyGames.ts';

/** The solver always has this seat. */
export const PUZZLE_SOLVER_SEAT = 0;

export interface DailyPuzzle<State, Action> {
  readonly state: State;
  /** The best answer, or one of several equal ones. */
  readonly best: Action;
  /** What the best answer brings. */
  readonly target: number;
}

/** The message that explains what an answer brings. */
type Reason =
  | 'iota.sum'
  | 'iota.doubled'
  | 'red7.leads'
  | 'red7.behind'
  | 'eight28.odds'
  | 'podelim.both'
  | 'podelim.apart';

/** What an answer brings. */
export interface PuzzleVerdict {
  readonly value: number;
  readonly solved: boolean;
  readonly reason: Reason;
  readonly values: MessagePlaceholderValues;
}

/** The daily puzzle of a game: `games/<game>/daily.ts`. It imports only rules, so that no change of a bot changes a puzzle. */
export interface DailyPuzzleDefinition<State, Action> {
  /** The others, by seat from 1. */
  readonly rivals: readonly string[];
  /** What the table may tell while the solver thinks. */
  readonly hints: HintLevel;
  /** A position made from this seed; null where it is not interesting enough. All attempts of a day share `day`. */
  readonly generate: (seed: Seed, day: Seed) => DailyPuzzle<State, Action> | null;
  /** null for an action that is no answer, such as a pass; it costs no try. */
  readonly judge: (puzzle: DailyPuzzle<State, Action>, action: Action) => PuzzleVerdict | null;
  /** The position after an answer; the same one where the rules refuse it, or where chance would decide. */
  readonly show: (state: State, action: Action) => State;
}

/** Far more than any date needs: `puzzles.test.ts` knows how many. */
const MOST_ATTEMPTS = 2000;

/** The puzzle of a day (`2026-11-17`): the same in every browser. */
export function dailyPuzzleOf<State, Action>(
  game: GameWithDailyPuzzle,
  { generate }: Pick<DailyPuzzleDefinition<State, Action>, 'generate'>,
  date: string,
): DailyPuzzle<State, Action> {
  const day = deriveSeedFromTexts('daily', game, date);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const puzzle = generate(deriveSeedFromTexts('daily', game, date, String(attempt)), day);
    if (puzzle) return puzzle;
  }
  throw new Error(`no ${game} puzzle for ${date}`);
}
