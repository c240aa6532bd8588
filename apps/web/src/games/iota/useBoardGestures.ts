import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { clamp } from './camera.ts';
import type { BoardCamera } from './useCamera.ts';

export type PointerPositions = Map<number, { readonly x: number; readonly y: number }>;

/** A tap may move by this much. */
const MAX_TAP_MOVE_PX = 7;

/** One finger or the mouse moves the board, two fingers or the wheel zoom it. */
export function useBoardGestures(
  ref: RefObject<HTMLElement | null>,
  pointers: RefObject<PointerPositions>,
  { zoomAt, panBy }: BoardCamera,
) {
  const moved = useRef(0);
  const latest = useRef(zoomAt);
  latest.current = zoomAt;
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // React's wheel listener is passive and could not prevent the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const factor = Math.exp(-clamp(event.deltaY, -120, 120) / 500);
      latest.current(factor, event.clientX - left, event.clientY - top);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [ref]);

  const end = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
  };
  return {
    /** The click that ends a pan is not a tap. */
    wasMoved: () => moved.current > MAX_TAP_MOVE_PX,
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
        if (moved.current <= MAX_TAP_MOVE_PX) moved.current = Math.hypot(dx, dy);
        if (moved.current <= MAX_TAP_MOVE_PX && !other) return;
        pointers.current.set(event.pointerId, now);
        if (moved.current > MAX_TAP_MOVE_PX) event.currentTarget.setPointerCapture(event.pointerId);
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
