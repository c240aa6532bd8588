import { type ReactNode, useState } from 'react';
import { SealedChoiceNote } from '../ui/SealedNote.tsx';
import styles from './SealedChoice.module.css';
import { useShortcuts } from './useShortcuts.ts';
import { useTableT } from './words.ts';

/** My sealed choice: hold the note (or V) to peek. */
export function SealedChoicePeek({
  children,
  name,
}: {
  readonly children: ReactNode;
  readonly name: string;
}) {
  const t = useTableT();
  const [open, setOpen] = useState(false);
  const peek = () => {
    setOpen(true);
    setTimeout(() => setOpen(false), 1500);
  };
  useShortcuts({ v: peek });
  return (
    <div className={styles.sealed} data-testid="sealed">
      <button
        type="button"
        className={styles.note}
        data-open={open || undefined}
        aria-label={t('table.sealed.peek')}
        onPointerDown={() => setOpen(true)}
        onPointerUp={() => setOpen(false)}
        onPointerLeave={() => setOpen(false)}
        onClick={(event) => {
          if (event.detail === 0) peek(); // by keyboard
        }}
        onContextMenu={(event) => event.preventDefault()}
      >
        <span className={styles.card}>{open && children}</span>
        <SealedChoiceNote open={open} />
      </button>
      <span className="visually-hidden" role="status">
        {open && name}
      </span>
      <div className={styles.words}>
        <strong className="figure text-xl">{t('table.sealed')}</strong>
        <p className="not-landscape not-zoomed">{t('table.sealed.text')}</p>
      </div>
    </div>
  );
}
