import type { ReactNode } from 'react';
import type { TablePlayer } from '../games/types.ts';
import { classNames } from '../ui/classNames.ts';
import { LeaderMark } from './LeaderMark.tsx';
import styles from './MyPlate.module.css';
import { PlayerName } from './PlayerName.tsx';
import { AnimatedScore } from './Score.tsx';
import { PlayerAvatar } from './SeatPlate.tsx';

interface MyPlateProps {
  readonly player: TablePlayer;
  readonly leads: boolean;
  /** The player is out of the round. */
  readonly out?: boolean;
  /** null in games without a score. */
  readonly score: number | null;
  /** Text after the score: "points", "of 30". */
  readonly children: ReactNode;
  /** On a phone: in a heading, without the name. */
  readonly small?: boolean | undefined;
}

/** Avatar, name and score beside my hand. */
export function MySeatPlate({ player, leads, out, score, children, small }: MyPlateProps) {
  return (
    <div className={classNames(styles.me, small && styles.small)} data-testid="me">
      <span className="grid" data-flip={`seat-${player.seat}`}>
        <PlayerAvatar player={player} out={out ?? false} />
      </span>
      <div className={styles.words}>
        <PlayerName name={player.name} className={small ? 'not-narrow not-landscape' : undefined}>
          {leads && <LeaderMark />}
        </PlayerName>
        {score !== null && (
          <span className="ink-2 unbroken">
            <b className="ink">
              <AnimatedScore value={score} testId="my-score" />
            </b>{' '}
            {children}
          </span>
        )}
      </div>
    </div>
  );
}
