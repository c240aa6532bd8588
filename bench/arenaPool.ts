import { type ChildProcess, fork } from 'node:child_process';
import type { ArenaGame, ArenaJob } from './arenaGame.ts';

/** Plays jobs on this many processes; `done` is called for each job as soon as it is played. */
export async function playJobs<Job extends ArenaJob>(
  jobs: readonly Job[],
  workers: number,
  done: (job: Job, played: readonly ArenaGame[]) => void,
): Promise<void> {
  const waiting = [...jobs];
  const serve = async () => {
    const worker = fork(new URL('./arenaWorker.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
    for (let job = waiting.shift(); job; job = waiting.shift()) done(job, await ask(worker, job));
    worker.disconnect();
  };
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, serve));
}

function ask(worker: ChildProcess, job: ArenaJob): Promise<readonly ArenaGame[]> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a worker of the arena ended with code ${code}`));
    worker.once('exit', ended);
    worker.once('message', (message) => {
      worker.off('exit', ended);
      resolve(message as ArenaGame[]);
    });
    worker.send({ game: job.game, options: job.options, seed: job.seed, deals: job.deals });
  });
}
