import { atRate, byMoveOrder, saturate, withRunning } from '../load/measure.ts';
import type { LoadTable, MoveOrder, Peer } from '../load/peer.ts';
import { MOVES_OF_A_GAME } from './gameLength.ts';
import type { Sizes } from './sizes.ts';

/** Milliseconds from sending a move until all four clients have it, at a fixed rate; the servers take turns. */
export function latency(peers: readonly Peer[], sizes: Sizes): Promise<unknown> {
  return withRunning(peers, sizes.latencyTables, (running) =>
    byMoveOrder(async (order) => {
      const results = running.map(() => [] as Awaited<ReturnType<typeof atRate>>[]);
      for (const { server, tables } of running) {
        await saturate(server, tables, order, sizes.warmUp);
        await spread(tables, order);
      }
      for (let turn = 0; turn < sizes.latencyTurns; turn += 1)
        for (const [i, { server, tables }] of running.entries()) {
          await saturate(server, tables, order, sizes.warmUpAgain);
          results[i]!.push(await atRate(server, tables, order, sizes.movesPerSecond, sizes.latencySeconds));
        }
      return Object.fromEntries(running.map(({ peer }, i) => [peer.name, middleTurn(results[i]!)]));
    }),
  );
}

/** The turn with the median p99, and the p99 of all turns: a disk that stalls once spoils one of them. */
function middleTurn(turns: readonly Awaited<ReturnType<typeof atRate>>[]) {
  const sorted = [...turns].sort((a, b) => a.p99 - b.p99);
  return { ...sorted[Math.floor(sorted.length / 2)]!, p99OfTurns: sorted.map(({ p99 }) => p99) };
}

/** Brings the tables to different moves; tables that start together would all deal a new round in the same moment. */
async function spread(tables: readonly LoadTable[], order: MoveOrder): Promise<void> {
  const plays = order === 'together' ? MOVES_OF_A_GAME / 4 : MOVES_OF_A_GAME;
  await Promise.all(
    tables.map(async (table, i) => {
      for (let played = 0; played < i % plays; played += 1) {
        await table.ready();
        await table.play(order);
      }
      await table.ready();
    }),
  );
}
