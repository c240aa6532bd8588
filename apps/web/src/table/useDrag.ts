import { type PointerEvent as ReactPointerEvent, useRef } from 'react';
import { vibrate } from '../ui/platform.ts';

interface Drag {
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
  moving: boolean;
}

/** Where something was dropped, in the window. */
export interface CardDropPoint {
  readonly x: number;
  readonly y: number;
}

/** A tap may move by this much. */
const SLACK = 8;

/**
 * Drags an element; dropped on `data-drop="place"` it reports the place. Dragging is never the only way:
 * what can be dragged can be tapped too.
 */
export function useDrag(onDrop: ((key: string, place: string, at: CardDropPoint) => void) | undefined) {
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);

  const end = (event: ReactPointerEvent<HTMLElement>, key: string | null) => {
    const now = drag.current;
    drag.current = null;
    if (!now?.moving) return;
    delete now.element.dataset.dragging;
    now.element.style.removeProperty('translate');
    if (key === null) return;
    const place = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find(
        (element): element is HTMLElement =>
          element instanceof HTMLElement && element.dataset.drop !== undefined,
      );
    if (place?.dataset.drop === undefined) return;
    vibrate(10);
    onDrop?.(key, place.dataset.drop, { x: event.clientX, y: event.clientY });
  };

  return {
    /** The click that ends a drag is not a tap. */
    wasDragged: (): boolean => {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
    handlers: (key: string) =>
      onDrop
        ? {
            onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
              dragged.current = false;
              if (event.button !== 0) return;
              // At once, because a quick pointer leaves the card before the first move event.
              event.currentTarget.setPointerCapture(event.pointerId);
              drag.current = {
                element: event.currentTarget,
                x: event.clientX,
                y: event.clientY,
                moving: false,
              };
            },
            onPointerMove: (event: ReactPointerEvent<HTMLElement>) => {
              const now = drag.current;
              if (!now) return;
              const dx = event.clientX - now.x;
              const dy = event.clientY - now.y;
              if (!now.moving && Math.hypot(dx, dy) < SLACK) return;
              now.moving = true;
              dragged.current = true;
              now.element.dataset.dragging = 'true';
              now.element.style.translate = `${dx}px ${dy}px`;
            },
            onPointerUp: (event: ReactPointerEvent<HTMLElement>) => end(event, key),
            onPointerCancel: (event: ReactPointerEvent<HTMLElement>) => end(event, null),
          }
        : {},
  };
}
