import styles from './MarkSign.module.css';

/** good: a filled diamond. fine: its outline. costly: five sides with an exclamation mark. null: not known yet, or not used. */
type Mark = 'good' | 'fine' | 'costly' | null;

/** Shape tells, color repeats. Hidden from screen readers; its size is --sign. */
export function CoachMarkIcon({ mark }: { readonly mark: Mark }) {
  return (
    <svg className={styles.sign} data-mark={mark ?? 'open'} viewBox="0 0 24 24" aria-hidden="true">
      {mark === 'costly' ? (
        <>
          <path d="M12 2 22 9.5 18 21H6L2 9.5z" />
          <path className={styles.bang} d="M12 7v6M12 16.5v.2" />
        </>
      ) : (
        <path d="M12 3 21 12 12 21 3 12z" />
      )}
    </svg>
  );
}
