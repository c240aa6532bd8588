import type { Table } from '@fivefold/rules/my-number';
import { useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Player } from '../types.ts';
import styles from './LookButton.module.css';
import { NumberCard } from './NumberCard.tsx';
import { nameOf, type T } from './words.ts';

interface LookButtonProps {
  readonly t: T;
  readonly player: Player;
  readonly table: Table;
}

/** Lies over somebody's slots: a tap shows their cards, now and in the rounds before. All of it was face up. */
export function LookButton({ t, player, table }: LookButtonProps) {
  const shell = useT();
  const [open, setOpen] = useState(false);
  const title = player.me ? t('collection.mine') : t('collection.of', { name: player.name });
  const now = { n: table.round, order: table.order, slots: table.collections[player.seat]! };
  const before = table.finished
    .map((round, i) => ({ n: i + 1, order: round.order, slots: round.collections[player.seat]! }))
    .filter(({ n }) => n !== now.n)
    .reverse();
  return (
    <>
      <button
        type="button"
        className={styles.look}
        aria-label={t('collection.look', { whose: title })}
        onClick={() => setOpen(true)}
        data-testid={`look-${player.seat}`}
      />
      {open && (
        <Dialog
          open
          title={title}
          closeLabel={shell('app.close')}
          onClose={() => setOpen(false)}
          testId="collection-dialog"
        >
          {[now, ...before].map((round) => (
            <section key={round.n} className={styles.round}>
              <h3>{t('pad.round', { n: round.n })}</h3>
              <ul className={styles.slots}>
                {round.slots.map((cards, slot) => (
                  <li key={round.order[slot]}>
                    <b>×{round.order[slot]}</b>
                    {cards.length === 0 ? (
                      <span className={styles.none}>{t('slot.empty')}</span>
                    ) : (
                      <span className={styles.cards}>
                        {cards.map((card) => (
                          <span key={card} role="img" aria-label={nameOf(t, card)}>
                            <NumberCard card={card} />
                          </span>
                        ))}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Dialog>
      )}
    </>
  );
}
