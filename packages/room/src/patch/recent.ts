import type { Letters } from './letters.ts';

/**
 * The last changes that were written. The viewers of a room are asked about one after another, and most of what
 * changed is the same two objects for all of them: it is compared and written once.
 */
interface Change {
  before: unknown;
  after: unknown;
  readonly codes: number[];
  length: number;
  ends: number;
}

const KEPT = 24;
/** Shorter ones are written again as fast as they are found. */
const WORTH = 8;

const recent: readonly Change[] = Array.from({ length: KEPT }, () => ({
  before: undefined,
  after: undefined,
  codes: [],
  length: 0,
  ends: 0,
}));
let at = 0;
/** Of one viewer after another the same changes are asked for in the same order. */
let found = 0;

export function recall(before: unknown, after: unknown): Change | undefined {
  for (let i = 1; i <= KEPT; i += 1) {
    const place = (found + i) % KEPT;
    const change = recent[place]!;
    if (change.after !== after || change.before !== before) continue;
    found = place;
    return change;
  }
  return undefined;
}

/** The text is what the letters hold from `start` on. */
export function remember(
  before: unknown,
  after: unknown,
  letters: Letters,
  start: number,
  ends: number,
): void {
  const length = letters.length - start;
  if (length < WORTH) return;
  const change = recent[at]!;
  at = (at + 1) % KEPT;
  for (let i = 0; i < length; i += 1) change.codes[i] = letters.codes[start + i]!;
  change.before = before;
  change.after = after;
  change.length = length;
  change.ends = ends;
}
