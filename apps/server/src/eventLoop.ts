import { setImmediate as nextTick } from 'node:timers/promises';

/** Items handled before other work gets the event loop: one to three milliseconds for entries of a room. */
const SLICE = 50;

/** Handles each item and yields to the event loop now and then, so that a long list delays nobody. */
export async function forEachYielding<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  for (let start = 0; start < items.length; start += SLICE) {
    if (start > 0) await nextTick();
    for (const item of items.slice(start, start + SLICE)) work(item);
  }
}

/** Runs at most `count` tasks at a time, in the order of the calls, and yields to the event loop after each. */
export function concurrencyLimit(count: number): <T>(task: () => Promise<T>) => Promise<T> {
  let free = count;
  const waiting: (() => void)[] = [];
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await task();
    } finally {
      void nextTick().then(release);
    }
  };
}
