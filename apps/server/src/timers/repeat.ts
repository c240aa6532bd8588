import type { Timers } from './timers.ts';

/**
 * Runs `work` again and again, never twice at a time. It resolves with the milliseconds until its next run, and must not
 * reject. Returns the function that stops it.
 */
export function repeatEvery(
  timers: Pick<Timers, 'after'>,
  delay: number,
  work: () => Promise<number>,
): () => void {
  let isStopped = false;
  let cancel = () => {};
  function schedule(ms: number): void {
    if (!isStopped) cancel = timers.after(ms, () => void work().then(schedule));
  }
  schedule(delay);
  return () => {
    isStopped = true;
    cancel();
  };
}
