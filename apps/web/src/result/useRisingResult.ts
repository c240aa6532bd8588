import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from '../table/reducedMotion.ts';

/** The podium has unfolded by then. */
export const PODIUM_MS = 1050;
const STAGGER_MS = 40;
const RISE_MS = 260;

/** After the podium the breakdown rises row by row, then everything marked `data-rises`. */
export function useRisingResult(isFresh: boolean): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const rises = useRef(isFresh);
  useLayoutEffect(() => {
    if (!rises.current || prefersReducedMotion()) return;
    rises.current = false;
    const rows = root.current?.querySelectorAll('[data-testid=breakdown] tbody tr') ?? [];
    const others = root.current?.querySelectorAll('[data-rises]') ?? [];
    for (const [i, element] of [...rows, ...others].entries())
      element.animate([{ opacity: 0, translate: '0 0.75rem' }, { translate: 'none' }], {
        duration: RISE_MS,
        delay: PODIUM_MS + i * STAGGER_MS,
        easing: 'ease-out',
        fill: 'backwards',
      });
  }, []);
  return root;
}
