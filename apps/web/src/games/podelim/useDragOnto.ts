import { type PointerEvent as ReactPointerEvent, useRef } from 'react';

const START = 8;

/**
 * Drag as an extra: whatever is marked `data-drag` inside the element that gets this handler can be carried onto
 * something marked `data-drop`. A copy follows the finger, so that it passes over dock and table alike.
 */
export function useDragOnto(
  onDrop: (what: string, onto: string) => void,
): (event: ReactPointerEvent<HTMLElement>) => void {
  const latest = useRef(onDrop);
  latest.current = onDrop;
  return (event) => {
    const item = (event.target as Element).closest<HTMLElement>('[data-drag]');
    const frame = item?.closest<HTMLElement>('[data-game]');
    if (!item || !frame || event.button !== 0) return;
    const { clientX: x0, clientY: y0, pointerId } = event;
    let copy: HTMLElement | null = null;

    const move = (now: PointerEvent) => {
      if (now.pointerId !== pointerId) return;
      const [dx, dy] = [now.clientX - x0, now.clientY - y0];
      if (!copy && Math.hypot(dx, dy) < START) return;
      copy ??= copyOf(item, frame);
      copy.style.translate = `${dx}px ${dy}px`;
    };
    const end = (now: PointerEvent) => {
      if (now.pointerId !== pointerId) return;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (!copy) return;
      copy.remove();
      item.style.opacity = '';
      // The click that follows a drag would pick the card a second time, and so take it back.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      if (now.type === 'pointercancel') return;
      const target = document
        .elementsFromPoint(now.clientX, now.clientY)
        .map((element) => element.closest<HTMLElement>('[data-drop]'))
        .find((element) => element !== null);
      if (target) latest.current(item.dataset.drag!, target.dataset.drop!);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };
}

const swallow = (event: Event) => {
  event.stopPropagation();
  event.preventDefault();
};

function copyOf(item: HTMLElement, frame: HTMLElement): HTMLElement {
  const { left, top, width } = item.getBoundingClientRect();
  const copy = item.cloneNode(true) as HTMLElement;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    zIndex: '30',
    rotate: '4deg',
    pointerEvents: 'none',
  });
  copy.style.setProperty('--card-w', `${width}px`);
  delete copy.dataset.drag;
  item.style.opacity = '0.35';
  frame.append(copy);
  return copy;
}
