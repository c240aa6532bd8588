import { useCallback, useState } from 'react';
import type { GameWithDailyPuzzle } from './dailyGames.ts';
import type { PuzzleDay } from './dates.ts';
import type { PuzzleVerdict } from './puzzle.ts';
import { PUZZLE_TIMEOUT_MS, type PuzzleWorkerAnswer, type PuzzleWorkerClient } from './puzzleClient.ts';
import { isPuzzleFinished, type PuzzleResult, readPuzzleResult, storePuzzleResult } from './storedDays.ts';

/** asked: the player looks for an answer. judging: it is on its way. tried: what it brought is shown. over: no try is left. */
type DailyStage = 'asked' | 'judging' | 'tried' | 'over';

export interface DailyPuzzleRun {
  readonly stage: DailyStage;
  readonly result: PuzzleResult;
  /** The position on the table. */
  readonly state: unknown;
  /** What the last answer brought; null before the first one and after a reload. */
  readonly verdict: PuzzleVerdict | null;
  /** The last action was no answer. */
  readonly isPass: boolean;
  readonly isStopped: boolean;
  /** Changes when the position is set up again, so that the table drops its draft. */
  readonly epoch: number;
}

export interface DailyPuzzleControls {
  readonly run: DailyPuzzleRun;
  readonly act: (action: unknown) => void;
  readonly again: () => void;
}

/** These tables draw the best answer as ghosts; the others show the position after it. */
export const GAMES_DRAWING_PUZZLE_ANSWER_AS_GHOSTS: readonly GameWithDailyPuzzle[] = ['iota'];

const stateAtEnd = (
  game: GameWithDailyPuzzle,
  { puzzle, shown }: PuzzleWorkerAnswer,
  { solved }: PuzzleResult,
): unknown => (solved || !GAMES_DRAWING_PUZZLE_ANSWER_AS_GHOSTS.includes(game) ? shown : puzzle.state);

const startRun = (
  game: GameWithDailyPuzzle,
  opened: PuzzleWorkerAnswer,
  result: PuzzleResult,
): DailyPuzzleRun => ({
  stage: isPuzzleFinished(game, result) ? 'over' : 'asked',
  result,
  state: isPuzzleFinished(game, result) ? stateAtEnd(game, opened, result) : opened.puzzle.state,
  verdict: null,
  isPass: false,
  isStopped: false,
  epoch: 0,
});

/** The tries at a puzzle. A try counts once it has been judged. */
export function useDailyPuzzle(
  game: GameWithDailyPuzzle,
  day: PuzzleDay,
  opened: PuzzleWorkerAnswer,
  client: PuzzleWorkerClient,
): DailyPuzzleControls {
  const { puzzle } = opened;
  const [run, setRun] = useState(() => startRun(game, opened, readPuzzleResult(game, day)));
  const act = useCallback(
    (action: unknown) => {
      if (run.stage !== 'asked') return;
      setRun({ ...run, stage: 'judging', isPass: false, isStopped: false });
      const epoch = run.epoch + 1;
      client.ask({ game, day, action }, PUZZLE_TIMEOUT_MS).then(
        ({ verdict, shown }) => {
          if (!verdict) return setRun({ ...run, isPass: true, epoch });
          const result = { tries: [...run.result.tries, verdict.value], solved: verdict.solved };
          storePuzzleResult(game, day, result);
          setRun({
            stage: isPuzzleFinished(game, result) ? 'over' : 'tried',
            result,
            state:
              isPuzzleFinished(game, result) && !result.solved ? stateAtEnd(game, opened, result) : shown,
            verdict,
            isPass: false,
            isStopped: false,
            epoch: verdict.solved ? run.epoch : epoch,
          });
        },
        () => setRun({ ...run, isStopped: true, epoch }),
      );
    },
    [run, game, day, client, opened],
  );
  const again = useCallback(
    () =>
      setRun((now) => ({ ...now, stage: 'asked', state: puzzle.state, verdict: null, epoch: now.epoch + 1 })),
    [puzzle],
  );
  return { run, act, again };
}
