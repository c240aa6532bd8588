import { setImmediate as nextTurn } from 'node:timers/promises';

/** How many iterations of the event loop pass before the promise settles. */
export async function countTicks(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  void work.then(end, end);
  for (let turns = 0; ; turns += 1) {
    await nextTurn();
    if (isDone) return turns;
  }
}
