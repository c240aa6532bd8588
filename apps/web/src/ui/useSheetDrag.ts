import type { PointerEvent, RefObject } from 'react';

/** Dragging further than this closes the sheet. */
const CLOSE_DISTANCE_PX = 90;

/** Drags a bottom sheet down by its handle. The close button, Escape and the backdrop close it too. */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const pulled = (event: PointerEvent<HTMLElement>): number =>
    Math.max(0, event.clientY - Number(event.currentTarget.dataset.from));
  const end = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.dataset.from === undefined) return;
    const far = event.type === 'pointerup' && pulled(event) > CLOSE_DISTANCE_PX;
    delete event.currentTarget.dataset.from;
    sheet.current?.style.removeProperty('translate');
    if (far) onClose();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.dataset.from = String(event.clientY);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.dataset.from === undefined) return;
      sheet.current?.style.setProperty('translate', `0 ${pulled(event)}px`);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
