import type { Highlight } from './types.ts';

/** The moment with the largest number, the first of equals; none below `least`. */
export function bestHighlight(found: readonly Highlight[], least = 1): readonly Highlight[] {
  const best = found.reduce<Highlight | null>(
    (most, one) => (one.n > (most?.n ?? least - 1) ? one : most),
    null,
  );
  return best ? [best] : [];
}
