import { isWild } from '@fivefold/rules/iota';
import type { CSSProperties } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Player } from '../types.ts';
import type { BoardSpot } from './boardSpots.ts';
import styles from './IotaBoard.module.css';
import { TableCard } from './IotaCard.tsx';
import { keyOf } from './targets.ts';

interface BoardCellProps {
  readonly spot: BoardSpot;
  readonly players: readonly Player[];
  /** The one that Tab reaches. */
  readonly current: boolean;
  readonly onFocus: () => void;
  readonly onHover: (over: boolean) => void;
  /** A key press never ends a pan of the board. */
  readonly onClick: (byKey: boolean) => void;
}

export function BoardCell({ spot, players, current, onFocus, onHover, onClick }: BoardCellProps) {
  const { look, card, from } = spot;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the board has no edges, so it is no table
    <button
      type="button"
      role="gridcell"
      className={styles.cell}
      style={{ '--x': spot.x, '--y': spot.y } as CSSProperties}
      aria-label={spot.name}
      tabIndex={current ? 0 : -1}
      data-look={look}
      data-cell={keyOf(spot)}
      data-target={look === 'legal' || look === 'recycle' || undefined}
      data-drop={look === 'staged' || (look === 'card' && !(card && isWild(card))) ? undefined : keyOf(spot)}
      data-testid={`cell-${spot.x}-${spot.y}`}
      data-flip={card && (look === 'staged' || from !== undefined) ? `card-${card}` : undefined}
      data-flip-from={from === undefined ? undefined : `seat-${from}`}
      onFocus={onFocus}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onHover(true)}
      onPointerLeave={() => onHover(false)}
      onClick={(event) => onClick(event.detail === 0)}
    >
      {card && (
        <TableCard
          card={card}
          state={look === 'staged' ? 'pending' : 'normal'}
          owner={from !== undefined && <Avatar animal={players[from]!.animal} />}
        />
      )}
      {look === 'recycle' && (
        <span className={styles.swap}>
          <Icon name="swap" size={18} />
        </span>
      )}
      {look === 'legal' && spot.points != null && <span className={styles.points}>{spot.points}</span>}
    </button>
  );
}
