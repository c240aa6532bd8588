import { type RefObject, useCallback, useLayoutEffect } from 'react';

/**
 * Gives the middle of the table its size as --middle-w and --middle-h, because its cards are as large as it allows. A size
 * container would do the same, but then every layout runs through its contents twice. The returned function measures at
 * once, for measurements right after a render.
 */
export function useMiddleSize(middle: RefObject<HTMLElement | null>, isUsed: boolean): () => void {
  const update = useCallback(() => {
    const element = middle.current;
    if (!element || !isUsed) return;
    const { width, height } = getComputedStyle(element);
    setLength(element, '--middle-w', width);
    setLength(element, '--middle-h', height);
  }, [middle, isUsed]);
  useLayoutEffect(() => {
    if (!isUsed) return;
    update();
    const observer = new ResizeObserver(update);
    observer.observe(middle.current!);
    return () => observer.disconnect();
  }, [middle, isUsed, update]);
  return update;
}

function setLength(element: HTMLElement, name: string, length: string): void {
  // A hidden element has no length.
  if (length.endsWith('px') && element.style.getPropertyValue(name) !== length)
    element.style.setProperty(name, length);
}
