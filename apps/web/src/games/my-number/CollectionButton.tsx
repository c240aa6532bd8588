import type { MyNumberGoalId, PublicState } from '@fivefold/rules/my-number';
import { useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { TablePlayer } from '../types.ts';
import styles from './CollectionButton.module.css';
import { MyNumberCard } from './NumberCard.tsx';
import { type MyNumberTranslate, myNumberCardName, myNumberGoalNames } from './words.ts';

interface CollectionButtonProps {
  readonly t: MyNumberTranslate;
  readonly player: TablePlayer;
  readonly table: PublicState;
}

/** Opens a dialog with the cards of a player, of this round and the rounds before. */
export function MyNumberCollectionButton({ t, player, table }: CollectionButtonProps) {
  const shell = useT();
  const [open, setOpen] = useState(false);
  const title = player.me ? t('collection.mine') : t('collection.of', { name: player.name });
  const now = {
    n: table.round,
    order: table.order,
    goals: table.goals,
    slots: table.collections[player.seat]!,
  };
  const before = table.finished
    .map(({ order, goals, collections }, i) => ({ n: i + 1, order, goals, slots: collections[player.seat]! }))
    .filter(({ n }) => n !== now.n)
    .reverse();
  /** The goals of that round are no longer on the table. */
  const isGone = (goals: readonly MyNumberGoalId[]) => goals.join() !== table.goals.join();
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
            <section key={round.n} className="grid gap-1">
              <h3 className="plain-heading ink">{t('pad.round', { n: round.n })}</h3>
              {isGone(round.goals) && (
                <p className="ink-2 text-sm">
                  {t('log.goals', { goals: myNumberGoalNames(t, round.goals) })}
                </p>
              )}
              <ul className="grid gap-1">
                {round.slots.map((cards, slot) => (
                  <li key={round.order[slot]} className="labelled-row">
                    <b className="ink">×{round.order[slot]}</b>
                    {cards.length === 0 ? (
                      <span className="ink-2 text-sm">{t('slot.empty')}</span>
                    ) : (
                      <span className={styles.cards}>
                        {cards.map((card) => (
                          <span key={card} role="img" aria-label={myNumberCardName(t, card)}>
                            <MyNumberCard card={card} />
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
