let moved = false;

/**
 * Focuses the heading of a new screen, because the focused element of the screen before is gone.
 * Not on the first screen, which a screen reader reads by itself.
 */
export const screenHeadingProps = {
  tabIndex: -1,
  ref: (element: HTMLElement | null): void => {
    if (moved && document.activeElement === document.body) element?.focus({ preventScroll: true });
    moved = true;
  },
} as const;
