import type { Card, Majority, Stack } from '@fivefold/rules/podelim';
import { useT } from '../../i18n/useT.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Player } from '../types.ts';
import styles from './Dialogs.module.css';
import { PodelimCard } from './PodelimCard.tsx';
import { leadingSeatOf } from './seatActivity.ts';
import { cardNames, type PodelimTranslate } from './words.ts';

interface StackDialogProps {
  readonly t: PodelimTranslate;
  readonly player: Player;
  readonly stack: Stack | undefined;
  readonly majority: Majority;
  /** Cards of this value in the deck; null where hints are off. */
  readonly inDeck: number | null;
  readonly onClose: () => void;
}

/** The cards of one stack, and its worth. */
export function StackDialog({ t, player, stack, majority, inDeck, onClose }: StackDialogProps) {
  const shell = useT();
  const { value } = majority;
  const lead = leadingSeatOf(majority, player.seat);
  const cards: readonly Card[] = stack
    ? [...Array<Card>(stack.numbers).fill(`${value}`), ...Array<Card>(stack.jokers).fill('J')]
    : [];
  const who = { name: player.name, value };
  return (
    <Dialog
      open
      title={cards.length === 0 ? t('board.none', who) : t('board.cell', { ...who, n: cards.length })}
      closeLabel={shell('app.close')}
      onClose={onClose}
      testId="stack-dialog"
    >
      {cards.length > 0 && <CardRow t={t} cards={cards} />}
      <ul className={styles.facts}>
        {lead !== 'none' && <li>{t(`board.${lead}`)}</li>}
        <li>{t('board.worth', { n: value })}</li>
        {inDeck !== null && <li>{t('board.inDeck', { n: inDeck })}</li>}
      </ul>
    </Dialog>
  );
}

export function CardRow({ t, cards }: { readonly t: PodelimTranslate; readonly cards: readonly Card[] }) {
  return (
    <div className={styles.cards} role="img" aria-label={cardNames(t, cards)}>
      {cards.map((card, i) => {
        const key = `${i}`; // equal cards are alike
        return <PodelimCard key={key} card={card} />;
      })}
    </div>
  );
}
