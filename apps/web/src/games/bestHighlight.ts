import type { GameHighlight } from './types.ts';

/** The moment with the largest number, the first of equals; none below `least`. */
export function bestHighlight(found: readonly GameHighlight[], least = 1): readonly GameHighlight[] {
  const best = found.reduce<GameHighlight | null>(
    (most, one) => (one.n > (most?.n ?? least - 1) ? one : most),
    null,
  );
  return best ? [best] : [];
}
