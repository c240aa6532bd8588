import type { ViewExplanation } from '@fivefold/rules/podelim';
import { PlayerAvatar } from '../../table/SeatPlate.tsx';
import type { TablePlayer } from '../types.ts';
import styles from './MyPodelimStacks.module.css';
import type { PodelimTranslate } from './words.ts';

/** My name beside the hand; my stacks are a row of the player board. */
export function MyPodelimStacks({
  t,
  player,
  why,
}: {
  readonly t: PodelimTranslate;
  readonly player: TablePlayer;
  readonly why: ViewExplanation;
}) {
  const { score, place } = why.ranking.find(({ seat }) => seat === player.seat)!;
  const tied = why.ranking.filter((other) => other.place === place).length > 1;
  const where = t(`place.${place as 1 | 2 | 3 | 4}`);
  return (
    <div className={styles.me} data-testid="me">
      <PlayerAvatar player={player} />
      <div className="grid min-w-0 leading-snug">
        <strong className="truncate font-semibold" title={player.name}>
          <bdi>{player.name}</bdi>
        </strong>
        <span>
          {score === 0
            ? t('me.none')
            : t('me.points', { n: score, place: tied ? t('place.tied', { place: where }) : where })}
        </span>
      </div>
    </div>
  );
}
