import { quantile, round } from '../stats.ts';
import { type LoadTable, MOVE_ORDERS, type MoveOrder, type Peer } from './peer.ts';
import type { BenchServerProcess } from './serverProcess.ts';
import { withServer } from './servers.ts';

/** A server that is up, with its tables. */
export interface RunningPeer {
  readonly peer: Peer;
  readonly server: BenchServerProcess;
  readonly tables: readonly LoadTable[];
}

/** Runs all of them at the same time. */
export async function withRunning<T>(
  peers: readonly Peer[],
  tablesEach: number,
  use: (running: readonly RunningPeer[]) => Promise<T>,
): Promise<T> {
  const [peer, ...others] = peers;
  if (!peer) return use([]);
  return withServer(peer, async (server, url) => {
    const tables = await openTables(() => peer.open(url), tablesEach);
    const result = await withRunning(others, tablesEach, (rest) => use([{ peer, server, tables }, ...rest]));
    for (const table of tables) table.close();
    return result;
  });
}

export async function byMoveOrder<T>(measure: (order: MoveOrder) => Promise<T>): Promise<Record<string, T>> {
  const results: Record<string, T> = {};
  for (const order of MOVE_ORDERS) results[order] = await measure(order);
  return results;
}

/** Opens tables in parallel, because each takes a dozen round trips. */
export async function openTables(open: () => Promise<LoadTable>, count: number): Promise<LoadTable[]> {
  const tables: LoadTable[] = [];
  while (tables.length < count)
    tables.push(...(await Promise.all(Array.from({ length: Math.min(25, count - tables.length) }, open))));
  return tables;
}

/** Plays at least this many moves as fast as the server can. */
export async function saturate(
  server: Pick<BenchServerProcess, 'cpu'>,
  tables: readonly LoadTable[],
  order: MoveOrder,
  moves: number,
) {
  let played = 0;
  const play = async (table: LoadTable) => {
    while (played < moves) {
      await table.ready();
      const count = await table.play(order); // `played += await` would add to the value before the wait
      played += count;
    }
  };
  const cpu = server.cpu();
  const begin = performance.now();
  await Promise.all(tables.map(play));
  const seconds = (performance.now() - begin) / 1000;
  return { cpuPerMove: (server.cpu() - cpu) / played, movesPerSecond: played / seconds };
}

/**
 * Starts moves at even intervals on free tables. The latency of a move ends when all four clients have it; moves that
 * were sent together count once, with the latency of the last.
 */
export async function atRate(
  server: Pick<BenchServerProcess, 'cpu'>,
  tables: readonly LoadTable[],
  order: MoveOrder,
  perSecond: number,
  seconds: number,
) {
  const free = [...tables];
  /** When the starts that wait for a free table were due: this wait is part of the latency. */
  const overdue: number[] = [];
  const latencies: number[] = [];
  const cpu = server.cpu();
  const begin = performance.now();
  const running: Promise<void>[] = [];
  const each = order === 'together' ? 4 : 1;
  const starts = (perSecond * seconds) / each;
  let due = 0;
  while (due < starts || overdue.length > 0) {
    const now = performance.now();
    const all = Math.min(starts, Math.floor((((now - begin) / 1000) * perSecond) / each));
    for (; due < all; due += 1) overdue.push(now);
    while (overdue.length > 0 && free.length > 0) {
      const table = free.shift()!;
      const start = overdue.shift()!;
      running.push(
        table.play(order).then(async () => {
          latencies.push(performance.now() - start);
          await table.ready();
          free.push(table);
        }),
      );
    }
    const next = begin + ((due + 1) * each * 1000) / perSecond;
    // A busy loop would produce garbage, and collecting it would delay the clients.
    await new Promise((go) => setTimeout(go, overdue.length > 0 ? 1 : next - performance.now()));
  }
  await Promise.all(running);
  return {
    p50: round(quantile(latencies, 0.5)),
    p95: round(quantile(latencies, 0.95)),
    p99: round(quantile(latencies, 0.99)),
    cpuPerMove: round((server.cpu() - cpu) / (perSecond * seconds), 1),
  };
}
