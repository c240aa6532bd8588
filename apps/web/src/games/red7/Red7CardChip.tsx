import { type Card, red7ColorOfCard, red7NumberOfCard } from '@fivefold/rules/red7';
import { PlayingCardFigure } from '../../ui/card/CardFrame.tsx';
import styles from './RuleSign.module.css';
import { RED7_CARD_COLORS, RED7_INK_COLORS, Red7RuleSign } from './RuleSign.tsx';

/** A card in a line of text; hidden from screen readers, which read the text beside it. */
export function Red7CardChip({ card }: { readonly card: Card }) {
  const color = red7ColorOfCard(card);
  return (
    <svg viewBox="0 0 42 24" className={styles.card} aria-hidden="true">
      <rect width="42" height="24" rx="5" fill="#fffdf8" />
      <rect x="1.500" y="1.500" width="39" height="21" rx="4" fill={RED7_CARD_COLORS[color]} />
      <PlayingCardFigure x={11.5} y={18} size={18} fill={RED7_INK_COLORS[color]}>
        {red7NumberOfCard(card)}
      </PlayingCardFigure>
      <Red7RuleSign color={color} x={29} y={12} r={6} />
    </svg>
  );
}
