import type { MemberView } from '@fivefold/room';
import { useT } from '../i18n/useT.ts';
import { animalOfMember } from '../state/selectors.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './ChairMenu.module.css';
import { MemberActions } from './ChairMenu.tsx';
import type { LobbyPartProps } from './useLobby.ts';
import { useLobbyT } from './words.ts';

interface WatchersDialogProps extends Pick<LobbyPartProps, 'view' | 'host' | 'ask'> {
  readonly watching: readonly MemberView[];
  readonly onClose: () => void;
}

export function WatchersDialog({ view, host, ask, watching, onClose }: WatchersDialogProps) {
  const t = useT();
  const lobby = useLobbyT();
  return (
    <Dialog
      open
      title={lobby('watching.title')}
      onClose={onClose}
      closeLabel={t('app.close')}
      testId="watching-dialog"
    >
      <ul className={styles.people}>
        {watching.map((member) => (
          <li key={member.id}>
            <span className={styles.person}>
              <Avatar animal={animalOfMember(view, member.id)} away={member.presence !== 'here'} />
              <bdi>{member.name}</bdi>
            </span>
            {host && member.id !== view.me && <MemberActions member={member} ask={ask} onClose={onClose} />}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
