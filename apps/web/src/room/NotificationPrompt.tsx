import { setPreferences, usePreferences } from '../state/preferences.ts';
import { useTableT } from '../table/words.ts';
import { Button } from '../ui/Button.tsx';
import { askToNotify, notifyPermission } from '../ui/platform.ts';
import styles from './TableScreen.module.css';

/** Asked once, after the first move, when the purpose is clear. */
export function NotificationPrompt({ played }: { readonly played: boolean }) {
  const t = useTableT();
  const asked = usePreferences((preferences) => preferences.notifyAsked);
  if (asked || !played || notifyPermission() !== 'default') return null;
  const yes = async () => {
    setPreferences({ notifyAsked: true });
    setPreferences({ notify: await askToNotify() });
  };
  return (
    <div className={styles.ask} role="status" data-testid="notify-ask">
      <p>{t('notify.ask')}</p>
      <div>
        <Button kind="quiet" onClick={() => setPreferences({ notifyAsked: true })}>
          {t('notify.no')}
        </Button>
        <Button kind="dark" onClick={() => void yes()}>
          {t('notify.yes')}
        </Button>
      </div>
    </div>
  );
}
