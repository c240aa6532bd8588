import { LazyRoomTools } from '../gameFile/loadRoomTools.ts';
import { useT } from '../i18n/useT.ts';
import { LazyPushSetting } from '../push/loadPushSetting.ts';
import { BrowserSettings } from '../room/Settings.tsx';
import { useTableT } from '../table/words.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import { RoomLockSwitch } from './LockSwitch.tsx';
import { DevicePassportLink } from './Passport.tsx';
import { RenameMemberForm } from './Rename.tsx';
import styles from './RoomMenu.module.css';
import type { LobbyProps } from './useLobby.ts';
import { useLobbyT } from './words.ts';

interface RoomMenuProps extends LobbyProps {
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

/** The menu of the room. */
export function RoomMenu({ view, host, ask, onClose, onLeave }: RoomMenuProps) {
  const t = useT();
  const lobby = useLobbyT();
  const table = useTableT();
  const playing = view.table?.status === 'playing';
  return (
    <Dialog open title={lobby('room.menu')} hideTitle shape="drawer" onClose={onClose} testId="room-menu">
      <div className={styles.menu}>
        <header className="sheet-head">
          <h2>{lobby('room.menu')}</h2>
          <IconButton icon="close" bare label={t('app.close')} onClick={onClose} />
        </header>
        {host && (
          <section className={styles.section}>
            <RoomLockSwitch view={view} ask={ask} />
            {!playing && (
              <Button icon="refresh" onClick={() => void ask({ type: 'shuffleSeats' })} data-testid="shuffle">
                {table('room.shuffle')}
              </Button>
            )}
          </section>
        )}
        <section className={styles.section}>
          <RenameMemberForm view={view} ask={ask} onDone={onClose} />
        </section>
        <section className={styles.section}>
          <DevicePassportLink />
        </section>
        <BrowserSettings>
          <SuspenseBoundary>
            <LazyPushSetting />
          </SuspenseBoundary>
        </BrowserSettings>
        <section className={styles.section}>
          <LazyRoomTools />
          <Button kind="danger" icon="leave" onClick={onLeave} data-testid="leave-room">
            {t('settings.leave')}
          </Button>
        </section>
      </div>
    </Dialog>
  );
}
