// npm run arena -- --game red7 --seats hard,medium,easy,random --games 400 --seed 1 [--options '{}'] [--json]
// Bots against bots on all cores. Every deal is played once for each rotation of the seats.
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { GAME_IDS, type GameId } from '@fivefold/rules';
import type { Job, Played } from './arenaWorker.ts';
import { mean, quantile, round } from './stats.ts';

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

const BOTS = ['hard', 'medium', 'easy', 'random'];
const game = values.game as GameId;
const seats = values.seats.split(',');
if (!GAME_IDS.includes(game)) fail(`Which game? --game ${GAME_IDS.join(' | ')}`);
const stranger = seats.find((bot) => !BOTS.includes(bot));
if (stranger !== undefined) fail(`There is no bot ${stranger}: --seats takes ${BOTS.join(', ')}.`);
const deals = Math.ceil(Number(values.games) / seats.length);
if (!(deals > 0)) fail('--games takes a whole number above 0.');

const played = (await Promise.all(share().map(runWorker))).flat();
const results = seats.map((bot, at) => resultOf(bot, at));
const report = {
  game,
  games: played.length,
  seed: values.seed,
  moves: round(mean(played.map((p) => p.moves)), 1),
  results,
};
if (values.json) console.log(JSON.stringify(report));
else {
  console.log(`${game}: ${report.games} games, ${report.moves} decisions a game`);
  for (const { bot, share: won, low, high, placement, decisionMs } of results)
    console.log(
      `${bot.padEnd(7)} wins ${percent(won)} (${percent(low)} to ${percent(high)}), place ${placement}, ` +
        `decides in ${decisionMs.p50} ms (p95 ${decisionMs.p95}, max ${decisionMs.max})`,
    );
}

/** Deals in equal parts, a part for each core. */
function share(): Job[] {
  const cores = Math.min(availableParallelism(), deals);
  return Array.from({ length: cores }, (_, core) => ({
    game,
    seats,
    options: JSON.parse(values.options) as unknown,
    seed: values.seed,
    deals: Array.from({ length: deals }, (_deal, i) => i).filter((i) => i % cores === core),
  }));
}

function runWorker(job: Job): Promise<Played[]> {
  return new Promise((resolve, reject) => {
    const worker = fork(new URL('./arenaWorker.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
    worker.once('message', (message) => resolve(message as Played[]));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`a worker of the arena ended with code ${code}`)));
    worker.send(job);
  });
}

function resultOf(bot: string, at: number) {
  const shares = played.map((p) => p.shares[at]!);
  // Rotations of one deal are not independent: the interval is over deals.
  const byDeal = new Map<number, number[]>();
  for (const { deal, shares: all } of played) byDeal.set(deal, [...(byDeal.get(deal) ?? []), all[at]!]);
  const means = [...byDeal.values()].map(mean);
  const centre = mean(shares);
  const variance =
    means.reduce((sum, value) => sum + (value - centre) ** 2, 0) / Math.max(1, means.length - 1);
  const half = 1.96 * Math.sqrt(variance / means.length);
  const times = played.flatMap((p) => p.times[at]!);
  return {
    bot,
    share: round(centre, 4),
    low: round(Math.max(0, centre - half), 4),
    high: round(Math.min(1, centre + half), 4),
    placement: round(mean(played.map((p) => p.places[at]!)), 3),
    decisionMs: {
      p50: round(quantile(times, 0.5)),
      p95: round(quantile(times, 0.95)),
      max: round(times.reduce((most, time) => Math.max(most, time), 0)),
    },
  };
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
