// npm run arena -- --game red7 --seats hard,medium,easy,random --games 400 --seed 1 [--options '{}'] [--json]
// Bots against bots on all cores. Every deal is played once for each rotation of the seats. `hard@../before` is the bot of
// another checkout with the same views and actions, to measure what a change is worth.
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { parseArguments, reportOf } from './arenaReport.ts';
import type { ArenaGame, ArenaJob } from './arenaWorker.ts';
import { mean, round } from './stats.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seats: { type: 'string', default: 'hard,medium' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string', default: '{}' },
    json: { type: 'boolean', default: false },
  },
});

const asked = parseArguments(values);
if (typeof asked === 'string') {
  console.error(asked);
  process.exit(1);
}
const { deals, ...table } = asked;

/** Deals are split evenly between the cores. */
const cores = Math.min(availableParallelism(), deals);
const jobs = Array.from({ length: cores }, (_, core) => ({
  ...table,
  deals: Array.from({ length: deals }, (_deal, i) => i).filter((i) => i % cores === core),
}));
const played = (await Promise.all(jobs.map(runWorker))).flat();
const report = reportOf(table.game, table.seats, played);
if (values.json) console.log(JSON.stringify(report));
else {
  const moves = round(mean(played.map((game) => game.moves)), 1);
  console.log(`${report.game}: ${report.games} games, ${moves} decisions a game`);
  for (const { bot, share, low, high, placement, decisionMs } of report.results)
    console.log(
      `${bot.padEnd(7)} wins ${percent(share)} (${percent(low)} to ${percent(high)}), place ${placement}, ` +
        `decides in ${decisionMs.p50} ms (p95 ${decisionMs.p95}, max ${decisionMs.max})`,
    );
}

function runWorker(job: ArenaJob): Promise<ArenaGame[]> {
  return new Promise((resolve, reject) => {
    const worker = fork(new URL('./arenaWorker.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
    worker.once('message', (message) => resolve(message as ArenaGame[]));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`a worker of the arena ended with code ${code}`)));
    worker.send(job);
  });
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}
