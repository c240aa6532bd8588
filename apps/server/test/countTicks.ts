import { setImmediate as nextTurn } from 'node:timers/promises';

/** How many turns of the event loop others have before this is done. */
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
