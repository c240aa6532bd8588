import { useEffect, useRef, useState } from 'react';
import { scoreCountUpValueAt } from './countUp.ts';
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
    let frame = requestAnimationFrame(function step(time) {
      now.current = scoreCountUpValueAt(from, value, time - start);
      setShown(now.current);
      if (now.current !== value) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
