import { NEXT_GAME_COUNTDOWN_MS } from '@fivefold/room';
import { useEffect, useRef, useState } from 'react';
import { useConnection } from '../state/connection.ts';
import { prefersReducedMotion } from '../table/reducedMotion.ts';
import { Button } from '../ui/Button.tsx';
import { useResultT } from './words.ts';

const PENTAGON = 'M50 6 94.7 38.5 77.6 91 22.4 91 5.3 38.5Z';

interface CountdownButtonProps {
  /** On the server's clock. */
  readonly startsAt: number;
  readonly onStop: () => void;
}

/** Everybody is ready: the next game starts by itself, unless somebody presses this. */
export function CountdownButton({ startsAt, onStop }: CountdownButtonProps) {
  const result = useResultT();
  const { clockOffset } = useConnection();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const left = Math.min(NEXT_GAME_COUNTDOWN_MS, Math.max(0, startsAt - now - clockOffset));
  return (
    <Button big kind="primary" className="relative" onClick={onStop} data-testid="countdown-stop">
      {!prefersReducedMotion() && <RunningPentagon elapsed={NEXT_GAME_COUNTDOWN_MS - left} />}
      <svg viewBox="0 0 100 100" width="24" height="24" aria-hidden="true">
        <path
          d={PENTAGON}
          pathLength="100"
          fill="none"
          stroke="currentColor"
          strokeWidth="10"
          strokeDasharray={`${(left / NEXT_GAME_COUNTDOWN_MS) * 100} 100`}
        />
      </svg>
      {result('countdown.stop', { n: Math.ceil(left / 1000) })}
    </Button>
  );
}

/** Runs once round the button until the game starts. */
function RunningPentagon({ elapsed }: { readonly elapsed: number }) {
  const runner = useRef<SVGSVGElement>(null);
  const start = useRef(elapsed);
  useEffect(() => {
    const animation = runner.current?.animate(
      { offsetPath: ['border-box', 'border-box'], offsetDistance: ['0%', '100%'] },
      { duration: NEXT_GAME_COUNTDOWN_MS, fill: 'forwards' },
    );
    if (animation) animation.currentTime = start.current;
    return () => animation?.cancel();
  }, []);
  return (
    <svg
      ref={runner}
      className="absolute pointer-events-none"
      viewBox="0 0 100 100"
      width="20"
      height="20"
      aria-hidden="true"
      data-testid="countdown-runner"
    >
      <path d={PENTAGON} fill="var(--ink)" />
    </svg>
  );
}
