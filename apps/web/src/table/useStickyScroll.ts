import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps a list at its end when something is added, unless the person has scrolled up to read. */
export function useStickyScroll(): RefObject<HTMLOListElement | null> {
  const ref = useRef<HTMLOListElement>(null);
  const before = useRef(0);
  // After every drawing: a line may give way to another, and the last one comes and goes with my turn.
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const atEnd = before.current === 0 || list.scrollTop + list.clientHeight >= before.current - 60;
    if (atEnd) list.scrollTop = list.scrollHeight;
    before.current = list.scrollHeight;
  });
  return ref;
}
