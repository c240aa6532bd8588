import { useEffect, useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { reconnectOrReload } from '../net/session.ts';
import { useConnection } from '../state/connection.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './OfflineBanner.module.css';

const OFFER_RETRY_MS = 10_000;
/** Explain a missing connection after this. */
const EXPLAIN_MS = 2000;

/** Offline for more than ten seconds: offer to try again. */
export function useIsOfflineForLong(since: number | null, patience = OFFER_RETRY_MS): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (since === null) return;
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, [since, patience]);
  return long;
}

/** True when entering a room takes long because there is no connection. */
export function useIsServerUnreachable(waits: boolean): boolean {
  const { status, since } = useConnection();
  return useIsOfflineForLong(waits && status !== 'online' ? since : null, EXPLAIN_MS);
}

/** The offline banner of the screens around a table. */
export function OfflineBanner() {
  const t = useT();
  const { status, since, outdated } = useConnection();
  const online = status === 'online';
  const long = useIsOfflineForLong(online ? null : since);
  if (online) return null;
  return (
    <div className={styles.banner} role="status" data-testid="banner">
      <Icon name="offline" />
      <span>{t(outdated ? 'net.old' : 'net.reconnecting')}</span>
      {(long || outdated) && (
        <Button onClick={reconnectOrReload}>{t(outdated ? 'app.crash.reload' : 'app.tryAgain')}</Button>
      )}
    </div>
  );
}
