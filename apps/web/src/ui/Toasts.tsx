import { createPortal } from 'react-dom';
import { Icon, type IconName } from './Icon.tsx';
import { useOpenModals } from './openModals.ts';
import styles from './Toasts.module.css';

type ToastTone = 'plain' | 'danger' | 'good';
export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  readonly icon?: IconName;
}

const ICONS: Record<ToastTone, IconName> = { plain: 'check', danger: 'close', good: 'check' };

export function Toasts({ toasts }: { readonly toasts: readonly Toast[] }) {
  const modal = useOpenModals((open) => open.at(-1));
  const shown = (
    <div className={styles.toasts} data-testid="toasts">
      {toasts.map((toast) => (
        <p key={toast.id} className={styles.toast} data-tone={toast.tone}>
          <Icon name={toast.icon ?? ICONS[toast.tone]} />
          {toast.text}
        </p>
      ))}
    </div>
  );
  return (
    <>
      <div role="status">{!modal && shown}</div>
      {modal && createPortal(shown, modal)}
    </>
  );
}
