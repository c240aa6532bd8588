import type { Seat } from '@fivefold/rules';
import type { ReactNode } from 'react';
import type { TablePlayer } from '../games/types.ts';
import { useResultT } from '../result/words.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { CardRow } from '../ui/CardRow.tsx';
import { classNames } from '../ui/classNames.ts';
import styles from './OpenHands.module.css';

interface OpenHandsProps {
  readonly players: readonly TablePlayer[];
  /** Card codes by seat, as in the rules pages. */
  readonly hands: readonly (readonly string[])[];
  /** The cards of one seat that the coach would have played. */
  readonly wanted: { readonly seat: Seat; readonly cards: readonly string[] } | null;
  readonly nameOf: (code: string) => string;
  readonly draw: (code: string) => ReactNode;
}

/** All hands side by side. */
export function ReplayOpenHands({ players, hands, wanted, nameOf, draw }: OpenHandsProps) {
  const t = useResultT();
  if (hands.every((hand) => hand.length === 0))
    return (
      <section aria-label={t('replay.hands')} data-testid="replay-hands">
        <p className={classNames(styles.hands, 'grid content-center leading-snug ink-2 text-md text-center')}>
          {t('replay.noSecrets')}
        </p>
      </section>
    );
  return (
    <section aria-label={t('replay.hands')} data-testid="replay-hands">
      <ul className={styles.hands}>
        {players.map(({ seat, face, name }) => (
          <li key={seat} className="flex items-center min-w-0">
            <span className="visually-hidden">
              {`${name}: ${hands[seat]!.map(nameOf).join(', ') || t('replay.nothing')}`}
            </span>
            <span title={name} aria-hidden="true">
              <Avatar face={face} />
            </span>
            <CardRow as="span" hidden>
              {hands[seat]!.map((code, i) => {
                const key = `${i}${code}`; // two cards may be equal
                const isWanted = seat === wanted?.seat && wanted.cards.includes(code);
                return (
                  <span key={key} data-wanted={isWanted || undefined}>
                    {draw(code)}
                  </span>
                );
              })}
            </CardRow>
          </li>
        ))}
      </ul>
    </section>
  );
}
