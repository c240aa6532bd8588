import { type RefObject, useEffect, useState } from 'react';

/** Do the cards of the hand inside of this box lie on each other? By their widths: how many fit depends on the window. */
export function useCardsOverlap(box: RefObject<HTMLElement | null>, hand: string): boolean {
  const [overlap, setOverlap] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another hand has another first card
  useEffect(() => {
    const first = box.current?.querySelector('[role=option]');
    const card = first?.lastElementChild;
    if (!first || !card) return;
    const observer = new ResizeObserver(() => setOverlap(first.clientWidth < card.clientWidth - 1));
    observer.observe(first);
    return () => observer.disconnect();
  }, [box, hand]);
  return overlap;
}
