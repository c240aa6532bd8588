import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps a list scrolled to its end, unless the person has scrolled up. */
export function useStickyScroll(): RefObject<HTMLOListElement | null> {
  const ref = useRef<HTMLOListElement>(null);
  const before = useRef(0);
  // After every render, because lines are also replaced.
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const atEnd = before.current === 0 || list.scrollTop + list.clientHeight >= before.current - 60;
    if (atEnd) list.scrollTop = list.scrollHeight;
    before.current = list.scrollHeight;
  });
  return ref;
}
