import type { Cell } from '@fivefold/rules/iota';
import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** In cells; right and bottom include the last column and row. */
export interface CellBounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** The cell coordinate in the middle of the viewport. */
interface CameraPosition {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}
interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  /** Height of the part under the buttons. */
  readonly foot: number;
  /** A cell at 100 %. */
  readonly base: number;
}
const SMALLEST = 0.5;
const LARGEST = 1.5;
/** The fewest pixels of a cell when a large board is fitted. */
const READABLE = 30;
const STEP = 1.25;
/** A tap may move by this much. */
const SLACK = 7;
const clamp = (n: number, low: number, high: number) => Math.min(high, Math.max(low, n));

export const fitToViewport = (box: CellBounds, seen: Viewport, focus: Cell | null): CameraPosition => {
  const { width, base } = seen;
  const across = box.right - box.left;
  const down = box.bottom - box.top;
  const least = Math.min(SMALLEST, READABLE / base);
  // A board that does not fit uses the space under the buttons too.
  const foot = down * base * least > seen.height ? seen.foot : 0;
  const height = seen.height + foot;
  const zoom = clamp(Math.min(width / (across * base), height / (down * base)), least, 1);
  const half = { x: width / base / zoom / 2, y: height / base / zoom / 2 };
  const middle = (low: number, high: number, room: number, at: number | undefined) =>
    high - low <= 2 * room + 0.01 || at === undefined
      ? (low + high) / 2
      : clamp(at + 0.5, low + room, high - room);
  return {
    zoom,
    x: middle(box.left, box.right, half.x, focus?.x),
    y: middle(box.top, box.bottom, half.y, focus?.y) - foot / 2 / base / zoom,
  };
};

export type Camera = ReturnType<typeof useCamera>;

/**
 * Pan and zoom of an unbounded board. It shows the whole board until the person moves or zooms; from then on it
 * stays, but follows new cards. `focus` must stay visible where the board is too large.
 */
export function useCamera(ref: RefObject<HTMLElement | null>, box: CellBounds, focus: Cell | null) {
  const [window, setWindow] = useState<Viewport | null>(null);
  const [own, setOwn] = useState<CameraPosition | null>(null);
  const pointers = useRef(new Map<number, { readonly x: number; readonly y: number }>());
  const moved = useRef(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const style = getComputedStyle(element);
      const pad = (side: string) => Number.parseFloat(style.getPropertyValue(`padding-${side}`)) || 0;
      const width = element.clientWidth - pad('left') - pad('right');
      const foot = Math.max(0, pad('bottom') - pad('top'));
      const height = element.clientHeight - pad('top') - pad('bottom');
      const base = Number.parseFloat(style.getPropertyValue('--pitch')) || 92;
      setWindow({ width, height, left: pad('left'), top: pad('top'), foot, base });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  const seen = window ?? { width: 800, height: 500, left: 0, top: 0, foot: 0, base: 92 };
  const camera = own ?? fitToViewport(box, seen, focus);
  const pitch = camera.zoom * seen.base;
  const origin = {
    x: Math.round(seen.left + seen.width / 2 - camera.x * pitch),
    y: Math.round(seen.top + seen.height / 2 - camera.y * pitch),
  };

  /** Zooms around a point of the viewport, in pixels. */
  const zoomAt = (factor: number, px: number, py: number) =>
    setOwn((now) => {
      const old = now ?? camera;
      const zoom = clamp(old.zoom * factor, Math.min(SMALLEST, old.zoom), LARGEST);
      const away = { x: px - seen.left - seen.width / 2, y: py - seen.top - seen.height / 2 };
      const change = 1 / (old.zoom * seen.base) - 1 / (zoom * seen.base);
      return { zoom, x: old.x + away.x * change, y: old.y + away.y * change };
    });
  const panBy = (dx: number, dy: number) =>
    setOwn((now) => {
      const old = now ?? camera;
      const size = old.zoom * seen.base;
      return {
        ...old,
        x: clamp(old.x - dx / size, box.left, box.right),
        y: clamp(old.y - dy / size, box.top, box.bottom),
      };
    });
  const reveal = ({ x, y }: Cell) => {
    const left = origin.x + x * pitch;
    const top = origin.y + y * pitch;
    // Half a pixel of rounding is not outside.
    const over = (at: number, low: number, room: number) =>
      at < low - 2 ? low - at : at + pitch > low + room + 2 ? low + room - at - pitch : 0;
    const dx = over(left, seen.left, seen.width);
    const dy = over(top, seen.top, seen.height);
    if (dx !== 0 || dy !== 0) panBy(dx, dy);
  };

  /** Brings a cell to the middle. */
  const show = ({ x, y }: Cell) => setOwn({ zoom: camera.zoom, x: x + 0.5, y: y + 0.5 });

  const latest = useRef({ zoomAt, reveal });
  latest.current = { zoomAt, reveal };
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // React's wheel listener is passive and could not prevent the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const factor = Math.exp(-clamp(event.deltaY, -120, 120) / 500);
      latest.current.zoomAt(factor, event.clientX - left, event.clientY - top);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [ref]);
  const fresh = focus ? `${focus.x},${focus.y}` : null;
  useEffect(() => {
    if (fresh === null || pointers.current.size > 0) return;
    const [x, y] = fresh.split(',').map(Number);
    setOwn((now) => {
      if (now) queueMicrotask(() => latest.current.reveal({ x: x!, y: y! }));
      return now;
    });
  }, [fresh]);

  const end = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
  };
  return {
    pitch,
    origin,
    width: seen.left + seen.width,
    zoom: camera.zoom,
    atMost: camera.zoom >= LARGEST,
    atLeast: camera.zoom <= SMALLEST,
    isFitted: own === null,
    fit: () => setOwn(null),
    zoomBy: (closer: boolean) =>
      zoomAt(closer ? STEP : 1 / STEP, seen.left + seen.width / 2, seen.top + seen.height / 2),
    panBy,
    reveal,
    show,
    /** The visible part of the board, in cells. */
    seen: {
      left: (seen.left - origin.x) / pitch,
      top: (seen.top - origin.y) / pitch,
      right: (seen.left + seen.width - origin.x) / pitch,
      bottom: (seen.top + seen.height - origin.y) / pitch,
    },
    /** The click that ends a pan is not a tap. */
    wasMoved: () => moved.current > SLACK,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        // A new touch clears pointers whose end was never reported, because their element was removed.
        if (event.isPrimary) {
          pointers.current.clear();
          moved.current = 0;
        }
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove: (event: PointerEvent) => {
        const before = pointers.current.get(event.pointerId);
        if (!before) return;
        if (event.pointerType === 'mouse' && event.buttons === 0) return end(event);
        const now = { x: event.clientX, y: event.clientY };
        const dx = now.x - before.x;
        const dy = now.y - before.y;
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
        if (moved.current <= SLACK) moved.current = Math.hypot(dx, dy);
        if (moved.current <= SLACK && !other) return;
        pointers.current.set(event.pointerId, now);
        if (moved.current > SLACK) event.currentTarget.setPointerCapture(event.pointerId);
        if (!other) return panBy(dx, dy);
        const { left, top } = event.currentTarget.getBoundingClientRect();
        const factor =
          Math.hypot(now.x - other.x, now.y - other.y) /
          Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
        panBy(dx / 2, dy / 2);
        zoomAt(factor, (now.x + other.x) / 2 - left, (now.y + other.y) / 2 - top);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
