import type { HintLevel } from '@fivefold/room';
import { createWorkerClient, startBrowserWorker, type WorkerClient } from '../localRoom/workerMessages.ts';
import type { DailyGame } from './dailyGames.ts';
import type { Day } from './dates.ts';
import type { DailyPuzzle, PuzzleVerdict } from './puzzle.ts';

export interface PuzzleWorkerRequest {
  readonly game: DailyGame;
  readonly day: Day;
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
export type PuzzleClient = WorkerClient<PuzzleWorkerRequest, PuzzleWorkerAnswer>;

/** A worker without an answer for so long counts as hung; a slow phone needs seconds to load it. */
export const PUZZLE_TIMEOUT_MS = 60_000;

export const createPuzzleClient = (): PuzzleClient =>
  createWorkerClient(
    startBrowserWorker(() => new Worker(new URL('./puzzleWorker.ts', import.meta.url), { type: 'module' })),
  );
