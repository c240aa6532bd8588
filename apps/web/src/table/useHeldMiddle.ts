import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { isHandheld, useLayout } from '../ui/layout.ts';

/**
 * The rows of the table while a reveal runs, and while its cards stay. The dock has no cards or buttons then, and without
 * this the middle would grow and its cards would jump. The room that the dock does not need stays free in its last row.
 */
export function useHeldMiddle(
  middle: RefObject<HTMLElement | null>,
  isHolding: boolean,
): CSSProperties | undefined {
  const layout = useLayout();
  const height = useRef(0);
  const [held, setHeld] = useState<number | null>(null);
  if (isHolding !== (held !== null)) setHeld(isHolding ? height.current : null);
  useLayoutEffect(() => {
    if (isHolding) return;
    const observer = new ResizeObserver(([entry]) => {
      height.current = entry!.contentRect.height;
    });
    observer.observe(middle.current!);
    return () => observer.disconnect();
  }, [middle, isHolding]);
  // There my side is a column beside the middle.
  if (!held || layout === 'phone-landscape') return undefined;
  const dockRows = isHandheld(layout) ? 'auto auto minmax(auto, 1fr)' : 'minmax(auto, 1fr)';
  return {
    gridTemplateRows: `auto auto auto minmax(0, ${held}px) auto ${dockRows}`,
    transitionProperty: 'none', // less motion makes every change a short transition, a frame late
  };
}
