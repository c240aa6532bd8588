import { byMoveOrder, openTables, saturate } from '../load/measure.ts';
import { ours } from '../load/ours.ts';
import { withServer } from '../load/servers.ts';
import { round } from '../stats.ts';
import type { Sizes } from './sizes.ts';

/** Does a move cost more when more rooms are open? */
export function rooms(sizes: Sizes): Promise<unknown> {
  return byMoveOrder(async (order) => {
    const microsPerMove: Record<number, number> = {};
    for (const count of sizes.roomCounts)
      microsPerMove[count] = await withServer(ours, async (server, url) => {
        const tables = await openTables(() => ours.open(url), count);
        await saturate(server, tables, order, sizes.warmUp);
        const { cpuPerMove } = await saturate(server, tables, order, sizes.turn);
        for (const table of tables) table.close();
        return round(cpuPerMove, 1);
      });
    const all = Object.values(microsPerMove);
    return { microsPerMove, ratio: round(Math.max(...all) / Math.min(...all)) };
  });
}
