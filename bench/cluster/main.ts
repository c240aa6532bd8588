import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres, type TestPostgres } from '../../apps/server/test/cluster/postgres.ts';
import { leaveFirstCore } from '../load/serverProcess.ts';
import { quantile, round } from '../stats.ts';
import { appendRates } from './appends.ts';
import { type Candidate, measureCandidate, startCandidate } from './candidate.ts';
import { roomLoading } from './loading.ts';
import { type ClusterSizes, FULL_SIZES, QUICK_SIZES } from './sizes.ts';

/** What PostgreSQL and several servers cost, as ratios of one run. Two cores cannot show threefold throughput. */
export async function benchCluster({ quick }: { readonly quick: boolean }): Promise<Record<string, unknown>> {
  const sizes = quick ? QUICK_SIZES : FULL_SIZES;
  const postgres = await startPostgres({ durable: true });
  if (!postgres) throw new Error('there is no PostgreSQL');
  const folder = mkdtempSync(path.join(tmpdir(), 'fivefold-bench-'));
  leaveFirstCore();
  try {
    const candidates = [
      await startCandidate('sqlite', 1, { DATA_DIR: folder }, sizes),
      await startCandidate('postgres', 1, { DATABASE_URL: await postgres.createDatabase() }, sizes),
      await startCandidate('three', 3, { DATABASE_URL: await postgres.createDatabase() }, sizes),
    ];
    for (let turn = 0; turn < sizes.turns; turn += 1)
      for (const candidate of candidates) await measureCandidate(candidate, sizes);
    const [sqlite, one, three] = candidates as [Candidate, Candidate, Candidate];
    const ratios = {
      cpuPostgresToSqlite: ratio(one.cpuPerMove, sqlite.cpuPerMove),
      p99PostgresToSqlite: ratio(one.p99, sqlite.p99),
      cpuThreeToOne: ratio(three.cpuPerMoveAtRate, one.cpuPerMoveAtRate),
    };
    const report = {
      microsPerMove: byName(candidates, ({ cpuPerMove }) => cpuPerMove),
      microsPerMoveAtRate: byName(candidates, ({ cpuPerMoveAtRate }) => cpuPerMoveAtRate),
      p99: byName(candidates, ({ p99 }) => p99),
      ...ratios,
      /** On the one core that they share. */
      cpuThreeToOneSaturated: ratio(three.cpuPerMove, one.cpuPerMove),
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

async function storeFigures(postgres: TestPostgres, { appends, rooms }: ClusterSizes) {
  return {
    appendsPerSecond: await appendRates(() => postgres.createDatabase(), appends),
    loading: await roomLoading(await postgres.createDatabase(), rooms),
  };
}

const median = (values: readonly number[]): number => quantile(values, 0.5);
/** The median of the ratios of the turns. */
const ratio = (values: readonly number[], base: readonly number[]): number =>
  round(median(values.map((value, turn) => value / base[turn]!)));
const byName = (candidates: readonly Candidate[], values: (candidate: Candidate) => readonly number[]) =>
  Object.fromEntries(candidates.map((candidate) => [candidate.name, round(median(values(candidate)), 1)]));
