import { useT } from '../i18n/useT.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Banner.module.css';
import { useFurniture } from './Furniture.tsx';

/** What concerns the whole table, in a quiet line under the header: no modal, the table stays readable. */
export function Banner() {
  const t = useT();
  const { online, longOffline, pausedBy, host, do: act } = useFurniture();
  if (!online)
    return (
      <div className={styles.banner} data-tone="offline" role="status" data-testid="banner">
        <Icon name="offline" />
        <span>{t('net.reconnecting')}</span>
        {longOffline && <Button onClick={act.reconnect}>{t('app.tryAgain')}</Button>}
      </div>
    );
  if (pausedBy !== null)
    return (
      <div className={styles.banner} data-tone="info" role="status" data-testid="banner">
        <Icon name="pause" />
        <span>{t('table.paused', { name: pausedBy })}</span>
        {host && <Button onClick={() => act.pause(false)}>{t('table.resume')}</Button>}
      </div>
    );
  return null;
}
