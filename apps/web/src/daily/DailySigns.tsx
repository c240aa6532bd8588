import { MarkSign } from '../ui/MarkSign.tsx';
import type { DailyGame } from './dailyGames.ts';
import { isFinished, type PuzzleResult, triesOf } from './storedDays.ts';

/** A diamond for each try: filled for the one that solved it, an outline for the others, grey for those that are left. */
export function DailySigns({ game, result }: { readonly game: DailyGame; readonly result: PuzzleResult }) {
  const { tries, solved } = result;
  const markOf = (at: number) => {
    if (at >= tries.length) return null;
    return solved && at === tries.length - 1 ? 'good' : 'fine';
  };
  const count = isFinished(game, result) ? tries.length : triesOf(game);
  return (
    <span className="inline-flex items-center gap-half">
      {Array.from({ length: count }, (_, at) => (
        <MarkSign key={String(at)} mark={markOf(at)} />
      ))}
    </span>
  );
}
