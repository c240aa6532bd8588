import type { Cell } from '@fivefold/rules/iota';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useShortcuts } from '../../table/useShortcuts.ts';
import type { Player } from '../types.ts';
import { BoardCell } from './BoardCell.tsx';
import { BoardTools } from './BoardTools.tsx';
import {
  type BoardModel,
  boardSpotsOf,
  boundsOfCells,
  groupSpotsByRow,
  hiddenCellsIn,
  nearestSpot,
} from './boardSpots.ts';
import styles from './IotaBoard.module.css';
import { LineOverlays } from './LineOverlays.tsx';
import { keyOf } from './targets.ts';
import { useCamera } from './useCamera.ts';
import type { IotaTurnDraft } from './useTurnDraft.ts';

export interface CellRefusal extends Cell {
  readonly text: string;
}
interface IotaBoardProps extends BoardModel {
  readonly players: readonly Player[];
  readonly turn: IotaTurnDraft;
  /** The cell that shows a refusal. */
  readonly asked: CellRefusal | null;
  /** Shown beside the zoom buttons. */
  readonly children?: ReactNode;
}

/** Half of the widest refusal, so that it stays inside the window. */
const HALF_REFUSAL_WIDTH_PX = 126;

export function IotaBoard(props: IotaBoardProps) {
  const { t, view, turn, asked, targets, hints } = props;
  const { table } = view;
  const ref = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<string | null>(null);
  const laid = turn.staging.placements;
  const box = boundsOfCells([...table.grid, ...laid], turn.composing ? 1 : 0.6);
  const focus = laid.at(-1) ?? table.last?.placements.at(-1) ?? null;
  const camera = useCamera(ref, box, focus);
  const spots = boardSpotsOf(props);
  const stops = spots.filter(({ stop }) => stop);
  const current = stops.find((spot) => keyOf(spot) === at) ?? stops[0];
  const hidden = hints === 'none' ? [] : hiddenCellsIn(targets, camera.seen);
  useShortcuts({
    '+': () => camera.zoomBy(true),
    '=': () => camera.zoomBy(true),
    '-': () => camera.zoomBy(false),
    '0': camera.fit,
    g: () => focusOn(current),
  });
  const focusOn = (spot: Cell | undefined) => {
    if (!spot) return;
    ref.current?.querySelector<HTMLElement>(`[data-cell="${keyOf(spot)}"]`)?.focus({ preventScroll: true });
  };
  const { picked } = turn;
  const latest = useRef({ hidden, targets, show: camera.show });
  latest.current = { hidden, targets, show: camera.show };
  useEffect(() => {
    if (picked === null) return;
    // After a pick by keyboard the focus moves to the cells.
    const from = document.activeElement;
    const inHand = from?.closest('[role=listbox]') && from.matches(':focus-visible');
    if (inHand) ref.current?.querySelector<HTMLElement>('[data-target]')?.focus({ preventScroll: true });
    // Where all targets are outside of the viewport, show one.
    const now = latest.current;
    const out = now.hidden.reduce((sum, { count }) => sum + count, 0);
    if (out > 0 && out === now.targets.length) now.show(now.hidden[0]!.nearest);
  }, [picked]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    if (event.shiftKey) return camera.panBy(-60 * step.x, -60 * step.y);
    if (current) focusOn(nearestSpot(stops, current, step));
  };
  const style = {
    '--p': `${camera.pitch}px`,
    translate: `${camera.origin.x}px ${camera.origin.y}px`,
  } as CSSProperties;
  return (
    <div className={styles.board} data-hints={hints}>
      <div ref={ref} className={styles.window} data-testid="board" {...camera.handlers}>
        {/* biome-ignore lint/a11y/useSemanticElements: the board has no edges, so it is no table */}
        <div
          className={styles.layer}
          style={style}
          role="grid"
          aria-label={t('grid.label')}
          onKeyDown={onKeyDown}
          tabIndex={-1}
        >
          <LineOverlays turn={turn} hints={hints} />
          {groupSpotsByRow(spots).map((row) => (
            // biome-ignore lint/a11y/useSemanticElements: the board has no edges, so it is no table
            <div key={row[0]!.y} role="row" className={styles.row} tabIndex={-1}>
              {row.map((spot) => (
                <BoardCell
                  key={keyOf(spot)}
                  spot={spot}
                  players={props.players}
                  current={spot === current}
                  onFocus={() => {
                    setAt(keyOf(spot));
                    camera.reveal(spot);
                  }}
                  onHover={(over) => {
                    if (spot.look === 'closed') props.onAsk(over ? spot : null);
                    else if (over) props.onAsk(null);
                  }}
                  onClick={(byKey) => {
                    if (byKey || !camera.wasMoved()) spot.onClick?.();
                  }}
                />
              ))}
            </div>
          ))}
        </div>
        {asked && (
          <p
            className={styles.asked}
            role="status"
            style={{
              insetInlineStart: Math.max(
                HALF_REFUSAL_WIDTH_PX,
                Math.min(
                  camera.width - HALF_REFUSAL_WIDTH_PX,
                  camera.origin.x + (asked.x + 0.5) * camera.pitch,
                ),
              ),
              insetBlockStart: camera.origin.y + (asked.y + 1) * camera.pitch + 4,
            }}
            data-testid="why-not"
          >
            {asked.text}
          </p>
        )}
      </div>
      <BoardTools t={t} camera={camera} beyond={hidden} />
      {props.children}
    </div>
  );
}

const ARROWS: Readonly<Record<string, Cell>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
