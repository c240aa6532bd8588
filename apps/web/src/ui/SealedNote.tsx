import styles from './SealedNote.module.css';

/** A sealed choice. It looks the same for every choice; its width is --note. */
export function SealedChoiceNote({ open = false }: { readonly open?: boolean }) {
  return (
    <svg className={styles.note} viewBox="-1 -1 102 72" aria-hidden="true" data-open={open || undefined}>
      <path d="M0 0H100V70H0Z" fill="#fdfaf0" className={styles.edge} />
      <path d="M0 70 36 36H64L100 70Z" fill="#fffef9" className={styles.edge} />
      <path d="M0 0 36 36 0 70ZM100 0 64 36 100 70Z" fill="#f6f1e2" className={styles.edge} />
      <path d="M0 0H100L56 41a9 9 0 0 1-12 0Z" fill="#fffefa" className={styles.flap} />
      <path d="M50 22 62 37 50 52 38 37Z" className={styles.seal} />
    </svg>
  );
}
