import { useEffect, useState } from 'react';
import { SCORE_COUNT_UP_MS } from '../table/countUp.ts';
import { prefersReducedMotion } from '../table/reducedMotion.ts';
import { PODIUM_MS } from './useRisingResult.ts';

const STEP_MS = 50;

/** Counts up once the podium stands, if the game has just ended before these eyes. */
export function PodiumScore({ score, isFresh }: { readonly score: number; readonly isFresh: boolean }) {
  const [counts] = useState(() => isFresh && !prefersReducedMotion());
  const [share, setShare] = useState(counts ? 0 : 1);
  useEffect(() => {
    if (!counts) return;
    const start = performance.now() + PODIUM_MS;
    const timer = setInterval(() => {
      const reached = Math.min(1, Math.max(0, (performance.now() - start) / SCORE_COUNT_UP_MS));
      setShare(reached);
      if (reached === 1) clearInterval(timer);
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [counts]);
  if (!counts) return <span className="figure text-2xl">{score}</span>;
  return (
    <span className="figure text-2xl">
      <span aria-hidden="true">{Math.round(score * share)}</span>
      <span className="visually-hidden">{score}</span>
    </span>
  );
}
