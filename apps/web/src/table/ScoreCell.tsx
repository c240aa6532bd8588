import type { ReactNode } from 'react';
import { classNames } from '../ui/classNames.ts';
import { LeaderMark } from './LeaderMark.tsx';
import { AnimatedScore } from './Score.tsx';

interface ScoreCellProps {
  /** A number counts up; anything else is drawn as it is. */
  readonly score: ReactNode;
  readonly leads?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The score of a seat, with a crown for the leader. */
export function SeatScoreCell({ score, leads, className }: ScoreCellProps) {
  return (
    <div className={classNames('flex items-center justify-end gap-1 text-2xl', className)} data-part="score">
      {leads && <LeaderMark />}
      {typeof score === 'number' ? <AnimatedScore value={score} /> : <span className="figure">{score}</span>}
    </div>
  );
}
