import { useEffect, useRef } from 'react';
import { loadChunk } from '../net/page.ts';
import type * as pushRoom from '../push/pushRoom.ts';
import { setPreferences, usePreferences } from '../state/preferences.ts';
import { useTableT } from '../table/words.ts';
import { Button } from '../ui/Button.tsx';
import { notifyPermission } from '../ui/platform.ts';
import styles from './TableScreen.module.css';

/** An extra: a browser without a push service still shows notifications while the page is open. */
async function withPush(work: (push: typeof pushRoom) => Promise<unknown>): Promise<void> {
  try {
    await work(await loadChunk(() => import('../push/pushRoom.ts')));
  } catch (error) {
    console.warn(error);
  }
}

interface NotificationPromptProps {
  readonly room: string;
  readonly played: boolean;
}

/** Asked once, after the first move, when the purpose is clear. The answer holds for later rooms, too. */
export function NotificationPrompt({ room, played }: NotificationPromptProps) {
  const t = useTableT();
  const isWanted = usePreferences(({ notify }) => notify) && notifyPermission() === 'granted';
  const synced = useRef<string | null>(null);
  useEffect(() => {
    if (!isWanted || !played || synced.current === room) return;
    synced.current = room;
    void withPush(async (push) => push.isRoomPushWanted(room) && push.syncRoomPushSubscription(room));
  }, [isWanted, played, room]);
  const asked = usePreferences((preferences) => preferences.notifyAsked);
  if (asked || !played || notifyPermission() !== 'default') return null;
  const yes = () => {
    setPreferences({ notifyAsked: true });
    void withPush((push) => push.enableRoomPush(room));
  };
  return (
    <div className={styles.ask} role="status" data-testid="push-ask">
      <p>{t('notify.ask')}</p>
      <div className="flex flex-wrap gap-2">
        <Button kind="quiet" onClick={() => setPreferences({ notifyAsked: true })}>
          {t('notify.no')}
        </Button>
        <Button kind="dark" onClick={yes}>
          {t('notify.yes')}
        </Button>
      </div>
    </div>
  );
}
