import { atRate, byPace, saturate, withRunning } from '../load/measure.ts';
import type { LoadTable, Pace, Peer } from '../load/peer.ts';
import { MOVES_OF_A_GAME } from './gameLength.ts';
import type { Sizes } from './sizes.ts';

/** Milliseconds from sending a move until all four clients have it, at a fixed rate; the servers take turns. */
export function latency(peers: readonly Peer[], sizes: Sizes): Promise<unknown> {
  return withRunning(peers, sizes.latencyTables, (running) =>
    byPace(async (pace) => {
      const results = running.map(() => [] as Awaited<ReturnType<typeof atRate>>[]);
      for (const { server, tables } of running) {
        await saturate(server, tables, pace, sizes.warmUp);
        await spread(tables, pace);
      }
      for (let turn = 0; turn < sizes.latencyTurns; turn += 1)
        for (const [i, { server, tables }] of running.entries()) {
          await saturate(server, tables, pace, sizes.warmUpAgain);
          results[i]!.push(await atRate(server, tables, pace, sizes.movesPerSecond, sizes.latencySeconds));
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

/** Brings the tables to different moves; tables that start together would all deal anew in the same moment. */
async function spread(tables: readonly LoadTable[], pace: Pace): Promise<void> {
  const plays = pace === 'together' ? MOVES_OF_A_GAME / 4 : MOVES_OF_A_GAME;
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
