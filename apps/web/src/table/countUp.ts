/** How long a score counts up. */
export const COUNT_MS = 500;
/** From here on counting would be a blur: the number jumps. */
const MOST_STEPS = 30;

/** What stands there so many milliseconds after the score has changed. */
export function countAt(from: number, to: number, elapsed: number): number {
  if (elapsed >= COUNT_MS || Math.abs(to - from) > MOST_STEPS) return to;
  const share = Math.max(0, elapsed) / COUNT_MS;
  return from + Math.trunc((to - from) * share);
}
