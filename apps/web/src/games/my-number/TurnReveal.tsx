import { type CardTake, cardColorOf } from '@fivefold/rules/my-number';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Player } from '../types.ts';
import row from './CenterRow.module.css';
import { NumberCard } from './NumberCard.tsx';
import styles from './TurnReveal.module.css';
import type { MyNumberTranslate } from './words.ts';

interface TurnRevealProps {
  readonly t: MyNumberTranslate;
  readonly takes: readonly CardTake[];
  readonly players: readonly Player[];
  readonly seat: number | null;
}

/** The played cards under the cards that they take, in rising order. */
export function TurnReveal({ t, takes, players, seat }: TurnRevealProps) {
  return (
    <div className={row.area}>
      <ol className={`${row.row} ${styles.reveal}`} data-count={takes.length} data-testid="reveal">
        {takes.map((take) => {
          const mine = take.seat === seat;
          const player = players[take.seat]!;
          const took = `${t(`take.${cardColorOf(take.took)}`)} ${take.took}`;
          return (
            <li key={take.seat} className={styles.pair} data-mine={mine || undefined}>
              <span className="visually-hidden">
                {`${player.name}: ${t('played', { played: take.played, took })}`}
              </span>
              <span>
                <NumberCard card={take.took} state={mine ? 'last' : 'normal'} />
              </span>
              <span className={styles.arrow}>
                <Icon name="arrowUp" size={34} />
              </span>
              <span className={styles.played} data-flip={`card-${take.played}`}>
                <NumberCard
                  card={take.played}
                  owner={<Avatar animal={player.animal} {...(mine ? { ring: null } : {})} />}
                />
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
