import type { RoomView } from '@fivefold/room';
import { isHost } from '../state/selectors.ts';
import { Lock } from './Lock.tsx';
import styles from './People.module.css';
import { People } from './People.tsx';
import type { LobbyPartProps } from './useLobby.ts';

/** Those who play in the order of their seats, then those who watch. */
const inOrder = ({ members, table }: RoomView): RoomView['members'] => {
  const players = table?.players.flatMap(({ member }) => members.find(({ id }) => id === member) ?? []) ?? [];
  return [...players, ...members.filter((member) => !players.includes(member))];
};

/** Everybody in the room, and the door of it for a host. */
export function Everybody({ view, ask }: Pick<LobbyPartProps, 'view' | 'ask'>) {
  const host = isHost(view);
  return (
    <>
      <People view={view} host={host} ask={ask} members={inOrder(view)} />
      {host && (
        <div className={styles.door}>
          <Lock view={view} ask={ask} />
        </div>
      )}
    </>
  );
}
