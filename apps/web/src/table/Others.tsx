import { type ReactNode, useState } from 'react';
import type { Player } from '../games/types.ts';
import { Icon } from '../ui/Icon.tsx';
import { useMedia } from '../ui/useWide.ts';
import fold from './Others.module.css';
import styles from './SeatPlate.module.css';
import { useTableT } from './words.ts';

/** The list of the others, in seat order, clockwise from my left. */
export function Others({ children, count }: { readonly children: ReactNode; readonly count: number }) {
  const t = useTableT();
  const [open, setOpen] = useState(false);
  const short = useMedia('(max-width: 599px) and (max-height: 500px)');
  return (
    <div className={fold.fold} data-many={count > (short ? 1 : 3) || undefined} data-open={open || undefined}>
      <ul className={styles.others} data-count={count}>
        {children}
      </ul>
      <button
        type="button"
        className={fold.unfold}
        aria-expanded={open}
        aria-label={t('table.showOthers')}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'up' : 'down'} />
      </button>
    </div>
  );
}

/** Clockwise from my left; everybody for a spectator. */
export const othersOf = (players: readonly Player[], seat: number | null): readonly Player[] =>
  seat === null ? players : [...players.slice(seat + 1), ...players.slice(0, seat)];
