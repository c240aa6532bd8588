import { byMoveOrder, type RunningPeer, saturate, withRunning } from '../load/measure.ts';
import type { MoveOrder, Peer } from '../load/peer.ts';
import { quantile, round } from '../stats.ts';
import type { Sizes } from './sizes.ts';

const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Processor time a move. One other server at a time: the clients of a third would disturb both. */
export async function cpu(ours: Peer, others: readonly Peer[], sizes: Sizes): Promise<unknown> {
  const report: Record<string, unknown> = {};
  for (const other of others)
    report[other.name] = await withRunning([ours, other], sizes.cpuTables, ([ours, other]) =>
      byMoveOrder((order) => compare(ours!, other!, order, sizes)),
    );
  return report;
}

/** Short turns, one after the other, so that noise of the machine hits both alike. */
async function compare(ours: RunningPeer, other: RunningPeer, order: MoveOrder, sizes: Sizes) {
  const both = [ours, other].map((running) => ({
    ...running,
    micros: [] as number[],
    speed: [] as number[],
  }));
  for (const { server, tables } of both) await saturate(server, tables, order, sizes.warmUp);
  for (let turn = 0; turn < sizes.cpuTurns; turn += 1)
    for (const { server, tables, micros, speed } of both) {
      await saturate(server, tables, order, sizes.warmUpAgain);
      const { cpuPerMove, movesPerSecond } = await saturate(server, tables, order, sizes.turn);
      micros.push(cpuPerMove);
      speed.push(movesPerSecond);
    }
  const byName = (pick: (peer: (typeof both)[number]) => number) =>
    Object.fromEntries(both.map((one) => [one.peer.name, round(pick(one), 1)]));
  const [ourMicros, otherMicros] = both.map(({ micros }) => micros) as [number[], number[]];
  return {
    microsPerMove: byName(({ micros }) => median(micros)),
    /** The median of the ratios of the turns. */
    ratio: round(median(ourMicros.map((micros, turn) => micros / otherMicros[turn]!))),
    movesPerSecond: byName(({ speed }) => median(speed)),
  };
}
