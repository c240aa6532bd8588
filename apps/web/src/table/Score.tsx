import { useEffect, useRef, useState } from 'react';
import { SCORE_STEP_MS, scoreCountUpValueAt } from './countUp.ts';
import { prefersReducedMotion } from './reducedMotion.ts';

/** A score in the display font; a change counts up. */
export function AnimatedScore({
  value,
  testId,
}: {
  readonly value: number;
  readonly testId?: string | undefined;
}) {
  const shown = useCounting(value);
  return (
    <span className="figure" data-testid={testId}>
      {String(shown).replace('-', '−')}
    </span>
  );
}

function useCounting(value: number): number {
  const [shown, setShown] = useState(value);
  const now = useRef(value);
  useEffect(() => {
    const from = now.current;
    if (from === value) return;
    if (prefersReducedMotion() || document.hidden) {
      now.current = value;
      setShown(value);
      return;
    }
    const start = performance.now();
    const timer = setInterval(() => {
      now.current = scoreCountUpValueAt(from, value, performance.now() - start);
      setShown(now.current);
      if (now.current === value) clearInterval(timer);
    }, SCORE_STEP_MS);
    return () => clearInterval(timer);
  }, [value]);
  return shown;
}
