import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { decide, type Level, type SearchBudget } from '@fivefold/bots';
import {
  type AnyGame,
  fastRandom,
  type GameId,
  games,
  type Random,
  randomBelow,
  seedFromWords,
} from '@fivefold/rules';
import { parseBotName } from './arenaReport.ts';

export interface ArenaJob {
  readonly game: GameId;
  readonly seats: readonly string[];
  readonly options: unknown;
  readonly seed: string;
  readonly deals: readonly number[];
}

/** The result of one game; lists are in the order of `--seats`. */
export interface ArenaGame {
  readonly deal: number;
  readonly moves: number;
  /** 1 for a win, an equal share of 1 for a shared win. */
  readonly shares: readonly number[];
  readonly places: readonly number[];
  readonly times: readonly (readonly number[])[];
}

/** The server's default budget for a decision, which keeps it within 400 ms of CPU time. */
const SAMPLES = 2000;
const MILLISECONDS = 350;

process.once('message', async (message) => {
  const job = message as ArenaJob;
  const game: AnyGame | undefined = games[job.game];
  if (!game) throw new Error(`no rules for ${job.game}`);
  const players = await Promise.all(job.seats.map((bot) => loadPlayer(game, bot)));
  const played = job.deals.flatMap((deal) =>
    job.seats.map((_, rotation) => play(job, game, players, deal, rotation)),
  );
  process.send?.(played, () => process.disconnect());
});

function play(
  job: ArenaJob,
  game: AnyGame,
  players: readonly ArenaPlayer[],
  deal: number,
  rotation: number,
): ArenaGame {
  const n = job.seats.length;
  /** Index in `--seats` of the bot on a seat. */
  const botAt = (seat: number) => (seat + rotation) % n;
  const seed = seedFromWords('arena', job.seed, String(deal));
  const random = fastRandom(Number.parseInt(seed.slice(0, 8), 16) + rotation);
  const times: number[][] = job.seats.map(() => []);
  let state: unknown = game.setup({ seats: n, options: game.options.parse(job.options), seed });
  let moves = 0;
  for (let seat = game.waitingFor(state)[0]; seat !== undefined; seat = game.waitingFor(state)[0]) {
    const view: unknown = game.view(state, seat);
    const start = cpuMs();
    const action = players[botAt(seat)]!(view, random);
    times[botAt(seat)]!.push(cpuMs() - start);
    const result = game.reduce(state, seat, action);
    if (!result.ok)
      throw new Error(`${job.seats[botAt(seat)]} did what is refused: ${JSON.stringify(result.error)}`);
    state = result.value.state;
    moves += 1;
  }
  const ranking = game.outcome(state)!.ranking;
  const winners = ranking.filter((standing) => standing.place === 1).length;
  const places: number[] = [];
  for (const { seat, place } of ranking) places[botAt(seat)] = place;
  return { deal, moves, shares: places.map((place) => (place === 1 ? 1 / winners : 0)), places, times };
}

type ArenaPlayer = (view: unknown, random: Random) => unknown;

/** A bot of this checkout or of another one: views and actions are plain data, so both can play one game. */
async function loadPlayer(game: AnyGame, bot: string): Promise<ArenaPlayer> {
  const { level, from } = parseBotName(bot);
  if (level === 'random')
    return (view, random) => {
      const actions: unknown[] = [...game.legal(view)];
      return actions[randomBelow(actions.length, random)];
    };
  const bots = from === null ? { decide } : await importBots(from);
  return (view, random) =>
    bots.decide(game.id as GameId, view, { level: level as Level, random, budget: budget() }).action;
}

async function importBots(folder: string): Promise<{ readonly decide: typeof decide }> {
  return await import(pathToFileURL(resolve(folder, 'packages/bots/src/index.ts')).href);
}

function budget(): SearchBudget {
  const end = cpuMs() + MILLISECONDS;
  return { samples: SAMPLES, expired: () => cpuMs() >= end };
}

/** CPU milliseconds of this process, so that other load on the machine does not count. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
