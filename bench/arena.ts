// npm run arena -- --game red7 --seats hard,medium,easy,random --games 400 --seed 1 [--options '{}'] [--json]
// Bots against bots on all cores. Every deal is played once for each rotation of the seats. `hard@../before` is the bot of
// another checkout with the same views and actions; `panel:NAME` is a simple player of bench/panel; `seer` sees all cards.
// npm run arena -- --panel [--json] [--game G] [--variant V] [--table N] [--levels hard,seer] [--games 400] [--workers 1]
// Each level against mixes of the panel at every table. A stopped run goes on where it was. Without filters it writes the
// tables of docs/bots.md and the labels of the lobby; `--write` does so from what was played so far.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { LEVELS } from '@fivefold/bots';
import { GAME_IDS } from '@fivefold/rules';
import type { ArenaGame } from './arenaGame.ts';
import { playJobs } from './arenaPool.ts';
import { parseArguments, reportOf, SEER } from './arenaReport.ts';
import { runPanel } from './panelArena.ts';
import { panelReport, verdictIn, writeReport } from './panelReport.ts';
import { PanelResults } from './panelResults.ts';
import { mean, round } from './stats.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seats: { type: 'string', default: 'hard,medium' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string', default: '{}' },
    json: { type: 'boolean', default: false },
    panel: { type: 'boolean', default: false },
    variant: { type: 'string' },
    table: { type: 'string' },
    levels: { type: 'string', default: LEVELS.join(',') },
    workers: { type: 'string', default: String(availableParallelism()) },
    write: { type: 'boolean', default: false },
  },
});

if (values.panel) await panel();
else await table();

async function panel(): Promise<void> {
  const results = new PanelResults(values.seed);
  const isWhole = values.game === undefined && values.variant === undefined && values.table === undefined;
  if (!values.write)
    await runPanel(
      {
        game: GAME_IDS.find((id) => id === values.game) ?? null,
        variant: values.variant ?? null,
        seats: values.table === undefined ? null : Number(values.table),
        levels: [...LEVELS, SEER].filter((level) => values.levels.split(',').includes(level)),
        games: Number(values.games),
        seed: values.seed,
        workers: Number(values.workers),
      },
      results,
    );
  const report = panelReport(results);
  if (isWhole || values.write) writeReport(report);
  if (values.json) console.log(JSON.stringify(report));
  else
    for (const cell of report.filter(({ game }) => values.game === undefined || game === values.game))
      console.log(
        `${cell.game} ${cell.variant}, ${cell.seats} seats, ${cell.level.padEnd(6)} ${percent(cell.share)} ` +
          `(${percent(cell.low)} to ${percent(cell.high)}) of ${percent(1 / cell.seats)}: ${verdictIn(report, cell)}, ` +
          `${cell.games} games, p95 ${cell.p95} ms`,
      );
}

async function table(): Promise<void> {
  const asked = parseArguments(values);
  if (typeof asked === 'string') {
    console.error(asked);
    process.exit(1);
  }
  const { game, options, seed, seats } = asked;
  const jobs = Array.from({ length: asked.deals }, (_, deal) => ({
    game,
    options,
    seed,
    deals: [{ deal, players: seats }],
  }));
  const played: ArenaGame[] = [];
  await playJobs(jobs, Number(values.workers), (_, games) => played.push(...games));
  const report = reportOf(game, seats, played);
  if (values.json) {
    console.log(JSON.stringify(report));
    return;
  }
  const moves = round(mean(played.map((each) => each.moves)), 1);
  console.log(`${report.game}: ${report.games} games, ${moves} decisions a game`);
  const owned = played.flatMap(({ ownedCards }) => ownedCards ?? []);
  if (owned.length > 0) console.log(`the players own ${round(mean(owned), 1)} cards together at the end`);
  for (const { bot, share, low, high, placement, decisionMs } of report.results)
    console.log(
      `${bot.padEnd(7)} wins ${percent(share)} (${percent(low)} to ${percent(high)}), place ${placement}, ` +
        `decides in ${decisionMs.p50} ms (p95 ${decisionMs.p95}, max ${decisionMs.max})`,
    );
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}
