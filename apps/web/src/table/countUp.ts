/** Duration of the count-up of a score. */
export const SCORE_COUNT_UP_MS = 500;
/** Each new number is a layout, so they come less often than frames. The scores of a turn change together. */
export const SCORE_STEP_MS = 100;
/** By then a score that counts up stands still. */
export const SCORE_COUNTED_MS = SCORE_COUNT_UP_MS + SCORE_STEP_MS;
/** Larger changes jump. */
const MOST_STEPS = 30;

/** The number to show `elapsed` milliseconds after a change. */
export function scoreCountUpValueAt(from: number, to: number, elapsed: number): number {
  if (elapsed >= SCORE_COUNT_UP_MS || Math.abs(to - from) > MOST_STEPS) return to;
  const share = Math.max(0, elapsed) / SCORE_COUNT_UP_MS;
  return from + Math.trunc((to - from) * share);
}
