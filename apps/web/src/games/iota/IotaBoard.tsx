import type { Cell, ScoredCardLine } from '@fivefold/rules/iota';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useTableSlots } from '../../table/TableSlots.tsx';
import { useShortcuts } from '../../table/useShortcuts.ts';
import { useIsTelevision } from '../../tv/TelevisionContext.ts';
import { classNames } from '../../ui/classNames.ts';
import type { TablePlayer } from '../types.ts';
import { IotaBoardCell } from './BoardCell.tsx';
import { IotaBoardTools } from './BoardTools.tsx';
import { boardSpotAt, boardSpotForTap } from './boardSpotForTap.ts';
import {
  adjacentBoardSpotInReadingOrder,
  boardSpotByArrow,
  boundsOfCells,
  groupBoardSpotsByRow,
  type IotaBoardModel,
  type IotaBoardSpot,
  iotaBoardSpotsOf,
  offscreenCellsIn,
} from './boardSpots.ts';
import { clamp } from './camera.ts';
import { type GhostLines, GhostPlay } from './GhostPlay.tsx';
import styles from './IotaBoard.module.css';
import { IotaLineOverlays } from './LineOverlays.tsx';
import { cellKeyOf, type RefusedPlacementCell } from './targets.ts';
import { type PointerPositions, useBoardGestures } from './useBoardGestures.ts';
import { useBoardCamera } from './useCamera.ts';
import type { IotaTurnDraft } from './useTurnDraft.ts';

export interface IotaBoardHandle {
  /** What lies at this point of the window: the place on the board in cells, and the spot there. */
  readonly locate: (clientX: number, clientY: number) => BoardPoint | null;
}

interface BoardPoint {
  readonly point: Cell;
  readonly pitch: number;
  readonly spot: IotaBoardSpot | undefined;
}

interface IotaBoardProps extends IotaBoardModel {
  readonly handle: Ref<IotaBoardHandle>;
  readonly players: readonly TablePlayer[];
  readonly turn: IotaTurnDraft;
  /** Where the picked card was refused: the prompt says why. */
  readonly refused: RefusedPlacementCell | null;
  /** The lines of the last play that have been counted so far. */
  readonly counted?: readonly ScoredCardLine[];
  readonly ghost: GhostLines | null;
  /** Shown beside the zoom buttons. */
  readonly children?: ReactNode;
}

export function IotaBoard(props: IotaBoardProps) {
  const { t, view, turn, refused, targets, hints } = props;
  const { table } = view;
  const slots = useTableSlots();
  const television = useIsTelevision();
  const ref = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<string | null>(null);
  const pointers = useRef<PointerPositions>(new Map());
  const laid = turn.staging.placements;
  const camera = useBoardCamera(ref, {
    box: boundsOfCells(
      [...table.grid, ...laid, ...(props.ghost?.cards ?? [])],
      turn.composing ? 1 : television ? 0.3 : 0.6,
    ),
    focus: table.last?.placements.at(-1) ?? null,
    hold: turn.picked !== null || turn.count > 0 || refused !== null,
    isTouched: () => pointers.current.size > 0,
  });
  const gestures = useBoardGestures(ref, pointers, camera);
  const spots = iotaBoardSpotsOf(props);
  const stops = spots.filter(({ stop }) => stop);
  const current = stops.find((spot) => cellKeyOf(spot) === at) ?? stops[0];
  const hidden = hints === 'none' ? [] : offscreenCellsIn(targets, camera.seen);
  useShortcuts({
    '+': () => camera.zoomBy(true),
    '=': () => camera.zoomBy(true),
    '-': () => camera.zoomBy(false),
    '0': camera.fit,
    g: () => focusOn(current),
  });
  const focusOn = (spot: Cell | undefined) => {
    if (!spot) return;
    ref.current
      ?.querySelector<HTMLElement>(`[data-cell="${cellKeyOf(spot)}"]`)
      ?.focus({ preventScroll: true });
  };
  const { picked } = turn;
  const latest = useRef({ hidden, targets, reveal: camera.reveal });
  latest.current = { hidden, targets, reveal: camera.reveal };
  useEffect(() => {
    if (picked === null) return;
    // After a pick by keyboard the focus moves to the cells.
    const from = document.activeElement;
    const inHand = from?.closest('[role=listbox]') && from.matches(':focus-visible');
    if (inHand) ref.current?.querySelector<HTMLElement>('[data-target]')?.focus({ preventScroll: true });
    // Where all targets are outside of the viewport, show one.
    const now = latest.current;
    const out = now.hidden.reduce((sum, { count }) => sum + count, 0);
    if (out > 0 && out === now.targets.length) now.reveal(now.hidden[0]!.nearest);
  }, [picked]);

  const onKeyDown = (event: KeyboardEvent) => {
    const page = PAGE_KEYS[event.key];
    if (page && current) {
      event.preventDefault();
      return focusOn(adjacentBoardSpotInReadingOrder(stops, current, page));
    }
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    if (event.shiftKey) return camera.panBy(-60 * step.x, -60 * step.y);
    if (current) focusOn(boardSpotByArrow(stops, current, step));
  };
  const pointAt = (element: HTMLElement, clientX: number, clientY: number): Cell => {
    const { left, top } = element.getBoundingClientRect();
    return {
      x: (clientX - left - camera.origin.x) / camera.pitch,
      y: (clientY - top - camera.origin.y) / camera.pitch,
    };
  };
  useImperativeHandle(props.handle, () => ({
    locate: (clientX, clientY) => {
      if (!ref.current) return null;
      const point = pointAt(ref.current, clientX, clientY);
      return { point, pitch: camera.pitch, spot: boardSpotAt(spots, point) };
    },
  }));
  const onTap = (event: MouseEvent<HTMLElement>) => {
    // A key press is handled by its cell.
    if (event.detail === 0 || gestures.wasMoved()) return;
    const point = pointAt(event.currentTarget, event.clientX, event.clientY);
    boardSpotForTap(spots, point, camera.pitch)?.onClick?.();
  };
  const style = {
    '--p': `${camera.pitch}px`,
    '--figures': clamp(camera.pitch / FULL_FIGURES_PX, 0.6, 1),
    translate: `${camera.origin.x}px ${camera.origin.y}px`,
  } as CSSProperties;
  return (
    <div className={styles.board} data-hints={hints}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the cells */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: taps beside a small cell belong to it */}
      <div
        ref={ref}
        className={classNames('relative', styles.window)}
        data-testid="board"
        data-drop="board"
        onClick={onTap}
        {...gestures.handlers}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: the board has no edges, so it is no table */}
        <div
          className={classNames('absolute', styles.layer)}
          style={style}
          role="grid"
          aria-label={t('grid.label')}
          aria-keyshortcuts="PageDown PageUp"
          onKeyDown={onKeyDown}
          tabIndex={-1}
        >
          <IotaLineOverlays
            turn={turn}
            hints={hints}
            refused={refused?.lines ?? []}
            counted={props.counted ?? []}
          />
          {props.ghost && <GhostPlay ghost={props.ghost} />}
          {groupBoardSpotsByRow(spots).map((row) => (
            // biome-ignore lint/a11y/useSemanticElements: the board has no edges, so it is no table
            <div key={row[0]!.y} role="row" className="contents" tabIndex={-1}>
              {row.map((spot) => (
                <IotaBoardCell
                  key={cellKeyOf(spot)}
                  spot={spot}
                  players={props.players}
                  current={spot === current}
                  refused={refused !== null && cellKeyOf(refused) === cellKeyOf(spot)}
                  onFocus={(byKey) => {
                    setAt(cellKeyOf(spot));
                    if (byKey) camera.reveal(spot);
                  }}
                  onHover={(over) => {
                    if (spot.look === 'closed') props.onAsk(over ? spot : null);
                    else if (over) props.onAsk(null);
                  }}
                  onKeyPress={() => spot.onClick?.()}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      {!slots && !television && <IotaBoardTools t={t} camera={camera} beyond={hidden} />}
      {props.children}
    </div>
  );
}

/** Below this size of a cell its figures shrink with it. */
const FULL_FIGURES_PX = 84;

const PAGE_KEYS: Readonly<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 };
const ARROWS: Readonly<Record<string, Cell>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
