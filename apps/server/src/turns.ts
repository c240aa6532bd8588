import { setImmediate as nextTurn } from 'node:timers/promises';

/** Entries that are folded in one turn of the event loop: one to three milliseconds. */
const SLICE = 50;

/** Does this with each, a few in a turn of the event loop: nobody else waits for the whole of a long night. */
export async function eachInSlices<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  for (let start = 0; start < items.length; start += SLICE) {
    if (start > 0) await nextTurn();
    for (const item of items.slice(start, start + SLICE)) work(item);
  }
}

/** So many pieces of work at a time, the others in the order of asking; everybody else has a turn in between. */
export function atMost(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = count;
  const waiting: (() => void)[] = [];
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      void nextTurn().then(release);
    }
  };
}
