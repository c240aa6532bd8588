import type { ReactNode } from 'react';
import styles from './CardRow.module.css';
import { classNames } from './classNames.ts';

interface CardRowProps {
  readonly children: ReactNode;
  readonly as?: 'div' | 'ul' | 'span';
  readonly label?: string;
  /** From screen readers, where a text beside it says the same. */
  readonly hidden?: boolean;
  readonly className?: string | undefined;
}

/**
 * Cards of width --card-w beside each other, --card-gap apart; they overlap where the row is too narrow, down to the
 * share --card-shown of a card.
 */
export function CardRow({ children, as: Row = 'div', label, hidden, className }: CardRowProps) {
  return (
    <Row className={classNames(styles.row, className)} aria-label={label} aria-hidden={hidden}>
      {children}
    </Row>
  );
}
