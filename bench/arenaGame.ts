import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { decide, type Level, type SearchBudget } from '@fivefold/bots';
import {
  type AnyGame,
  deriveSeedFromTexts,
  fastRandom,
  type GameId,
  games,
  type Random,
  randomBelow,
} from '@fivefold/rules';
import { type State as PodelimState, podelim } from '@fivefold/rules/podelim';
import { parseBotName, RESPONSE, SEER } from './arenaReport.ts';
import { bestResponses } from './bestResponse.ts';
import { panelOf } from './panel/panels.ts';
import { mediumPolicy, type SeatPolicy, seerAction } from './seer.ts';

/** One deal and who plays it; it is played once for each rotation of the seats. */
export interface ArenaDeal {
  readonly deal: number;
  readonly players: readonly string[];
}

export interface ArenaJob {
  readonly game: GameId;
  readonly options: unknown;
  readonly seed: string;
  readonly deals: readonly ArenaDeal[];
}

/** The result of one game; lists are in the order of the players. */
export interface ArenaGame {
  readonly deal: number;
  readonly moves: number;
  /** 1 for a win, an equal share of 1 for a shared win. */
  readonly shares: readonly number[];
  readonly places: readonly number[];
  /** Milliseconds of each decision between two actions or more: forced ones would make a bot look quick. */
  readonly times: readonly (readonly number[])[];
  /** Cards that the players of Podelim own at the end; null in other games. */
  readonly ownedCards: number | null;
}

/** The server's default budget for a decision, which keeps it within 400 ms of CPU time. */
export const DECISION_BUDGET = { samples: 1_000_000, milliseconds: 350 } as const;

export async function playJob(job: ArenaJob): Promise<ArenaGame[]> {
  const game: AnyGame | undefined = games[job.game];
  if (!game) throw new Error(`no rules for ${job.game}`);
  const played: ArenaGame[] = [];
  for (const { deal, players } of job.deals) {
    const loaded = await Promise.all(players.map((name) => loadPlayer(game, name)));
    for (let rotation = 0; rotation < players.length; rotation += 1)
      played.push(play(job, game, players, loaded, deal, rotation));
  }
  return played;
}

function play(
  job: ArenaJob,
  game: AnyGame,
  names: readonly string[],
  players: readonly ArenaPlayer[],
  deal: number,
  rotation: number,
): ArenaGame {
  const n = players.length;
  /** Index of the player on a seat. */
  const playerAt = (seat: number) => (seat + rotation) % n;
  const seed = deriveSeedFromTexts('arena', job.seed, String(deal));
  const random = fastRandom(Number.parseInt(seed.slice(0, 8), 16) + rotation);
  const policies = names.map((_, seat) => policyOf(game, names[playerAt(seat)]!));
  const times: number[][] = players.map(() => []);
  let state: unknown = game.setup({ seats: n, options: game.options.parse(job.options), seed });
  let moves = 0;
  for (let seat = game.waitingFor(state)[0]; seat !== undefined; seat = game.waitingFor(state)[0]) {
    const view: unknown = game.view(state, seat);
    const start = cpuMs();
    const action = players[playerAt(seat)]!(view, random, state, seat, policies);
    const spent = cpuMs() - start;
    if (hasChoice(game, view)) times[playerAt(seat)]!.push(spent);
    const result = game.reduce(state, seat, action);
    if (!result.ok)
      throw new Error(`${names[playerAt(seat)]} did what is refused: ${JSON.stringify(result.error)}`);
    state = result.value.state;
    moves += 1;
  }
  const ranking = game.outcome(state)!.ranking;
  const winners = ranking.filter((standing) => standing.place === 1).length;
  const places: number[] = [];
  for (const { seat, place } of ranking) places[playerAt(seat)] = place;
  const shares = places.map((place) => (place === 1 ? 1 / winners : 0));
  return { deal, moves, shares, places, times, ownedCards: ownedCardsIn(game, state) };
}

function hasChoice(game: AnyGame, view: unknown): boolean {
  const actions = game.legal(view)[Symbol.iterator]();
  actions.next();
  return actions.next().done !== true;
}

function ownedCardsIn(game: AnyGame, state: unknown): number | null {
  if (game.id !== podelim.id) return null;
  return (state as PodelimState).table.players.reduce(
    (sum, { stacks, unattached }) =>
      stacks.reduce((cards, { numbers, jokers }) => cards + numbers + jokers, sum + unattached),
    0,
  );
}

/** Only a seer uses the state, and how the seats play. */
type ArenaPlayer = (
  view: unknown,
  random: Random,
  state: unknown,
  seat: number,
  policies: readonly SeatPolicy[],
) => unknown;

/** How the seer believes a player decides: simple players are known to it, bots are taken for `medium`. */
function policyOf(game: AnyGame, name: string): SeatPolicy {
  const { panel } = parseBotName(name);
  return panel === null ? mediumPolicy(game) : panelOf(game.id as GameId)[panel]!;
}

/** A bot of this checkout or of another one, or a simple player: views and actions are plain data, so all can play one game. */
async function loadPlayer(game: AnyGame, name: string): Promise<ArenaPlayer> {
  const { level, from, panel } = parseBotName(name);
  if (panel !== null) return panelOf(game.id as GameId)[panel]!;
  if (level === RESPONSE) {
    const respond = bestResponses[game.id as GameId]!;
    return (view, random) => respond(view as never, random);
  }
  if (level === SEER)
    return (_, random, state, seat, policies) => seerAction(game, state, seat, random, policies);
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

/** The clock is a system call, which costs as much as a short playout: every fourth question reads it. */
const QUESTIONS_A_READING = 4;

function budget(): SearchBudget {
  const end = cpuMs() + DECISION_BUDGET.milliseconds;
  let asked = 0;
  let isOver = false;
  const expired = () => {
    isOver ||= asked % QUESTIONS_A_READING === 0 && cpuMs() >= end;
    asked += 1;
    return isOver;
  };
  return { samples: DECISION_BUDGET.samples, expired };
}

/** CPU milliseconds of this process, so that other load on the machine does not count. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
