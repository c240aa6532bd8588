import { faceOfPlayer, type MemberView } from '@fivefold/room';
import { useId, useState } from 'react';
import { HideReactionsSwitch } from '../reactions/HideSwitch.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { classNames } from '../ui/classNames.ts';
import { Icon } from '../ui/Icon.tsx';
import { MemberActions } from './MemberActions.tsx';
import styles from './MemberList.module.css';
import type { LobbyProps } from './useLobby.ts';
import { useLobbyT } from './words.ts';

interface MemberListProps extends Pick<LobbyProps, 'view' | 'host' | 'ask'> {
  readonly members: readonly MemberView[];
}

/** Members by name; each opens what one can do about them. */
export function MemberList({ view, host, ask, members }: MemberListProps) {
  const [open, setOpen] = useState<string | null>(null);
  const id = useId();
  return (
    <ul className={styles.people} data-testid="people">
      {members.map((member) => {
        const shown = open === member.id;
        return (
          <li key={member.id}>
            {member.id !== view.me ? (
              <button
                type="button"
                className={classNames(styles.person, 'hoverable')}
                aria-expanded={shown}
                aria-controls={shown ? id : undefined}
                data-testid={`person-${member.id}`}
                onClick={() => setOpen(shown ? null : member.id)}
              >
                <MemberRow view={view} member={member} />
                <Icon name={shown ? 'up' : 'down'} size={18} />
              </button>
            ) : (
              <div className={styles.person} data-testid={`person-${member.id}`}>
                <MemberRow view={view} member={member} />
              </div>
            )}
            {shown && (
              <div className={styles.actions} id={id}>
                <HideReactionsSwitch room={view.code} player={member} member={member.id} />
                {host && <MemberActions view={view} member={member} ask={ask} onDone={() => setOpen(null)} />}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function MemberRow({ view, member }: Pick<LobbyProps, 'view'> & { readonly member: MemberView }) {
  const lobby = useLobbyT();
  const { id, name, host, presence } = member;
  const watches = view.table !== null && !view.table.players.some((player) => player.member === id);
  const notes = [
    id === view.me && lobby('people.you'),
    host && lobby('host'),
    watches && lobby('people.watching'),
    presence !== 'here' && lobby(presence === 'left' ? 'left' : 'away').toLowerCase(),
  ].filter((note) => note !== false);
  return (
    <>
      <Avatar
        face={faceOfPlayer(view.faces, { member: id, name })}
        away={presence !== 'here'}
        {...(host ? { badge: 'key' } : {})}
      />
      <span className="flex-1 titled wrap-anywhere">
        <bdi className="font-semibold">{name}</bdi>
        {notes.length > 0 && <span>{notes.join(', ')}</span>}
      </span>
    </>
  );
}
