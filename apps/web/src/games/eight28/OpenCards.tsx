import type { Card } from '@fivefold/rules/eight28';
import { Eight28Card } from './EightCard.tsx';
import { type Eight28Translate, eight28CardName } from './words.ts';

interface OpenCardsProps {
  readonly t: Eight28Translate;
  /** Round and seat, as the key of a card that comes from the deck. */
  readonly at: string;
  readonly cards: readonly Card[];
  /** More than this many overlap. */
  readonly sideBySide: number;
}

/** The cards that a player took, as list items. */
export function Eight28OpenCards({ t, at, cards, sideBySide }: OpenCardsProps) {
  return cards.map((card, i) => {
    const key = `${at}.${i}`;
    return (
      <li key={key} data-flip={`card-${key}`} data-flip-from="deck">
        <span className="visually-hidden">{eight28CardName(t, card)}</span>
        <Eight28Card card={card} overlapped={cards.length > sideBySide && i < cards.length - 1} />
      </li>
    );
  });
}
