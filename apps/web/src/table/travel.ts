/** Where something lies on the page, and how large it is at rest. */
export interface LayoutBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Shorter ways are not worth a motion. */
const LEAST_PIXELS = 4;
/** A card grows no larger than this on its way, however large the place that it comes from. */
const LARGEST = 1.9;

/**
 * The size is the offset size, which no transform changes; the place is found from the middle, which stays where it is
 * while something folds or grows. A rectangle measured in the middle of a fold is a line, and dividing by it is a card
 * as wide as the page.
 */
export function layoutBoxOf(element: HTMLElement): LayoutBox {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = element;
  return {
    left: left + (width - offsetWidth) / 2,
    top: top + (height - offsetHeight) / 2,
    width: offsetWidth,
    height: offsetHeight,
  };
}

/** Cards that overlap are squeezed in one direction: the longer side tells how large they are drawn. */
const sizeOf = ({ width, height }: LayoutBox): number => Math.max(width, height);

/** The transform with which something at `to` is drawn at `from`; null where there is nothing to see. */
export function travelTransformBetween(from: LayoutBox, to: LayoutBox): string | null {
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  if (Math.abs(dx) + Math.abs(dy) < LEAST_PIXELS || sizeOf(to) === 0) return null;
  const scale = Math.min(LARGEST, sizeOf(from) / sizeOf(to));
  return `translate(${dx}px, ${dy}px) scale(${scale})`;
}
