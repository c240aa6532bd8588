import type { ReactNode } from 'react';
import styles from './Chip.module.css';

interface ChipProps {
  readonly children: ReactNode;
  readonly title?: string | undefined;
  /** act: mine to do. good: counts, leads, allowed. bad: conflict. */
  readonly tone?: 'quiet' | 'act' | 'good' | 'bad';
}

/** A short label: "bot", a count, "taken". */
export function Chip({ children, title, tone = 'quiet' }: ChipProps) {
  return (
    <span className={styles.chip} data-part="chip" data-tone={tone} title={title}>
      {children}
    </span>
  );
}
