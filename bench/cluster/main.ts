import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres, type TestPostgres } from '../../apps/server/test/cluster/postgres.ts';
import { atRate, openTables, saturate } from '../load/measure.ts';
import { openTable, ours } from '../load/ours.ts';
import type { LoadTable } from '../load/peer.ts';
import { BenchServerProcess, leaveFirstCore } from '../load/serverProcess.ts';
import { SERVER_ENV } from '../load/servers.ts';
import { quantile, round } from '../stats.ts';
import { appendRates } from './appends.ts';
import { roomLoading } from './loading.ts';

interface Sizes {
  /** Of each server, and so are the moves: servers are added for more tables, and fewer would make smaller group commits. */
  readonly tables: number;
  readonly turns: number;
  /** Before anything is measured, so that all servers have compiled their code. */
  readonly warmUp: number;
  readonly moves: number;
  /** Of all servers together. */
  readonly movesPerSecond: number;
  readonly seconds: number;
  readonly appends: number;
  readonly rooms: number;
}

const FULL: Sizes = {
  tables: 100,
  turns: 5,
  warmUp: 12_000,
  moves: 6000,
  movesPerSecond: 500,
  seconds: 8,
  appends: 100_000,
  rooms: 400,
};
const QUICK: Sizes = {
  tables: 4,
  turns: 1,
  warmUp: 50,
  moves: 50,
  movesPerSecond: 50,
  seconds: 1,
  appends: 200,
  rooms: 4,
};

/** One server with SQLite, one with PostgreSQL, or three with PostgreSQL that share the rooms by hash. */
interface Candidate {
  readonly name: string;
  readonly servers: readonly BenchServerProcess[];
  readonly tables: readonly LoadTable[];
  /** Of all its servers. */
  cpu(): number;
  readonly cpuPerMove: number[];
  readonly p99: number[];
}

/** What PostgreSQL and several servers cost, as ratios of one run. Two cores cannot show threefold throughput. */
export async function benchCluster({ quick }: { readonly quick: boolean }): Promise<Record<string, unknown>> {
  const sizes = quick ? QUICK : FULL;
  const postgres = await startPostgres({ durable: true });
  if (!postgres) throw new Error('there is no PostgreSQL');
  const folder = mkdtempSync(path.join(tmpdir(), 'fivefold-bench-'));
  leaveFirstCore();
  try {
    const candidates = [
      await start('sqlite', 1, { DATA_DIR: folder }, sizes),
      await start('postgres', 1, { DATABASE_URL: await postgres.createDatabase() }, sizes),
      await start('three', 3, { DATABASE_URL: await postgres.createDatabase() }, sizes),
    ];
    for (let turn = 0; turn < sizes.turns; turn += 1)
      for (const candidate of candidates) await measure(candidate, sizes);
    const [sqlite, one, three] = candidates as [Candidate, Candidate, Candidate];
    const ratios = {
      cpuPostgresToSqlite: ratio(one.cpuPerMove, sqlite.cpuPerMove),
      p99PostgresToSqlite: ratio(one.p99, sqlite.p99),
      cpuThreeToOne: ratio(three.cpuPerMove, one.cpuPerMove),
    };
    const report = {
      microsPerMove: byName(candidates, ({ cpuPerMove }) => cpuPerMove),
      p99: byName(candidates, ({ p99 }) => p99),
      ...ratios,
    };
    for (const { tables, servers } of candidates) {
      for (const table of tables) table.close();
      await Promise.all(servers.map((server) => server.stop()));
    }
    const figures = await storeFigures(postgres, sizes);
    return { cluster: { ...report, ...figures, met: metBars(ratios, figures.appendsPerSecond) } };
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}

const AT_MOST = { cpuPostgresToSqlite: 1.3, p99PostgresToSqlite: 2, cpuThreeToOne: 1.1 };

/** By ratio: whether it is within its bar. The store must not get slower with more writers. */
function metBars(ratios: Record<keyof typeof AT_MOST, number>, appendsPerSecond: Record<string, number>) {
  const rates = Object.values(appendsPerSecond);
  return {
    cpuPostgresToSqlite: ratios.cpuPostgresToSqlite <= AT_MOST.cpuPostgresToSqlite,
    p99PostgresToSqlite: ratios.p99PostgresToSqlite <= AT_MOST.p99PostgresToSqlite,
    cpuThreeToOne: ratios.cpuThreeToOne <= AT_MOST.cpuThreeToOne,
    appendsNeverFall: rates.every((rate, i) => i === 0 || rate >= rates[i - 1]!),
  };
}

async function storeFigures(postgres: TestPostgres, { appends, rooms }: Sizes) {
  return {
    appendsPerSecond: await appendRates(() => postgres.createDatabase(), appends),
    loading: await roomLoading(await postgres.createDatabase(), rooms),
  };
}

async function start(
  name: string,
  count: number,
  env: Record<string, string>,
  { tables, warmUp }: Sizes,
): Promise<Candidate> {
  const servers: BenchServerProcess[] = [];
  const urls: string[] = [];
  while (servers.length < count) {
    const server = new BenchServerProcess(ours.args, { ...SERVER_ENV, ...env });
    servers.push(server);
    urls.push(await server.url);
  }
  const serverOf = (room: string) => urls[createHash('sha256').update(room).digest()[0]! % count]!;
  const cpu = () => servers.reduce((sum, server) => sum + server.cpu(), 0);
  const opened = await openTables(() => openTable(urls[0]!, serverOf), tables * count);
  await saturate({ cpu }, opened, 'in turn', warmUp * count);
  return { name, servers, tables: opened, cpu, cpuPerMove: [], p99: [] };
}

async function measure(candidate: Candidate, sizes: Sizes): Promise<void> {
  const { servers, tables, cpuPerMove, p99 } = candidate;
  const moves = sizes.moves * servers.length;
  cpuPerMove.push((await saturate(candidate, tables, 'in turn', moves)).cpuPerMove);
  p99.push((await atRate(candidate, tables, 'in turn', sizes.movesPerSecond, sizes.seconds)).p99);
}

const median = (values: readonly number[]): number => quantile(values, 0.5);
/** The median of the ratios of the turns. */
const ratio = (values: readonly number[], base: readonly number[]): number =>
  round(median(values.map((value, turn) => value / base[turn]!)));
const byName = (candidates: readonly Candidate[], values: (candidate: Candidate) => readonly number[]) =>
  Object.fromEntries(candidates.map((candidate) => [candidate.name, round(median(values(candidate)), 1)]));
