import type { ReactNode } from 'react';
import type { Player } from '../games/types.ts';
import { classNames } from '../ui/classNames.ts';
import styles from './MyPlate.module.css';
import { Score } from './Score.tsx';
import { LeadMark, PlayerAvatar } from './SeatPlate.tsx';

interface MyPlateProps {
  readonly player: Player;
  readonly leads: boolean;
  /** Out of the round. */
  readonly out?: boolean;
  /** null where nobody counts. */
  readonly score: number | null;
  /** After the score: "points", "of 30". */
  readonly children: ReactNode;
  /** On a phone: in a heading instead of in the dock, without the name. */
  readonly small?: boolean | undefined;
}

/** Me beside my hand: face, name, score. */
export function MyPlate({ player, leads, out, score, children, small }: MyPlateProps) {
  return (
    <div className={classNames(styles.me, small && styles.small)} data-testid="me">
      <span className={styles.avatar} data-flip={`seat-${player.seat}`}>
        <PlayerAvatar player={player} out={out ?? false} />
      </span>
      <div className={styles.words}>
        <strong title={player.name}>
          <bdi>{player.name}</bdi>
          {leads && <LeadMark />}
        </strong>
        {score !== null && (
          <span>
            <b>
              <Score value={score} testId="my-score" />
            </b>{' '}
            {children}
          </span>
        )}
      </div>
    </div>
  );
}
