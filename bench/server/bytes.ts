import { byMoveOrder, openTables } from '../load/measure.ts';
import type { LoadTable, MoveOrder, Peer } from '../load/peer.ts';
import { withServer } from '../load/servers.ts';
import { withTrafficProxy } from '../load/trafficProxy.ts';
import { round } from '../stats.ts';
import { MOVES_OF_A_GAME } from './gameLength.ts';
import type { Sizes } from './sizes.ts';

/** Bytes a move in both directions, for a table of four: commands, acknowledgements and updates, with frame headers. */
export async function bytes(peers: readonly Peer[], sizes: Sizes): Promise<unknown> {
  const report: Record<string, unknown> = {};
  for (const peer of peers)
    report[peer.name] = await withServer(peer, (_server, url) =>
      byMoveOrder((order) => bytesPerMove(peer, url, order, sizes)),
    );
  return report;
}

/** Counts the second game of each table, from its deal to the last score. */
const bytesPerMove = (peer: Peer, url: string, order: MoveOrder, sizes: Sizes) =>
  withTrafficProxy(url, async (proxyUrl, traffic) => {
    const tables = await openTables(() => peer.open(proxyUrl), sizes.bytesTables);
    for (const table of tables) await playGame(table, order);
    Object.assign(traffic, { toServer: 0, toClients: 0 });
    let moves = 0;
    for (const table of tables) moves += await playGame(table, order);
    const { toServer, toClients } = traffic;
    for (const table of tables) table.close();
    return {
      toServer: round(toServer / moves, 1),
      toClients: round(toClients / moves, 1),
      bothWays: round((toServer + toClients) / moves, 1),
    };
  });

async function playGame(table: LoadTable, order: MoveOrder): Promise<number> {
  let played = 0;
  while (played < MOVES_OF_A_GAME) {
    await table.ready();
    played += await table.play(order);
  }
  return played;
}
