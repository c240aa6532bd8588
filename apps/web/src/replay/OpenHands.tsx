import type { ReactNode } from 'react';
import type { Player } from '../games/types.ts';
import { useResultT } from '../result/words.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { classNames } from '../ui/classNames.ts';
import styles from './OpenHands.module.css';

interface OpenHandsProps {
  readonly players: readonly Player[];
  /** Card codes by seat, as in the rules pages. */
  readonly hands: readonly (readonly string[])[];
  readonly nameOf: (code: string) => string;
  readonly draw: (code: string) => ReactNode;
}

/** All hands side by side. */
export function OpenHands({ players, hands, nameOf, draw }: OpenHandsProps) {
  const t = useResultT();
  if (hands.every((hand) => hand.length === 0))
    return (
      <p className={classNames(styles.hands, styles.none)} data-testid="replay-hands">
        {t('replay.noSecrets')}
      </p>
    );
  return (
    <ul className={styles.hands} aria-label={t('replay.hands')} data-testid="replay-hands">
      {players.map(({ seat, animal, name }) => (
        <li key={seat}>
          <span className="visually-hidden">
            {`${name}: ${hands[seat]!.map(nameOf).join(', ') || t('replay.nothing')}`}
          </span>
          <span title={name} aria-hidden="true">
            <Avatar animal={animal} />
          </span>
          <span className={styles.cards} aria-hidden="true">
            {hands[seat]!.map((code, i) => {
              const key = `${i}${code}`; // two cards may be equal
              return <span key={key}>{draw(code)}</span>;
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
