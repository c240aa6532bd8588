import { type RefObject, useEffect, useState } from 'react';

/** Whether the cards of the hand overlap, measured by their widths. */
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
