import { type AnyGame, below, fastRandom, games, type Random, type Seat, seedFrom } from '@fivefold/rules';
import { boardgameMaster, boardgameReducer } from './boardgame.ts';
import { ourRound } from './round.ts';
import { mean, quantile, round } from './stats.ts';

/** Tables that make `legal` and `reduce` work hardest, by game; `{}` with most seats where nothing is said. */
const HARD: Readonly<Record<string, readonly unknown[]>> = {
  red7: [{}, { advanced: true, actions: true }],
  'my-number': [{}, { goals: 'perRound', goalCount: 5 }],
};
const GAMES = 60;

interface Samples {
  readonly reduce: number[];
  readonly view: number[];
  readonly legal: number[];
  readonly state: number[];
  readonly bytes: number[];
  moves: number;
  nanos: bigint;
}

/** Random games of every kind through `legal`, `reduce` and the views of all seats, on one core. */
export async function benchRules(): Promise<Record<string, unknown>> {
  const rules: Record<string, unknown> = {};
  for (const game of Object.values(games)) rules[game.id] = benchGame(game);
  // In turns, several times: what the machine does beside us hits both alike.
  const ratios = { reduce: [] as number[], views: [] as number[] };
  let last = { ours: 0, theirs: 0, oursViews: 0, theirsViews: 0 };
  for (let i = 0; i < 8; i += 1) {
    const ours = ourRound({ views: false });
    const theirs = boardgameReducer();
    const oursViews = ourRound({ views: true });
    const theirsViews = await boardgameMaster();
    if (i < 3) continue; // warm-up, for both
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
  const samples: Samples = { reduce: [], view: [], legal: [], state: [], bytes: [], moves: 0, nanos: 0n };
  const random = fastRandom(1);
  for (let i = -10; i < GAMES; i += 1) {
    const into = i < 0 ? { ...samples, reduce: [], view: [], legal: [], state: [], bytes: [] } : samples; // warm-up
    for (const options of HARD[game.id] ?? [{}]) play(game, options, random, into, i);
  }
  return {
    movesPerSecond: Math.round(samples.moves / (Number(samples.nanos) / 1e9)),
    reduceMicros: round(quantile(samples.reduce, 0.5)),
    reduceMicrosP99: round(quantile(samples.reduce, 0.99)),
    viewMicros: round(quantile(samples.view, 0.5)),
    legalMicros: round(quantile(samples.legal, 0.5)),
    legalMicrosP99: round(quantile(samples.legal, 0.99)),
    legalMicrosMax: round(Math.max(...samples.legal)),
    stateBytes: Math.round(mean(samples.state)),
    viewBytes: Math.round(mean(samples.bytes)),
  };
}

function play(game: AnyGame, options: unknown, random: Random, samples: Samples, number: number): void {
  const seats = game.seats.max;
  const seed = seedFrom('bench', String(number));
  let state: unknown = game.setup({ seats, options: game.options.parse(options), seed });
  for (let waiting = game.waitingFor(state); waiting.length > 0; waiting = game.waitingFor(state)) {
    const seat: Seat = waiting[below(waiting.length, random)]!;
    const start = process.hrtime.bigint();
    const views = [...Array(seats).keys()].map((viewer) => game.view(state, viewer) as unknown);
    const viewed = process.hrtime.bigint();
    const actions = [...(game.legal(views[seat]) as Iterable<unknown>)];
    const listed = process.hrtime.bigint();
    const action = actions[below(actions.length, random)];
    const before = process.hrtime.bigint();
    const result = game.reduce(state, seat, action);
    const end = process.hrtime.bigint();
    if (!result.ok) throw new Error(`${game.id}: a listed action is refused: ${result.error.code}`);
    samples.moves += 1;
    samples.nanos += end - start;
    samples.view.push(Number(viewed - start) / 1000 / seats);
    samples.legal.push(Number(listed - viewed) / 1000);
    samples.reduce.push(Number(end - before) / 1000);
    if (samples.moves % 20 === 0) {
      samples.state.push(JSON.stringify(state).length);
      samples.bytes.push(JSON.stringify(views[seat]).length);
    }
    state = result.value.state;
  }
}
