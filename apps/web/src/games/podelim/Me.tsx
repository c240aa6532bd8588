import type { Why } from '@fivefold/rules/podelim';
import { PlayerAvatar } from '../../table/SeatPlate.tsx';
import type { Player } from '../types.ts';
import styles from './Me.module.css';
import type { T } from './words.ts';

/** My name beside the hand; my stacks are a row of the board. */
export function Me({ t, player, why }: { readonly t: T; readonly player: Player; readonly why: Why }) {
  const { score, place } = why.ranking.find(({ seat }) => seat === player.seat)!;
  return (
    <div className={styles.me} data-testid="me">
      <PlayerAvatar player={player} />
      <div className={styles.name}>
        <strong title={player.name}>
          <bdi>{player.name}</bdi>
        </strong>
        <span>{t('me.points', { n: score, place: t(`place.${place as 1 | 2 | 3 | 4}`) })}</span>
      </div>
    </div>
  );
}
