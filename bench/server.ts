import { bare } from './load/bare.ts';
import { boardgame } from './load/boardgame.ts';
import { type Child, leaveFirstCore } from './load/child.ts';
import { atRate, openTables, saturate } from './load/measure.ts';
import { fillRooms, ours } from './load/ours.ts';
import { withServer } from './load/servers.ts';
import { type Kind, PACES, type Pace, type Table } from './load/table.ts';
import { wire } from './load/wire.ts';
import { quantile, round } from './stats.ts';

/** A game of four: rounds of six, seven and eight turns, and twice everybody wants to go on. */
const GAME = (6 + 7 + 8) * 4 + 2 * 4;

/** As warm as a server that has been up for some minutes: in its first ten thousand moves ours takes half as much again. */
const WARM = 30_000;
/** After a rest of some seconds, the engine's and the processor's. */
const WARM_AGAIN = 2000;
/** Moves of one turn of a comparison. */
const TURN = 8000;

const PARTS = { cpu, bytes, rate, flat, start, memory };
type Part = keyof typeof PARTS;

/** `only`: some of the parts, as a comma-separated list. */
export async function benchServer(only?: string): Promise<Record<string, unknown>> {
  const wanted = only?.split(',') ?? Object.keys(PARTS);
  const report: Record<string, unknown> = {};
  leaveFirstCore();
  for (const name of wanted) {
    const part = PARTS[name as Part] as (() => Promise<unknown>) | undefined;
    if (!part) throw new Error(`no part ${name}: choose from ${Object.keys(PARTS).join(', ')}`);
    report[name] = await part();
  }
  return { server: report };
}

const byPace = async <T>(measure: (pace: Pace) => Promise<T>): Promise<Record<string, T>> => {
  const all: Record<string, T> = {};
  for (const pace of PACES) all[pace] = await measure(pace);
  return all;
};

interface Running {
  readonly kind: Kind;
  readonly child: Child;
  readonly tables: readonly Table[];
}

/** All of them up at the same time, each with its tables. */
async function withAll<T>(
  kinds: readonly Kind[],
  rooms: number,
  use: (all: readonly Running[]) => Promise<T>,
): Promise<T> {
  const [kind, ...others] = kinds;
  if (!kind) return use([]);
  return withServer(kind, async (child, url) => {
    const tables = await openTables(kind, url, rooms);
    const result = await withAll(others, rooms, (rest) => use([{ kind, child, tables }, ...rest]));
    for (const table of tables) table.close();
    return result;
  });
}

/** Ours beside one after the other: a third server, with what its tables leave behind in the driver, would be in the way of both. */
async function cpu(): Promise<unknown> {
  return {
    bare: await beside(bare, 9),
    boardgame: await beside(boardgame, 3),
  };
}

const beside = (other: Kind, turns: number): Promise<unknown> =>
  withAll([ours, other], 100, ([mine, theirs]) => byPace((pace) => compare(mine!, theirs!, pace, turns)));

/** Short turns, one after the other, so that noise hits both alike. */
async function compare(mine: Running, theirs: Running, pace: Pace, turns: number) {
  const both = [mine, theirs].map((running) => ({ ...running, cpu: [] as number[], speed: [] as number[] }));
  for (const { child, tables } of both) await saturate(child, tables, pace, WARM);
  for (let turn = 0; turn < turns; turn += 1)
    for (const { child, tables, cpu, speed } of both) {
      await saturate(child, tables, pace, WARM_AGAIN);
      const { cpuPerMove, movesPerSecond } = await saturate(child, tables, pace, TURN);
      cpu.push(cpuPerMove);
      speed.push(movesPerSecond);
    }
  const median = (values: readonly number[]) => round(quantile(values, 0.5), 1);
  const named = (of: (one: (typeof both)[number]) => number) =>
    Object.fromEntries(both.map((one) => [one.kind.name, of(one)]));
  const [ourCpu, theirCpu] = both.map(({ cpu }) => cpu) as [number[], number[]];
  return {
    microsPerMove: named(({ cpu }) => median(cpu)),
    /** Turn by turn: what disturbs a machine for a minute disturbs both. */
    oursToTheirs: round(
      quantile(
        ourCpu.map((cpu, turn) => cpu / theirCpu[turn]!),
        0.5,
      ),
    ),
    movesPerSecond: named(({ speed }) => median(speed)),
  };
}

/** The second game of each table, from its deal to the last score; boardgame.io plays its one round again and again. */
function bytes(): Promise<unknown> {
  const of = (kind: Kind) =>
    withServer(kind, (_child, url) =>
      byPace(async (pace) => {
        Object.assign(wire, { patches: 0, others: 0 });
        const tables = await openTables(kind, url, 10);
        for (const table of tables) await playGame(table, pace);
        wire.counting = true;
        for (const table of tables) await playGame(table, pace);
        wire.counting = false;
        for (const table of tables) table.close();
        const moves = tables.length * GAME;
        return { toFour: round(wire.patches / moves, 1), answer: round(wire.others / moves, 1) };
      }),
    );
  return [ours, bare, boardgame].reduce<Promise<Record<string, unknown>>>(
    async (all, kind) => ({ ...(await all), [kind.name]: await of(kind) }),
    Promise.resolve({}),
  );
}

async function playGame(table: Table, pace: Pace): Promise<void> {
  for (let played = 0; played < GAME; ) {
    await table.ready();
    played += await table.play(pace);
  }
}

/** Bare Socket.IO beside it tells how much of a latency is the machine's and the driver's. */
function rate(): Promise<unknown> {
  return withAll([ours, bare], 250, (all) =>
    byPace(async (pace) => {
      const found: Record<string, unknown> = {};
      for (const { kind, child, tables } of all) {
        await saturate(child, tables, pace, WARM);
        await spread(tables, pace);
        found[kind.name] = {
          500: await inTurns(() => atRate(child, tables, pace, 500, 8)),
          1000: await inTurns(() => atRate(child, tables, pace, 1000, 8)),
        };
      }
      return found;
    }),
  );
}

/** The turn in the middle by its p99, and that of all of them: a disk that stops for a moment spoils one, not three. */
async function inTurns(measure: () => ReturnType<typeof atRate>) {
  const turns = [await measure(), await measure(), await measure()].sort((a, b) => a.p99 - b.p99);
  return { ...turns[1]!, p99OfAll: turns.map(({ p99 }) => p99) };
}

/** Tables that were filled together would end their games together: a wave of new deals that no evening has. */
async function spread(tables: readonly Table[], pace: Pace): Promise<void> {
  const plays = pace === 'together' ? GAME / 4 : GAME;
  await Promise.all(
    tables.map(async (table, i) => {
      for (let played = 0; played < i % plays; played += 1) {
        await table.ready();
        await table.play(pace);
      }
      await table.ready();
    }),
  );
}

/** The same moves in few and in many rooms. */
function flat(): Promise<unknown> {
  return byPace(async (pace) => {
    const cost: Record<number, number> = {};
    for (const rooms of [10, 100, 1000])
      cost[rooms] = await withServer(ours, async (child, url) => {
        const tables = await openTables(ours, url, rooms);
        await saturate(child, tables, pace, WARM);
        const { cpuPerMove } = await saturate(child, tables, pace, TURN);
        for (const table of tables) table.close();
        return round(cpuPerMove, 1);
      });
    const all = Object.values(cost);
    return { cpuMicrosPerMove: cost, ratio: round(Math.max(...all) / Math.min(...all)) };
  });
}

/** From the start of the process to the first move that all four have. */
async function start(): Promise<unknown> {
  const begin = performance.now();
  return withServer(ours, async (_child, url) => {
    const listening = performance.now() - begin;
    const table = await ours.open(url);
    await table.play('in turn');
    const first = performance.now() - begin;
    table.close();
    return { listeningMs: Math.round(listening), firstMoveMs: Math.round(first) };
  });
}

/** What four thousand people who sit and think take with their thousand rooms; and as many rooms without people. */
async function memory(): Promise<unknown> {
  const kib = (kind: Kind, fill: (url: string) => Promise<readonly Table[]>) =>
    withServer(kind, async (child, url) => {
      const warm = await openTables(kind, url, 25);
      for (const table of warm) table.close();
      await settle();
      const before = child.memory();
      const tables = await fill(url);
      await settle();
      const grown = child.memory() - before;
      for (const table of tables) table.close();
      return round(grown / 4000 / 1024, 1);
    });
  const people = (kind: Kind) => kib(kind, (url) => openTables(kind, url, 1000));
  const rooms = async (url: string) => {
    await Promise.all(Array.from({ length: 20 }, () => fillRooms(url, 200)));
    return [];
  };
  return {
    kibPerClient: { [ours.name]: await people(ours), [bare.name]: await people(bare) },
    kibPerRoom: await kib(ours, rooms),
  };
}

/** Long enough for the garbage collector to do what it does when nothing happens. */
const settle = () => new Promise((next) => setTimeout(next, 5000));
