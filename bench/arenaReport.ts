import { type AnyGame, GAME_IDS, type GameId, games } from '@fivefold/rules';
import type { ArenaGame } from './arenaGame.ts';
import { panelOf } from './panel/panels.ts';
import { mean, quantile, round } from './stats.ts';

const BOTS = ['hard', 'medium', 'easy', 'random'];
/** A player who knows how hard bots decide: for the games with secret choices. */
export const RESPONSE = 'best-response';
/** A player who sees the whole state: how far luck lets anybody come. */
export const SEER = 'seer' as const;
const RESPONDED: readonly GameId[] = ['podelim', 'my-number'];
/** Before the name of a simple player. */
const PANEL = 'panel:';

/** The command line, unparsed. */
export interface ArenaArguments {
  readonly game?: string | undefined;
  readonly seats: string;
  readonly games: string;
  readonly seed: string;
  readonly options: string;
}

/** The level of a bot with the folder of its checkout (null for this one), or the name of a simple player. */
export interface ArenaName {
  readonly level: string;
  readonly from: string | null;
  readonly panel: string | null;
}

export function parseBotName(name: string): ArenaName {
  if (name.startsWith(PANEL)) return { level: '', from: null, panel: name.slice(PANEL.length) };
  const at = name.indexOf('@');
  return at < 0
    ? { level: name, from: null, panel: null }
    : { level: name.slice(0, at), from: name.slice(at + 1), panel: null };
}

function isPlayer(game: GameId, name: string): boolean {
  const { level, from, panel } = parseBotName(name);
  if (panel !== null) return panel in panelOf(game);
  if (level === RESPONSE) return RESPONDED.includes(game);
  if (level === SEER) return from === null;
  return BOTS.includes(level) && from !== '' && (from === null || level !== 'random');
}

/** A table of players who are all named. */
export interface ArenaTable {
  readonly game: GameId;
  readonly seats: readonly string[];
  readonly options: unknown;
  readonly seed: string;
  readonly deals: number;
}

/** The table that the arguments ask for, or an error message. */
export function parseArguments(asked: ArenaArguments): ArenaTable | string {
  const id = GAME_IDS.find((each) => each === asked.game);
  if (!id) return `Which game? --game ${GAME_IDS.join(' | ')}`;
  const seats = asked.seats.split(',');
  const stranger = seats.find((name) => !isPlayer(id, name));
  if (stranger !== undefined)
    return `There is no bot "${stranger}": --seats takes ${BOTS.join(', ')}, hard@FOLDER for that of another checkout, and panel:NAME.`;
  const options = parseOptions(games[id]!, asked.options);
  if (!options) return `--options is not a set of options of ${id}: ${asked.options}`;
  const { min, max } = games[id]!.seatsFor?.(options.value) ?? games[id]!.seats;
  if (seats.length < min || seats.length > max)
    return `${id} is played by ${min} to ${max}; --seats names ${seats.length}.`;
  const count = Number(asked.games);
  if (!Number.isInteger(count) || count < 1) return '--games takes a whole number above 0.';
  return {
    game: id,
    seats,
    options: options.value,
    seed: asked.seed,
    deals: Math.ceil(count / seats.length),
  };
}

function parseOptions(game: AnyGame, text: string): { readonly value: unknown } | null {
  try {
    const parsed = game.options.safeParse(JSON.parse(text));
    return parsed.success ? { value: parsed.data } : null;
  } catch {
    return null;
  }
}

/** The whole answer of `--json`. */
export interface Report {
  readonly game: GameId;
  readonly games: number;
  readonly results: readonly Result[];
}

interface Result {
  readonly bot: string;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly placement: number;
  readonly decisionMs: { readonly p50: number; readonly p95: number; readonly max: number };
}

export const reportOf = (game: GameId, seats: readonly string[], played: readonly ArenaGame[]): Report => ({
  game,
  games: played.length,
  results: seats.map((bot, at) => resultOf(bot, at, played)),
});

function resultOf(bot: string, at: number, played: readonly ArenaGame[]): Result {
  const times = played.flatMap((game) => game.times[at]!);
  const { share, low, high } = intervalOf(played.map(({ deal, shares }) => ({ deal, share: shares[at]! })));
  return {
    bot,
    share: round(share, 4),
    low: round(low, 4),
    high: round(high, 4),
    placement: round(mean(played.map(({ places }) => places[at]!)), 3),
    decisionMs: {
      p50: round(quantile(times, 0.5)),
      p95: round(quantile(times, 0.95)),
      max: round(times.reduce((most, time) => Math.max(most, time), 0)),
    },
  };
}

const Z = 1.96;

/** The share of one player in one game. */
interface DealShare {
  readonly deal: number;
  readonly share: number;
}

/** A mean with its 95 % interval. */
export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The mean share with its 95 % interval. Rotations of one deal are not independent, so the spread is that between deals.
 * From it comes how many independent games would say as much, and Wilson's interval for those: it does not shrink to
 * nothing where every game was won.
 */
export function intervalOf(games: readonly DealShare[]): Interval {
  const means = [...sharesByDeal(games).values()].map(mean);
  const share = mean(means);
  const variance = varianceOf(means);
  const worth = variance > 0 ? (share * (1 - share) * means.length) / variance : means.length;
  const shrink = 1 + Z ** 2 / worth;
  const centre = (share + Z ** 2 / (2 * worth)) / shrink;
  const half = (Z / shrink) * Math.sqrt((share * (1 - share)) / worth + Z ** 2 / (4 * worth ** 2));
  return { share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/**
 * How much more one player wins than another in the deals that both played, with a 95 % interval over those deals; null
 * without such a deal. One more game won and one more lost are counted, so that a few equal deals do not look certain.
 */
export function differenceOf(games: readonly DealShare[], others: readonly DealShare[]): Interval | null {
  const theirs = sharesByDeal(others);
  const paired = [...sharesByDeal(games)].flatMap(([deal, shares]) => {
    const other = theirs.get(deal);
    return other ? [{ difference: mean(shares) - mean(other), games: shares.length }] : [];
  });
  const [first] = paired;
  if (!first) return null;
  const differences = paired.map(({ difference }) => difference);
  const share = mean(differences);
  const spread = [...differences, share + 1 / first.games, share - 1 / first.games];
  const half = Z * Math.sqrt(varianceOf(spread) / differences.length);
  return { share, low: Math.max(-1, share - half), high: Math.min(1, share + half) };
}

function sharesByDeal(games: readonly DealShare[]): ReadonlyMap<number, readonly number[]> {
  const byDeal = new Map<number, number[]>();
  for (const { deal, share } of games) {
    const shares = byDeal.get(deal);
    if (shares) shares.push(share);
    else byDeal.set(deal, [share]);
  }
  return byDeal;
}

function varianceOf(values: readonly number[]): number {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(1, values.length - 1);
}
