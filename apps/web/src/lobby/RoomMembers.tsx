import type { RoomView } from '@fivefold/room';
import { isHost } from '../state/selectors.ts';
import { classNames } from '../ui/classNames.ts';
import { RoomLockSwitch } from './LockSwitch.tsx';
import styles from './MemberList.module.css';
import { MemberList } from './MemberList.tsx';
import type { LobbyProps } from './useLobby.ts';

/** Players in seat order, then spectators. */
const membersInSeatOrder = ({ members, table }: RoomView): RoomView['members'] => {
  const players = table?.players.flatMap(({ member }) => members.find(({ id }) => id === member) ?? []) ?? [];
  return [...players, ...members.filter((member) => !players.includes(member))];
};

/** All members of the room, with the room lock for a host. */
export function RoomMembers({ view, ask }: Pick<LobbyProps, 'view' | 'ask'>) {
  const host = isHost(view);
  return (
    <>
      <MemberList view={view} host={host} ask={ask} members={membersInSeatOrder(view)} />
      {host && (
        <div className={classNames('ink', styles.door)}>
          <RoomLockSwitch view={view} ask={ask} />
        </div>
      )}
    </>
  );
}
