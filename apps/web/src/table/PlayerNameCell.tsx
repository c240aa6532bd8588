import type { TablePlayer } from '../games/types.ts';
import { Avatar } from '../ui/Avatar.tsx';
import styles from './PlayerNameCell.module.css';

/** The row heading of a score sheet. */
export function PlayerNameCell({ player }: { readonly player: TablePlayer }) {
  return (
    <th scope="row" className={styles.cell}>
      <span className={styles.who} title={player.name}>
        <Avatar face={player.face} />
        <bdi className="truncate">{player.name}</bdi>
      </span>
    </th>
  );
}
