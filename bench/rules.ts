import {
  type AnyGame,
  deriveSeedFromTexts,
  fastRandom,
  games,
  type Random,
  randomBelow,
  type Seat,
} from '@fivefold/rules';
import { boardgameMaster, boardgameReducer } from './boardgame.ts';
import { timeRound } from './round.ts';
import { cpuNow, mean, quantile, round } from './stats.ts';

/** Options that make `legal` and `reduce` slowest, by game; `{}` for the others. */
const SLOWEST_OPTIONS: Readonly<Record<string, readonly unknown[]>> = {
  red7: [{}, { advanced: true, actions: true }],
  'my-number': [{}, { goals: 'perRound', goalCount: 5 }],
};
/** Games played before measuring, so that the code is compiled as in a running server. */
const WARM_UP_GAMES = 60;
const GAMES = 60;
/** Calls of which the fastest counts, because a preempted process would set the p99. */
const TRIES = 3;

type TimedCall = 'view' | 'legal' | 'reduce';
type Timer = <T>(name: TimedCall, call: () => T) => T;

/** Random games of every kind through `legal`, `reduce` and the views of all seats, on one core. */
export async function benchRules(): Promise<Record<string, unknown>> {
  const rules: Record<string, unknown> = {};
  for (const game of Object.values(games)) rules[game.id] = benchGame(game);
  // In turns, several times: other load on the machine slows both alike.
  const ratios = { reduce: [] as number[], views: [] as number[] };
  let last = { ours: 0, theirs: 0, oursViews: 0, theirsViews: 0 };
  for (let i = 0; i < 16; i += 1) {
    const ours = timeRound({ writeViews: false });
    const theirs = boardgameReducer();
    const oursViews = timeRound({ writeViews: true });
    const theirsViews = await boardgameMaster();
    if (i < 5) continue; // warm-up, for both
    ratios.reduce.push(theirs / ours);
    ratios.views.push(theirsViews / oursViews);
    last = { ours, theirs, oursViews, theirsViews };
  }
  return {
    rules,
    ratioReduce: round(quantile(ratios.reduce, 0.5), 1),
    ratioReduceViews: round(quantile(ratios.views, 0.5), 1),
    roundMicros: Object.fromEntries(Object.entries(last).map(([key, value]) => [key, round(value)])),
  };
}

function benchGame(game: AnyGame): Record<string, number> {
  const random = fastRandom(1);
  const bytes = { state: [] as number[], view: [] as number[] };
  const micros: Record<TimedCall, number[]> = { view: [], legal: [], reduce: [] };
  const untimed: Timer = (_name, call) => call();
  const timed: Timer = (name, call) => {
    const { value, micros: best } = fastest(call);
    micros[name].push(best);
    return value;
  };
  playGames(game, WARM_UP_GAMES, random, untimed);
  const start = cpuNow();
  const moves = playGames(game, GAMES, random, untimed);
  const seconds = (cpuNow() - start) / 1e6;
  playGames(game, GAMES, random, timed, (state, view) => {
    bytes.state.push(JSON.stringify(state).length);
    bytes.view.push(JSON.stringify(view).length);
  });
  return {
    movesPerSecond: Math.round(moves / seconds),
    reduceMicros: round(quantile(micros.reduce, 0.5)),
    reduceMicrosP99: round(quantile(micros.reduce, 0.99)),
    viewMicros: round(quantile(micros.view, 0.5)),
    viewMicrosP99: round(quantile(micros.view, 0.99)),
    legalMicros: round(quantile(micros.legal, 0.5)),
    legalMicrosP99: round(quantile(micros.legal, 0.99)),
    legalMicrosMax: round(Math.max(...micros.legal)),
    stateBytes: Math.round(mean(bytes.state)),
    viewBytes: Math.round(mean(bytes.view)),
  };
}

interface Timed<T> {
  readonly value: T;
  readonly micros: number;
}

function once<T>(call: () => T): Timed<T> {
  const start = process.hrtime.bigint();
  const value = call();
  return { value, micros: Number(process.hrtime.bigint() - start) / 1000 };
}

function fastest<T>(call: () => T): Timed<T> {
  let best = once(call);
  for (let i = 1; i < TRIES; i += 1) {
    const next = once(call);
    if (next.micros < best.micros) best = next;
  }
  return best;
}

/** Plays `count` games with each set of options and the most seats; returns the number of moves. */
function playGames(
  game: AnyGame,
  count: number,
  random: Random,
  time: Timer,
  onMove: (state: unknown, view: unknown) => void = () => undefined,
): number {
  let moves = 0;
  for (const options of SLOWEST_OPTIONS[game.id] ?? [{}])
    for (let number = 0; number < count; number += 1) {
      const seed = deriveSeedFromTexts('bench', String(number));
      const table = { seats: game.seats.max, options: game.options.parse(options), seed };
      moves += play(game, game.setup(table), table.seats, random, time, onMove);
    }
  return moves;
}

function play(
  game: AnyGame,
  deal: unknown,
  seats: number,
  random: Random,
  time: Timer,
  onMove: (state: unknown, view: unknown) => void,
): number {
  let moves = 0;
  let state = deal;
  for (let waiting = game.waitingFor(state); waiting.length > 0; waiting = game.waitingFor(state)) {
    const seat: Seat = waiting[randomBelow(waiting.length, random)]!;
    const views: unknown[] = [];
    for (let viewer = 0; viewer < seats; viewer += 1)
      views.push(time('view', () => game.view(state, viewer) as unknown));
    const actions = time('legal', () => [...(game.legal(views[seat]) as Iterable<unknown>)]);
    const action = actions[randomBelow(actions.length, random)];
    const result = time('reduce', () => game.reduce(state, seat, action));
    if (!result.ok) throw new Error(`${game.id}: a listed action is refused: ${result.error.code}`);
    onMove(state, views[seat]);
    state = result.value.state;
    moves += 1;
  }
  return moves;
}
