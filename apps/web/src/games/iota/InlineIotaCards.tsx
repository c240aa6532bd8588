import type { Card } from '@fivefold/rules/iota';
import styles from './InlineIotaCards.module.css';
import { IotaCard } from './IotaCard.tsx';

/** Cards in a line of text; hidden from screen readers, which read the text beside them. */
export function InlineIotaCards({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <span className={styles.cards} aria-hidden="true">
      {cards.map((card) => (
        <IotaCard key={card} card={card} />
      ))}
    </span>
  );
}
