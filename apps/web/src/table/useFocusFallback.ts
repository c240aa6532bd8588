import { type RefObject, useEffect } from 'react';

const find = (where: string) => document.querySelector<HTMLElement>(where);

const findPrompt = () => find('#prompt');
/** The card that Tab would reach, or another control of the hand. */
export const findHandFocus = () =>
  find('#hand [role=option][tabindex="0"]') ?? find('#hand :is(ul[tabindex], button)') ?? findPrompt();

/** Where the focus goes from a removed element. Never to an action, because a key that is held down would press it. */
function fallbackFor(element: Element): () => HTMLElement | null {
  if (element.closest('aside')) return () => find('[data-testid=open-panel]');
  return element.closest('#hand, [data-middle]') ? findHandFocus : findPrompt;
}

/** Moves the focus nearby when the focused element is removed, as pressed controls of a table often are. */
export function useFocusFallback(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = frame.current;
    if (!table) return;
    let held: { readonly element: Element; readonly next: () => HTMLElement | null } | null = null;
    const hold = ({ target }: FocusEvent) => {
      if (target instanceof Element) held = { element: target, next: fallbackFor(target) };
    };
    // A pointer press elsewhere ends it.
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
