import { type RefObject, useEffect } from 'react';

const find = (where: string) => document.querySelector<HTMLElement>(where);

const findPrompt = () => find('#prompt');
/** The card that Tab would reach; without cards to pick, whatever else I hold. */
export const findHandFocus = () =>
  find('#hand [role=option][tabindex="0"]') ?? find('#hand :is(ul[tabindex], button)') ?? findPrompt();

/** Where somebody goes on who was here. Never to an action: a key that is still held down would press it. */
function fallbackFor(element: Element): () => HTMLElement | null {
  if (element.closest('aside')) return () => find('[data-testid=open-panel]');
  return element.closest('#hand, [data-middle]') ? findHandFocus : findPrompt;
}

/** What is pressed at a table often goes away by it, and the focus with it: it is put down nearby, not lost. */
export function useFocusFallback(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = frame.current;
    if (!table) return;
    let held: { readonly element: Element; readonly next: () => HTMLElement | null } | null = null;
    const hold = ({ target }: FocusEvent) => {
      if (target instanceof Element) held = { element: target, next: fallbackFor(target) };
    };
    // Who points somewhere else lets go.
    const letGo = () => {
      held = null;
    };
    const catching = new MutationObserver(() => {
      if (!held || held.element.isConnected || document.activeElement !== document.body) return;
      const { next } = held;
      held = null;
      next()?.focus({ preventScroll: true });
    });
    catching.observe(table, { childList: true, subtree: true });
    table.addEventListener('focusin', hold);
    document.addEventListener('pointerdown', letGo);
    return () => {
      catching.disconnect();
      table.removeEventListener('focusin', hold);
      document.removeEventListener('pointerdown', letGo);
    };
  }, [frame]);
}
