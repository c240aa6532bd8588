import type { MemberView } from '@fivefold/room';
import { useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { animalOfMember } from '../state/selectors.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import menu from './ChairMenu.module.css';
import { MemberActions } from './ChairMenu.tsx';
import styles from './Spectators.module.css';
import type { LobbyPartProps } from './useLobby.ts';
import { useLobbyT } from './words.ts';

const SHOWN = 3;

export const watchersOf = ({ members, seats }: LobbyPartProps['view']): readonly MemberView[] =>
  members.filter(({ id }) => !seats.some((seat) => seat.kind === 'member' && seat.member === id));

/** Those in the room without a chair: a few faces, and everybody by name when asked. */
export function Spectators({ view, host, ask }: LobbyPartProps) {
  const t = useT();
  const lobby = useLobbyT();
  const [open, setOpen] = useState(false);
  const watching = watchersOf(view);
  if (watching.length === 0) return null;
  return (
    <>
      <button type="button" className={styles.watching} onClick={() => setOpen(true)} data-testid="watching">
        <span>{lobby('watching', { n: watching.length })}</span>
        <span className={styles.faces}>
          {watching.slice(0, SHOWN).map(({ id, presence }) => (
            <Avatar key={id} animal={animalOfMember(view, id)} away={presence !== 'here'} />
          ))}
        </span>
      </button>
      <Dialog
        open={open}
        title={lobby('watching.title')}
        onClose={() => setOpen(false)}
        closeLabel={t('app.close')}
        testId="watching-dialog"
      >
        <ul className={menu.people}>
          {watching.map((member) => (
            <li key={member.id}>
              <span className={menu.person}>
                <Avatar animal={animalOfMember(view, member.id)} away={member.presence !== 'here'} />
                <bdi>{member.name}</bdi>
              </span>
              {host && member.id !== view.me && (
                <MemberActions member={member} ask={ask} onClose={() => setOpen(false)} />
              )}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
