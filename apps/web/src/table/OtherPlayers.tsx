import { type ReactNode, useState } from 'react';
import type { TablePlayer } from '../games/types.ts';
import { classNames } from '../ui/classNames.ts';
import { Icon } from '../ui/Icon.tsx';
import { useIsCompactLayout } from '../ui/layout.ts';
import fold from './OtherPlayers.module.css';
import styles from './SeatPlate.module.css';
import { useTableT } from './words.ts';

interface OtherPlayersProps {
  readonly children: ReactNode;
  readonly count: number;
  /** Rows that fit on a phone of 700 px beside the rest of the table. */
  readonly rows?: number;
  /** Something in the list is to be picked, so it is open. */
  readonly asked?: boolean;
  /** The class of a list that has no seat plates. */
  readonly className?: string | undefined;
}

/** The list of the other players, clockwise from my left; a single line where they would fill a low phone. */
export function OtherPlayers({ children, count, rows = 3, asked = false, className }: OtherPlayersProps) {
  const t = useTableT();
  const [opened, setOpened] = useState(false);
  const short = useIsCompactLayout('short');
  const low = useIsCompactLayout('low');
  const many = count > (low ? 1 : short ? rows : 3);
  const open = opened || asked;
  return (
    <div
      className={classNames(fold.fold, 'rounded-panel')}
      data-many={many || undefined}
      data-open={open || undefined}
      data-folded={(many && !open) || undefined}
    >
      <ul className={className ?? styles.others} data-count={count}>
        {children}
      </ul>
      <button
        type="button"
        className={fold.unfold}
        aria-expanded={open}
        aria-label={t('table.showOthers')}
        onClick={() => setOpened(!open)}
      >
        <Icon name={open ? 'up' : 'down'} />
      </button>
    </div>
  );
}

/** Clockwise from my left; all players for a spectator. */
export const otherPlayersOf = (
  players: readonly TablePlayer[],
  seat: number | null,
): readonly TablePlayer[] =>
  seat === null ? players : [...players.slice(seat + 1), ...players.slice(0, seat)];
