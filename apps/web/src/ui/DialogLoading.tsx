import { useEffect, useRef } from 'react';
import { useT } from '../i18n/useT.ts';
import { Button } from './Button.tsx';
import { Loading } from './Pinwheel.tsx';

/** Faster than this nobody notices that a dialog is loaded. */
const DELAY_MS = 300;

/** In the place of a dialog whose code is still loading; says why it takes long without a network. */
export function DialogLoading({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => ref.current?.showModal(), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <dialog ref={ref} onClose={onClose} className="paper" data-testid="dialog-loading">
      <Loading label={t(navigator.onLine ? 'app.loading' : 'app.offline')}>
        <Button onClick={onClose}>{t('app.close')}</Button>
      </Loading>
    </dialog>
  );
}
