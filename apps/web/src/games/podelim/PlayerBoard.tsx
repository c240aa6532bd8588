import type { HintLevel } from '@fivefold/room';
import {
  type MajorityPreview,
  PODELIM_CARD_VALUES,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/podelim';
import { type KeyboardEvent, useRef, useState } from 'react';
import { LeaderMark } from '../../table/LeaderMark.tsx';
import { otherPlayersOf } from '../../table/OtherPlayers.tsx';
import { AnimatedScore } from '../../table/Score.tsx';
import { useIsTelevision } from '../../tv/TelevisionContext.ts';
import { classNames } from '../../ui/classNames.ts';
import type { TablePlayer } from '../types.ts';
import styles from './PlayerBoard.module.css';
import { PodelimPlayerBoardHeading } from './PlayerBoardHeading.tsx';
import { PodelimPlayerStacksDialog } from './PlayerStacksDialog.tsx';
import './Cards.module.css';
import stack from './StackCell.module.css';
import { PodelimStackCell } from './StackCell.tsx';
import { podelimSeatActivityOf } from './seatActivity.ts';
import type { PodelimTranslate } from './words.ts';

export interface PodelimPlayerBoardProps {
  readonly t: PodelimTranslate;
  readonly view: View;
  readonly why: ViewExplanation;
  readonly players: readonly TablePlayer[];
  readonly seat: number | null;
  /** What my choice would bring, where hints allow it. */
  readonly preview: MajorityPreview | null;
  /** Stacks that have just grown, as "seat.value". */
  readonly fresh: ReadonlySet<string>;
  /** Won cards come from the middle of the table. */
  readonly arrive?: boolean;
  readonly hints: HintLevel;
}

/**
 * The ten stacks of every player: filled for a sole majority, striped for a shared one, plain for fewer, a pip for
 * none.
 */
export function PodelimPlayerBoard(props: PodelimPlayerBoardProps) {
  const { t, view, why, players, seat, preview, fresh, arrive = false, hints } = props;
  const [open, setOpen] = useState<number | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState(0);
  /** A plate for each player at the edge of the screen, instead of a row. */
  const television = useIsTelevision();
  const rows = seat === null ? players : [...otherPlayersOf(players, seat), players[seat]!];

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const row = Math.min(rows.length - 1, Math.max(0, at + step));
    setAt(row);
    grid.current?.querySelectorAll<HTMLElement>('tbody button')[row]?.focus();
  };

  return (
    <>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows move through its rows
        role="grid"
        aria-label={t('board.title')}
        className={classNames(styles.board, !television && 'mat')}
        data-rows={rows.length}
        data-testid="board"
        onKeyDown={onKeyDown}
      >
        {!television && (
          <thead className="contents">
            <tr className={styles.row}>
              <th scope="col" className={classNames(styles.head, styles.corner)} title={t('board.title')}>
                <span className="truncate">{t('board.title')}</span>
              </th>
              {PODELIM_CARD_VALUES.map((value) => (
                <th key={value} scope="col" className={styles.head} data-value={value}>
                  <b className="figure">{value}</b>
                </th>
              ))}
              <th scope="col" className={classNames(styles.head, styles.points)}>
                {t('board.points')}
              </th>
            </tr>
          </thead>
        )}
        <tbody className="contents">
          {rows.map((player, r) => {
            const mine = player.seat === seat;
            const points = why.points[player.seat]!;
            const gained = mine && preview ? preview.points[player.seat]! - points : 0;
            return (
              <tr
                key={player.seat}
                className={classNames(styles.row, television && 'mat')}
                data-me={mine || undefined}
                data-testid={`seat-${player.seat}`}
                data-status={podelimSeatActivityOf(view, player.seat) ?? ''}
              >
                <PodelimPlayerBoardHeading
                  t={t}
                  player={player}
                  status={mine ? null : podelimSeatActivityOf(view, player.seat)}
                  waiting={view.table.players[player.seat]!.unattached}
                  reachable={at === r}
                  onFocus={() => setAt(r)}
                  onOpen={() => setOpen(player.seat)}
                />
                {why.majorities.map((majority, i) => (
                  <PodelimStackCell
                    key={majority.value}
                    t={t}
                    player={player}
                    majority={majority}
                    after={mine && preview ? preview.majorities[i]! : null}
                    fresh={fresh.has(`${player.seat}.${majority.value}`)}
                    arrives={arrive}
                    labelled={television}
                  />
                ))}
                <td className={classNames(styles.cell, styles.points)}>
                  {why.ranking[0]!.score > 0 && points === why.ranking[0]!.score && <LeaderMark />}
                  {gained > 0 && <span className={classNames(stack.gain, styles.plus)}>+{gained}</span>}
                  <b>
                    <AnimatedScore value={points} testId={mine ? 'my-score' : undefined} />
                  </b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {open !== null && (
        <PodelimPlayerStacksDialog
          t={t}
          player={players[open]!}
          stacks={view.table.players[open]!.stacks}
          majorities={why.majorities}
          showsDeck={hints === 'full'}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
