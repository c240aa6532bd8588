import type { CSSProperties } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { TablePlayer } from '../types.ts';
import type { IotaBoardSpot } from './boardSpots.ts';
import styles from './IotaBoard.module.css';
import { IotaCardWithColorLetter } from './IotaCard.tsx';
import { cellKeyOf } from './targets.ts';

interface BoardCellProps {
  readonly spot: IotaBoardSpot;
  readonly players: readonly TablePlayer[];
  /** The one that Tab reaches. */
  readonly current: boolean;
  /** The picked card was refused here. */
  readonly refused: boolean;
  readonly onFocus: (byKey: boolean) => void;
  readonly onHover: (over: boolean) => void;
  /** Enter or Space. Taps are handled by the board, because they may lie beside the cell. */
  readonly onKeyPress: () => void;
}

export function IotaBoardCell({
  spot,
  players,
  current,
  refused,
  onFocus,
  onHover,
  onKeyPress,
}: BoardCellProps) {
  const { look, card, from } = spot;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the board has no edges, so it is no table
    <button
      type="button"
      role="gridcell"
      className={classNames(styles.cell, look === 'legal' && 'appears')}
      style={{ '--x': spot.x, '--y': spot.y } as CSSProperties}
      aria-label={spot.name}
      tabIndex={current ? 0 : -1}
      data-look={look}
      data-refused={refused || undefined}
      data-cell={cellKeyOf(spot)}
      data-target={look === 'legal' || look === 'recycle' || undefined}
      data-testid={`cell-${spot.x}-${spot.y}`}
      data-flip={card && (look === 'staged' || from !== undefined) ? `card-${card}` : undefined}
      data-flip-from={from === undefined ? undefined : `seat-${from}`}
      onFocus={(event) => onFocus(event.currentTarget.matches(':focus-visible'))}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onHover(true)}
      onPointerLeave={() => onHover(false)}
      onClick={(event) => event.detail === 0 && onKeyPress()}
    >
      {card && (
        <IotaCardWithColorLetter
          card={card}
          state={look === 'staged' ? 'pending' : 'normal'}
          owner={from !== undefined && <Avatar face={players[from]!.face} />}
        />
      )}
      {look === 'recycle' && (
        <span className={styles.swap}>
          <Icon name="swap" size={18} />
        </span>
      )}
      {look === 'legal' && spot.points != null && (
        <span className={classNames('figure', styles.points)}>{spot.points}</span>
      )}
    </button>
  );
}
