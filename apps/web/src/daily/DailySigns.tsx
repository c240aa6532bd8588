import { CoachMarkIcon } from '../ui/MarkSign.tsx';
import type { GameWithDailyPuzzle } from './dailyGames.ts';
import { isPuzzleFinished, maxPuzzleTriesFor, type PuzzleResult } from './storedDays.ts';

/** A diamond for each try: filled for the one that solved it, an outline for the others, grey for those that are left. */
export function DailyPuzzleTrySigns({
  game,
  result,
}: {
  readonly game: GameWithDailyPuzzle;
  readonly result: PuzzleResult;
}) {
  const { tries, solved } = result;
  const markOf = (at: number) => {
    if (at >= tries.length) return null;
    return solved && at === tries.length - 1 ? 'good' : 'fine';
  };
  const count = isPuzzleFinished(game, result) ? tries.length : maxPuzzleTriesFor(game);
  return (
    <span className="inline-flex items-center gap-half">
      {Array.from({ length: count }, (_, at) => (
        <CoachMarkIcon key={String(at)} mark={markOf(at)} />
      ))}
    </span>
  );
}
