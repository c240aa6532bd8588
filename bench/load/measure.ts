import { quantile, round } from '../stats.ts';
import type { Child } from './child.ts';
import type { Kind, Pace, Table } from './table.ts';

/** Many at a time: a table is opened in a dozen round trips. */
export async function openTables(kind: Kind, url: string, count: number): Promise<Table[]> {
  const tables: Table[] = [];
  while (tables.length < count)
    tables.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(25, count - tables.length) }, () => kind.open(url)),
      )),
    );
  return tables;
}

/** At least so many moves, as fast as they go. */
export async function saturate(child: Child, tables: readonly Table[], pace: Pace, moves: number) {
  let played = 0;
  const play = async (table: Table) => {
    while (played < moves) {
      await table.ready();
      const count = await table.play(pace); // not `played += await`: that adds to what it was before the wait
      played += count;
    }
  };
  const cpu = child.cpu();
  const begin = performance.now();
  await Promise.all(tables.map(play));
  const seconds = (performance.now() - begin) / 1000;
  return { cpuPerMove: (child.cpu() - cpu) / played, movesPerSecond: played / seconds };
}

/**
 * Tables that are free begin at even intervals. A latency is the time from sending until all four have the update; of
 * moves that were sent together, the last one's.
 */
export async function atRate(
  child: Child,
  tables: readonly Table[],
  pace: Pace,
  perSecond: number,
  seconds: number,
) {
  const free = [...tables];
  /** When each start was due that is not made yet, give or take the driver's timer: the wait for a free table is part of a latency. */
  const owed: number[] = [];
  const latencies: number[] = [];
  const cpu = child.cpu();
  const begin = performance.now();
  const running: Promise<void>[] = [];
  const each = pace === 'together' ? 4 : 1;
  const starts = (perSecond * seconds) / each;
  let due = 0;
  while (due < starts || owed.length > 0) {
    const now = performance.now();
    const all = Math.min(starts, Math.floor((((now - begin) / 1000) * perSecond) / each));
    for (; due < all; due += 1) owed.push(now);
    while (owed.length > 0 && free.length > 0) {
      const table = free.shift()!;
      const start = owed.shift()!;
      running.push(
        table.play(pace).then(async () => {
          latencies.push(performance.now() - start);
          await table.ready();
          free.push(table);
        }),
      );
    }
    const next = begin + ((due + 1) * each * 1000) / perSecond;
    // Not in a loop that asks for the time: its garbage would stop this process ten times a second, in the midst of moves.
    await new Promise((go) => setTimeout(go, owed.length > 0 ? 1 : next - performance.now()));
  }
  await Promise.all(running);
  return {
    p50: round(quantile(latencies, 0.5)),
    p95: round(quantile(latencies, 0.95)),
    p99: round(quantile(latencies, 0.99)),
    cpuPerMove: round((child.cpu() - cpu) / (perSecond * seconds), 1),
  };
}
