import type { Cell } from '@fivefold/rules/iota';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type BoardViewport,
  type CameraPosition,
  type CellBounds,
  centerBoardOnCell,
  fitReadablePartOfBoard,
  fitWholeBoard,
  MAX_BOARD_ZOOM,
  panBoard,
  panOffsetToCell,
  smallestBoardZoom,
  visibleBoardCells,
  zoomBoardAround,
} from './camera.ts';

/** readable: follows the game. whole: all of the board, as asked for. A position: chosen by hand. */
type CameraMode = 'readable' | 'whole' | CameraPosition;
interface HeldCamera {
  readonly mode: CameraMode;
  readonly width: number;
  readonly camera: CameraPosition;
}
const STEP = 1.25;
const BEFORE_MEASURED: BoardViewport = { width: 800, height: 500, left: 0, top: 0, base: 92 };

export type BoardCamera = ReturnType<typeof useBoardCamera>;

interface CameraInput {
  readonly box: CellBounds;
  /** Stays visible where the board is too large. */
  readonly focus: Cell | null;
  /** A move is being composed: the board stays where it is. */
  readonly hold: boolean;
  /** Whether a finger or the mouse holds the board now. */
  readonly isTouched: () => boolean;
}

/** Pan and zoom of an unbounded board. It fits the board until the person moves or zooms; then it stays, but follows new cards. */
export function useBoardCamera(
  ref: RefObject<HTMLElement | null>,
  { box, focus, hold, isTouched }: CameraInput,
) {
  const seen = useViewport(ref);
  const [mode, setMode] = useState<CameraMode>('readable');
  const fitted = mode === 'readable' ? fitReadablePartOfBoard(box, seen, focus) : fitWholeBoard(box, seen);
  const held = useRef<HeldCamera>({ mode, width: seen.width, camera: fitted });
  if (!hold || held.current.mode !== mode || held.current.width !== seen.width)
    held.current = { mode, width: seen.width, camera: fitted };
  const camera = typeof mode === 'object' ? mode : held.current.camera;
  const pitch = camera.zoom * seen.base;
  const origin = {
    x: Math.round(seen.left - camera.x * pitch),
    y: Math.round(seen.top - camera.y * pitch),
  };

  const change = (next: (now: CameraPosition) => CameraPosition) =>
    setMode((now) => next(typeof now === 'object' ? now : camera));
  const zoomAt = (factor: number, x: number, y: number) =>
    change((now) => zoomBoardAround(now, seen, box, factor, { x, y }));
  const panBy = (dx: number, dy: number) => change((now) => panBoard(now, seen, box, dx, dy));
  const reveal = (cell: Cell) => {
    const { x, y } = panOffsetToCell(camera, seen, cell);
    if (x !== 0 || y !== 0) panBy(x, y);
  };

  const follows = hold || typeof mode === 'object';
  const latest = useRef({ reveal, follows, isTouched });
  latest.current = { reveal, follows, isTouched };
  const fresh = focus ? `${focus.x},${focus.y}` : null;
  useEffect(() => {
    if (fresh === null || !latest.current.follows || latest.current.isTouched()) return;
    const [x, y] = fresh.split(',').map(Number);
    latest.current.reveal({ x: x!, y: y! });
  }, [fresh]);

  return {
    pitch,
    origin,
    atMost: camera.zoom >= MAX_BOARD_ZOOM,
    atLeast: camera.zoom <= smallestBoardZoom(box, seen),
    fit: () => setMode('whole'),
    zoomAt,
    zoomBy: (closer: boolean) =>
      zoomAt(closer ? STEP : 1 / STEP, seen.left + seen.width / 2, seen.top + seen.height / 2),
    panBy,
    reveal,
    show: (cell: Cell) => change((now) => centerBoardOnCell(now, seen, cell)),
    seen: visibleBoardCells(camera, seen),
  };
}

/** The part of the element inside its padding, and the size of a cell at 100 % (`--pitch`). */
function useViewport(ref: RefObject<HTMLElement | null>): BoardViewport {
  const [viewport, setViewport] = useState(BEFORE_MEASURED);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const style = getComputedStyle(element);
      const pad = (side: string) => Number.parseFloat(style.getPropertyValue(`padding-${side}`)) || 0;
      setViewport({
        width: element.clientWidth - pad('left') - pad('right'),
        height: element.clientHeight - pad('top') - pad('bottom'),
        left: pad('left'),
        top: pad('top'),
        base: Number.parseFloat(style.getPropertyValue('--pitch')) || BEFORE_MEASURED.base,
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return viewport;
}
