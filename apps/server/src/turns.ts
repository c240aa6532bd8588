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

/** One piece of work after the other, and others have a turn in between. */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.then(
      () => nextTurn(),
      () => nextTurn(),
    );
    return done;
  };
}
