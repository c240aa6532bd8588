import { pointsOf, type Table, targetOf } from '@fivefold/rules/red7';
import { Score } from '../../table/Score.tsx';
import { LeadMark, PlayerAvatar } from '../../table/SeatPlate.tsx';
import { classes } from '../../ui/classes.ts';
import type { Player } from '../types.ts';
import styles from './Me.module.css';
import type { T } from './words.ts';

interface MeProps {
  readonly t: T;
  readonly player: Player;
  readonly table: Table;
  readonly leads: boolean;
  readonly out: boolean;
  /** In the heading of my palette instead of in the dock. */
  readonly small?: boolean;
}

export function Me({ t, player, table, leads, out, small }: MeProps) {
  return (
    <div className={classes(styles.me, small && styles.small)} data-testid="me">
      <PlayerAvatar player={player} out={out} />
      <div className={styles.words}>
        <strong title={player.name}>
          <bdi>{player.name}</bdi>
          {leads && <LeadMark />}
        </strong>
        {table.options.advanced && (
          <span>
            <b>
              <Score value={pointsOf(table, player.seat)} testId="my-score" />
            </b>{' '}
            {t('score.of', { n: targetOf(table) })}
          </span>
        )}
      </div>
    </div>
  );
}
