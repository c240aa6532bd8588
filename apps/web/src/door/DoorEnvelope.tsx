import type { ReactNode } from 'react';
import { classNames } from '../ui/classNames.ts';
import styles from './DoorEnvelope.module.css';
import { animateEnvelope } from './openEnvelope.ts';

/** The sealed note of the table, opened for the guest, with the letter in it. */
export function DoorEnvelope({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.envelope} ref={animateEnvelope}>
      <svg
        viewBox="0 0 600 52"
        preserveAspectRatio="none"
        className={classNames(styles.flap, 'absolute w-full')}
        aria-hidden="true"
      >
        <path d="M0 52 276 6q24-10 48 0L600 52Z" />
        <path d="M300 8 316 29 300 50 284 29Z" fill="#f5b335" stroke="#c4820c" />
      </svg>
      {children}
    </div>
  );
}
