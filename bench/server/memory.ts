import { openTables } from '../load/measure.ts';
import { fillRooms, ours } from '../load/ours.ts';
import type { LoadTable, Peer } from '../load/peer.ts';
import { withServer } from '../load/servers.ts';
import { round } from '../stats.ts';
import type { Sizes } from './sizes.ts';

const CLIENTS_OF_A_TABLE = 4;

/** KiB of resident memory per idle client with its share of a room, and per room without clients. */
export async function memory(peers: readonly Peer[], sizes: Sizes): Promise<unknown> {
  const kibPerClient: Record<string, number> = {};
  for (const peer of peers)
    kibPerClient[peer.name] = await growth(peer, sizes, sizes.idleTables * CLIENTS_OF_A_TABLE, (url) =>
      openTables(() => peer.open(url), sizes.idleTables),
    );
  const kibPerRoom = await growth(ours, sizes, sizes.idleRooms, async (url) => {
    const share = Math.ceil(sizes.idleRooms / 20);
    await Promise.all(Array.from({ length: sizes.idleRooms / share }, () => fillRooms(url, share)));
    return [];
  });
  return { kibPerClient, kibPerRoom };
}

/** How much the server grows while it is filled, divided by `count`. */
function growth(
  peer: Peer,
  sizes: Sizes,
  count: number,
  fill: (url: string) => Promise<readonly LoadTable[]>,
): Promise<number> {
  const settle = () => new Promise((done) => setTimeout(done, sizes.settle));
  return withServer(peer, async (server, url) => {
    const warmUp = await openTables(() => peer.open(url), Math.min(25, sizes.idleTables));
    for (const table of warmUp) table.close();
    await settle();
    const before = server.memory();
    const tables = await fill(url);
    await settle();
    const grown = server.memory() - before;
    for (const table of tables) table.close();
    return round(grown / count / 1024, 1);
  });
}
