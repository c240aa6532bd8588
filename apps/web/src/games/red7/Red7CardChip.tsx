import { type Card, colorOf, numberOf } from '@fivefold/rules/red7';
import { Figure } from '../../ui/card/CardFrame.tsx';
import styles from './RuleSign.module.css';
import { FIELDS, INKS, RuleSign } from './RuleSign.tsx';

/** A card in a line of text; hidden from screen readers, which read the text beside it. */
export function Red7CardChip({ card }: { readonly card: Card }) {
  const color = colorOf(card);
  return (
    <svg viewBox="0 0 42 24" className={styles.card} aria-hidden="true">
      <rect width="42" height="24" rx="5" fill="#fffdf8" />
      <rect x="1.500" y="1.500" width="39" height="21" rx="4" fill={FIELDS[color]} />
      <Figure x={11.5} y={18} size={18} fill={INKS[color]}>
        {numberOf(card)}
      </Figure>
      <RuleSign color={color} x={29} y={12} r={6} />
    </svg>
  );
}
