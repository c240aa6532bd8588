import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './Button.tsx';
import { interceptBackButton } from './backGuard.ts';
import { classNames } from './classNames.ts';
import styles from './Dialog.module.css';
import { useOpenModals } from './openModals.ts';
import { useSheetDrag } from './useSheetDrag.ts';
import { useLatestCallback } from './useStable.ts';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons; the safe one comes first. */
  readonly actions?: ReactNode;
  readonly closeLabel?: string;
  /** dialog: centered. drawer: from the right, or from below on a phone. */
  readonly shape?: 'dialog' | 'drawer';
  readonly hideTitle?: boolean;
  readonly testId?: string;
  /** Back leaves the page instead of closing the dialog. */
  readonly backLeaves?: boolean;
}

/** The native modal: it traps the focus, closes with Escape, and gives the focus back to its opener. */
export function Dialog(props: DialogProps) {
  const { open, title, onClose, children, actions, closeLabel, shape = 'dialog', hideTitle, testId } = props;
  const { backLeaves = false } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const toasts = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const drag = useSheetDrag(ref, onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open || dialog.open) return;
    const opener = document.activeElement;
    const place = toasts.current!;
    dialog.showModal();
    useOpenModals.setState((open) => [...open, place], true);
    // The browser focuses the first control; a selected tab is the better start.
    dialog.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
    return () => {
      useOpenModals.setState((open) => open.filter((one) => one !== place), true);
      dialog.close();
      // The browser does this too, unless the dialog is already unmounted.
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);
  const close = useLatestCallback(onClose);
  useEffect(() => (open && !backLeaves ? interceptBackButton(close) : undefined), [open, backLeaves, close]);
  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is only on the backdrop; Escape closes as well
    <dialog
      ref={ref}
      className={classNames(styles.dialog, styles[shape])}
      aria-labelledby={titleId}
      data-testid={testId}
      onCancel={(event) => {
        if (event.target !== ref.current) return; // a nested dialog
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      {shape === 'drawer' && <div className={styles.grab} aria-hidden="true" data-testid="grab" {...drag} />}
      <div className={styles.body}>
        <div className={hideTitle ? 'visually-hidden' : 'flex items-center justify-between gap-3 ink'}>
          <h2 id={titleId}>{title}</h2>
          {closeLabel && <IconButton icon="close" label={closeLabel} bare onClick={onClose} />}
        </div>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div ref={toasts} role="status" />
    </dialog>
  );
}
