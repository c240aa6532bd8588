import type { PodelimValueMajority } from '@fivefold/rules/podelim';
import { memo } from 'react';
import { PinwheelLogo } from '../../ui/Pinwheel.tsx';
import type { TablePlayer } from '../types.ts';
import board from './PlayerBoard.module.css';
import styles from './StackCell.module.css';
import { podelimPlaceInMajority } from './seatActivity.ts';
import type { PodelimTranslate } from './words.ts';

interface StackCellProps {
  readonly t: PodelimTranslate;
  readonly player: TablePlayer;
  readonly majority: PodelimValueMajority;
  readonly after: PodelimValueMajority | null;
  readonly fresh: boolean;
  /** A won card comes from the middle of the table. */
  readonly arrives?: boolean;
  /** No head of a column says its value. */
  readonly labelled?: boolean;
}

/** A stack: number of cards and their worth. */
export const PodelimStackCell = memo(function PodelimStackCell({
  t,
  player,
  majority,
  after,
  fresh,
  arrives,
  labelled,
}: StackCellProps) {
  const { value } = majority;
  const count = majority.counts[player.seat]!;
  const jokers = majority.jokers[player.seat]!;
  const lead = podelimPlaceInMajority(majority, player.seat);
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
    <td className={board.cell} data-value={value} title={name}>
      <span className="visually-hidden">{name}</span>
      {labelled && (
        <b className="figure" aria-hidden="true">
          {value}
        </b>
      )}
      <span
        className={styles.stack}
        data-lead={lead}
        // A stack that travels has no animation of its own.
        data-fresh={(fresh && !arrives) || undefined}
        data-gain={gain > 0 || undefined}
        {...(arrives && fresh
          ? { 'data-flip': `stack-${player.seat}.${value}`, 'data-flip-from': `won-${value}` }
          : {})}
        aria-hidden="true"
      >
        {lead === 'none' ? gain === 0 && <i className={styles.pip} /> : <span>{count}</span>}
        {jokers > 0 && (
          <span className={styles.joker}>
            <PinwheelLogo />
          </span>
        )}
      </span>
      {gain > 0 && (
        <span
          className={styles.gain}
          data-wins={wins || undefined}
          data-over={lead !== 'none' || undefined}
          aria-hidden="true"
        >
          +{gain}
        </span>
      )}
    </td>
  );
});
