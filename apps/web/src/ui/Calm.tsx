import type { ReactNode } from 'react';
import styles from './Calm.module.css';
import { heading } from './heading.ts';
import { Pinwheel } from './Pinwheel.tsx';

interface CalmProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
  readonly testId?: string;
}

/** A page with one thing to say and one thing to do. */
export function Calm({ title, text, children, testId }: CalmProps) {
  return (
    <main className={styles.page} data-testid={testId}>
      <div className={styles.sheet}>
        <Pinwheel />
        <h1 {...heading}>{title}</h1>
        {text && <p>{text}</p>}
        {children}
      </div>
    </main>
  );
}
