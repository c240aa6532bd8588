import type { PointerEvent, RefObject } from 'react';

/** Further than this and the sheet goes; less, and it comes back. */
const CLOSE_DISTANCE_PX = 90;

/** Pulls a bottom sheet down by its handle. One way among others: the cross, Escape and the backdrop close it too. */
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
