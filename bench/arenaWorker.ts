import { type ArenaJob, playJob } from './arenaGame.ts';

// A process of its own, not a thread: the time of a decision is processor time, which Node counts by process.
process.on('message', async (message) => {
  process.send?.(await playJob(message as ArenaJob));
});
process.on('disconnect', () => process.exit());
