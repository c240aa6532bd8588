import { useEffect, useRef } from 'react';

/** A laid card loses its focus: moves it to the primary action, or to the hand. */
export function useFocusAfterCardLaid(laid: number): void {
  const before = useRef(laid);
  useEffect(() => {
    if (before.current === laid) return;
    before.current = laid;
    if (document.activeElement !== document.body) return;
    const next =
      document.querySelector<HTMLElement>('[data-testid^="move-"], [data-testid^="take-"]') ??
      document.querySelector<HTMLElement>('[data-testid="confirm-move"]:not([data-off])') ??
      document.querySelector<HTMLElement>('#hand [tabindex="0"]');
    next?.focus({ preventScroll: true });
  }, [laid]);
}
