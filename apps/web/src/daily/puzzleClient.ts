import type { HintLevel } from '@fivefold/room';
import {
  createWebWorkerClient,
  startBrowserWorker,
  type WebWorkerClient,
} from '../localRoom/workerMessages.ts';
import type { GameWithDailyPuzzle } from './dailyGames.ts';
import type { PuzzleDay } from './dates.ts';
import type { DailyPuzzle, PuzzleVerdict } from './puzzle.ts';

export interface PuzzleWorkerRequest {
  readonly game: GameWithDailyPuzzle;
  readonly day: PuzzleDay;
  /** An answer to judge; the best one by default. */
  readonly action?: unknown;
}

export interface PuzzleWorkerAnswer {
  readonly puzzle: DailyPuzzle<unknown, unknown>;
  readonly rivals: readonly string[];
  readonly hints: HintLevel;
  /** null for an action that is no answer. */
  readonly verdict: PuzzleVerdict | null;
  /** The position after the answer. */
  readonly shown: unknown;
}

/** Makes and judges puzzles outside of the page's thread, because some days need a second. */
export type PuzzleWorkerClient = WebWorkerClient<PuzzleWorkerRequest, PuzzleWorkerAnswer>;

/** A worker without an answer for so long counts as hung; a slow phone needs seconds to load it. */
export const PUZZLE_TIMEOUT_MS = 60_000;

export const createPuzzleWorkerClient = (): PuzzleWorkerClient =>
  createWebWorkerClient(
    startBrowserWorker(() => new Worker(new URL('./puzzleWorker.ts', import.meta.url), { type: 'module' })),
  );
