import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bare } from './load/bare.ts';
import { boardgame } from './load/boardgame.ts';
import { Child } from './load/child.ts';
import { ours } from './load/ours.ts';
import { type Kind, type Table, wire } from './load/table.ts';
import { quantile, round } from './stats.ts';

const MANY = '1000000';
export const OPEN = {
  NODE_ENV: 'production',
  MAX_ROOMS: MANY,
  ROOMS_PER_ADDRESS: MANY,
  CREATES_PER_MINUTE: MANY,
  JOINS_PER_MINUTE: MANY,
  COMMANDS_PER_SECOND: MANY,
  ADDRESS_COMMANDS_PER_SECOND: MANY,
  LOG_LEVEL: 'warn',
  PORT: '0',
};
const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const SERVERS: Record<string, readonly string[]> = {
  [ours.name]: [file('../apps/server/dist/main.js')],
  [bare.name]: ['--import', 'tsx', file('./load/bareServer.ts')],
  [boardgame.name]: ['--import', 'tsx', file('./load/boardgameServer.ts')],
};

async function withServer<T>(kind: Kind, use: (child: Child, url: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fivefold-bench-'));
  const child = new Child(SERVERS[kind.name]!, { ...OPEN, DATA_DIR: folder });
  try {
    return await use(child, await child.url);
  } finally {
    await child.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Many at a time: a table is opened in a dozen round trips. */
async function openTables(kind: Kind, url: string, count: number): Promise<Table[]> {
  const tables: Table[] = [];
  while (tables.length < count)
    tables.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(25, count - tables.length) }, () => kind.open(url)),
      )),
    );
  return tables;
}

/** As many moves as it takes, one on its way at each table. */
async function saturate(child: Child, tables: readonly Table[], moves: number) {
  let left = moves;
  const play = async (table: Table) => {
    while (left > 0) {
      left -= 1;
      await table.move();
    }
  };
  const cpu = child.cpu();
  const begin = performance.now();
  await Promise.all(tables.map(play));
  const seconds = (performance.now() - begin) / 1000;
  return { cpuPerMove: (child.cpu() - cpu) / moves, movesPerSecond: moves / seconds };
}

/** Moves begin at even intervals, at tables that are free. */
async function atRate(child: Child, tables: readonly Table[], perSecond: number, seconds: number) {
  const free = [...tables];
  const latencies: number[] = [];
  const cpu = child.cpu();
  const begin = performance.now();
  const running: Promise<void>[] = [];
  let started = 0;
  while (started < perSecond * seconds) {
    const due = Math.min(perSecond * seconds, Math.floor(((performance.now() - begin) / 1000) * perSecond));
    for (; started < due; started += 1) {
      const table = free.shift();
      if (!table) throw new Error('every table is busy: the rate is too high for this machine');
      const start = performance.now();
      running.push(
        table.move().then(() => {
          latencies.push(performance.now() - start);
          free.push(table);
        }),
      );
    }
    await new Promise((next) => setImmediate(next));
  }
  await Promise.all(running);
  return {
    p50: round(quantile(latencies, 0.5)),
    p95: round(quantile(latencies, 0.95)),
    p99: round(quantile(latencies, 0.99)),
    cpuPerMove: round((child.cpu() - cpu) / started, 1),
  };
}

/** Short turns of each kind, one after the other, so that noise hits all of them alike. */
async function compareCpu(rooms: number, moves: number, turns: number) {
  const kinds = [ours, bare, boardgame];
  const found = new Map(
    kinds.map((kind) => [kind, { cpu: [] as number[], speed: [] as number[], bytes: 0, acks: 0 }]),
  );
  const playing = kinds.map(
    (kind) =>
      new Promise<{ turn: () => Promise<void>; end: () => void }>((ready, failed) => {
        withServer(kind, async (child, url) => {
          const tables = await openTables(kind, url, rooms);
          await saturate(child, tables, moves); // warm
          const results = found.get(kind)!;
          await new Promise<void>((end) =>
            ready({
              turn: async () => {
                const { cpuPerMove, movesPerSecond } = await saturate(child, tables, moves);
                results.cpu.push(cpuPerMove);
                results.speed.push(movesPerSecond);
              },
              end: () => end(),
            }),
          );
          Object.assign(wire, { counting: true, patches: 0, others: 0 });
          await saturate(child, tables, moves);
          Object.assign(wire, { counting: false });
          results.bytes = wire.patches / moves;
          results.acks = wire.others / moves;
          for (const table of tables) table.close();
        }).catch(failed);
      }),
  );
  const running = [];
  for (const kind of playing) running.push(await kind);
  for (let turn = 0; turn < turns; turn += 1) for (const { turn: play } of running) await play();
  return { running, found };
}

export async function benchServer(): Promise<Record<string, unknown>> {
  const report: Record<string, unknown> = {};
  const { running, found } = await compareCpu(100, 4000, 5);
  // One after the other: the bytes on the wire are counted together.
  for (const { end } of running) {
    end();
    await new Promise((next) => setTimeout(next, 3000));
  }
  const median = (values: readonly number[]) => round(quantile(values, 0.5), 1);
  const cpu = Object.fromEntries([...found].map(([kind, { cpu }]) => [kind.name, median(cpu)]));
  report.cpuMicrosPerMove = cpu;
  report.ratioToBare = round(cpu[ours.name]! / cpu[bare.name]!);
  report.boardgameToOurs = round(cpu[boardgame.name]! / cpu[ours.name]!);
  report.movesPerSecond = Object.fromEntries(
    [...found].map(([kind, { speed }]) => [kind.name, Math.round(quantile(speed, 0.5))]),
  );
  report.bytesPerMove = Object.fromEntries(
    [...found].map(([kind, { bytes, acks }]) => [
      kind.name,
      { toFour: round(bytes, 1), answer: round(acks, 1) },
    ]),
  );

  report.atRate = await withServer(ours, async (child, url) => {
    const tables = await openTables(ours, url, 250);
    await saturate(child, tables, 3000);
    return { 500: await atRate(child, tables, 500, 8), 1000: await atRate(child, tables, 1000, 8) };
  });
  report.flatness = await flatness();
  report.start = await firstMove();
  report.memory = await memory();
  return { server: report };
}

/** The same moves in few and in many rooms. */
async function flatness() {
  const cost: Record<number, number> = {};
  for (const rooms of [10, 100, 1000])
    cost[rooms] = await withServer(ours, async (child, url) => {
      const tables = await openTables(ours, url, rooms);
      await saturate(child, tables, 4000);
      return round((await saturate(child, tables, 8000)).cpuPerMove, 1);
    });
  return {
    cpuMicrosPerMove: cost,
    ratio: round(Math.max(...Object.values(cost)) / Math.min(...Object.values(cost))),
  };
}

/** From the start of the process to the first move that all four have. */
async function firstMove() {
  const begin = performance.now();
  return withServer(ours, async (_child, url) => {
    const listening = performance.now() - begin;
    const table = await ours.open(url);
    await table.move();
    const first = performance.now() - begin;
    table.close();
    return { listeningMs: Math.round(listening), firstMoveMs: Math.round(first) };
  });
}

/** What four thousand people who sit and think take, over the server without any. */
async function memory() {
  const of = (kind: Kind) =>
    withServer(kind, async (child, url) => {
      const warm = await openTables(kind, url, 25);
      for (const table of warm) table.close();
      await settle();
      const before = child.memory();
      const tables = await openTables(kind, url, 1000);
      await settle();
      const perClient = (child.memory() - before) / 4000 / 1024;
      for (const table of tables) table.close();
      return round(perClient, 1);
    });
  return { kibPerClient: { [ours.name]: await of(ours), [bare.name]: await of(bare) } };
}

/** Long enough for the garbage collector to do what it does when nothing happens. */
const settle = () => new Promise((next) => setTimeout(next, 5000));
