import { MarkSign } from '../ui/MarkSign.tsx';
import { isFinished, MOST_TRIES, type PuzzleResult } from './storedDays.ts';

/** A diamond for each try: filled for the one that solved it, an outline for the others, grey for those that are left. */
export function DailySigns({ result }: { readonly result: PuzzleResult }) {
  const { tries, solved } = result;
  const markOf = (at: number) => {
    if (at >= tries.length) return null;
    return solved && at === tries.length - 1 ? 'good' : 'fine';
  };
  const count = isFinished(result) ? tries.length : MOST_TRIES;
  return (
    <span className="inline-flex items-center gap-half">
      {Array.from({ length: count }, (_, at) => (
        <MarkSign key={String(at)} mark={markOf(at)} />
      ))}
    </span>
  );
}
