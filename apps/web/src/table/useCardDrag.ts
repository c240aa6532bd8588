import { type PointerEvent, useRef } from 'react';
import { stillness } from './Flip.tsx';

const FAR = 8;

/**
 * Cards can be carried, as an extra to tapping them. Put `onPointerDown` on something around the hand: what is marked
 * `data-testid="hand-<card>"` follows the finger, and `onDrop` hears over which `data-drop` it was let go.
 */
export function useCardDrag(onDrop: (card: string, place: string) => void): {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
} {
  const latest = useRef(onDrop);
  latest.current = onDrop;
  return {
    onPointerDown: (event) => {
      const held = (event.target as Element).closest<HTMLElement>('[data-testid^="hand-"]');
      if (!held || event.button !== 0 || held.getAttribute('aria-disabled')) return;
      carry(held, event.clientX, event.clientY, event.pointerId, (place) =>
        latest.current(held.dataset.testid!.slice('hand-'.length), place),
      );
    },
  };
}

function carry(
  held: HTMLElement,
  x: number,
  y: number,
  pointer: number,
  drop: (place: string) => void,
): void {
  let ghost: HTMLElement | null = null;
  const place = (event: globalThis.PointerEvent): string | null =>
    document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest<HTMLElement>('[data-drop]')?.dataset.drop)
      .find((found) => found !== undefined) ?? null;
  const move = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== pointer) return;
    const dx = event.clientX - x;
    const dy = event.clientY - y;
    if (!ghost && Math.hypot(dx, dy) < FAR) return;
    ghost ??= ghostOf(held);
    ghost.style.transform = `translate(${dx}px, ${dy}px)${stillness() ? '' : ' rotate(4deg)'}`;
  };
  const end = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== pointer) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    if (!ghost) return;
    ghost.remove();
    held.style.opacity = '';
    // The click that a browser may send after a drag must not pick the card as well.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    const found = event.type === 'pointerup' ? place(event) : null;
    if (found !== null) drop(found);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

const swallow = (event: Event) => event.stopPropagation();

function ghostOf(held: HTMLElement): HTMLElement {
  const { left, top, width, height } = held.getBoundingClientRect();
  const ghost = held.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-testid');
  ghost.removeAttribute('data-flip');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;margin:0;z-index:30;pointer-events:none;translate:none`;
  held.parentElement?.append(ghost);
  held.style.opacity = '0.35';
  return ghost;
}
