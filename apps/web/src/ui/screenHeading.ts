let moved = false;

/**
 * For the heading of a screen: a new screen takes away what had the focus, and who does not see it is told where they are.
 * Not for the first screen: that one the browser reads by itself.
 */
export const screenHeading = {
  tabIndex: -1,
  ref: (element: HTMLElement | null): void => {
    if (moved && document.activeElement === document.body) element?.focus({ preventScroll: true });
    moved = true;
  },
} as const;
