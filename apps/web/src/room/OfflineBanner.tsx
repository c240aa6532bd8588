import { useEffect, useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { reconnect } from '../net/session.ts';
import { useConnection } from '../state/connection.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './OfflineBanner.module.css';

const OFFER_RETRY_MS = 10_000;
/** Without a connection for so long, somebody wants to know why nothing happens. */
const EXPLAIN_MS = 2000;

/** For more than ten seconds: offer to try again. */
export function useLongOffline(since: number | null, patience = OFFER_RETRY_MS): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (since === null) return;
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, [since, patience]);
  return long;
}

/** Who waits to be let into a room is told why they wait. */
export function useUnreachable(waits: boolean): boolean {
  const { status, since } = useConnection();
  return useLongOffline(waits && status !== 'online' ? since : null, EXPLAIN_MS);
}

/** The same quiet line as at a table, for the screens around it. */
export function OfflineBanner() {
  const t = useT();
  const { status, since, outdated } = useConnection();
  const online = status === 'online';
  const long = useLongOffline(online ? null : since);
  if (online) return null;
  return (
    <div className={styles.banner} role="status" data-testid="banner">
      <Icon name="offline" />
      <span>{t(outdated ? 'net.old' : 'net.reconnecting')}</span>
      {(long || outdated) && (
        <Button onClick={reconnect}>{t(outdated ? 'app.crash.reload' : 'app.tryAgain')}</Button>
      )}
    </div>
  );
}
