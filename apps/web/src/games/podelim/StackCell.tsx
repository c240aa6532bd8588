import type { Majority } from '@fivefold/rules/podelim';
import { Pinwheel } from '../../ui/Pinwheel.tsx';
import type { Player } from '../types.ts';
import board from './PlayerBoard.module.css';
import styles from './StackCell.module.css';
import { leadingSeatOf } from './seatActivity.ts';
import type { PodelimTranslate } from './words.ts';

interface StackCellProps {
  readonly t: PodelimTranslate;
  readonly player: Player;
  readonly majority: Majority;
  readonly after: Majority | null;
  readonly fresh: boolean;
  readonly place: string;
  readonly reachable: boolean;
  readonly onFocus: () => void;
  readonly onOpen: () => void;
}

/** A stack: number of cards and their worth; opens the stack dialog. */
export function StackCell(props: StackCellProps) {
  const { t, player, majority, after, fresh, place, reachable, onFocus, onOpen } = props;
  const { value } = majority;
  const count = majority.counts[player.seat]!;
  const jokers = majority.jokers[player.seat]!;
  const lead = leadingSeatOf(majority, player.seat);
  const gain = after ? after.counts[player.seat]! - count : 0;
  const wins = gain > 0 && after!.winners.includes(player.seat) && !majority.winners.includes(player.seat);
  const who = { name: player.name, value };
  const name = [
    lead === 'none' ? t('board.none', who) : t('board.cell', { ...who, n: count }),
    lead !== 'none' && t(`board.${lead}`),
    jokers > 0 && t('board.jokers', { n: jokers }),
    gain > 0 && t('board.gain', { n: gain }),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <td className={board.cell} data-value={value}>
      <button
        type="button"
        className={styles.open}
        data-at={place}
        aria-label={name}
        title={name}
        tabIndex={reachable ? 0 : -1}
        onFocus={onFocus}
        onClick={onOpen}
      >
        <span
          className={styles.stack}
          data-lead={lead}
          data-fresh={fresh || undefined}
          data-gain={gain > 0 || undefined}
        >
          {lead === 'none' ? gain === 0 && <i className={styles.pip} /> : <span>{count}</span>}
          {jokers > 0 && (
            <span className={styles.joker}>
              <Pinwheel />
            </span>
          )}
        </span>
        {gain > 0 && (
          <span
            className={styles.gain}
            data-wins={wins || undefined}
            data-over={lead !== 'none' || undefined}
          >
            +{gain}
          </span>
        )}
      </button>
    </td>
  );
}
