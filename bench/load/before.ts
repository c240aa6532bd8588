import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Peer } from './peer.ts';
import { startArgs } from './servers.ts';

/** Another checkout of this project, built. It is driven by its own client code, since its protocol may differ. */
export async function peerBefore(checkout: string): Promise<Peer> {
  const folder = path.resolve(checkout);
  const { ours } = (await import(pathToFileURL(path.join(folder, 'bench/load/ours.ts')).href)) as {
    ours: Pick<Peer, 'open'>;
  };
  return { name: 'before', args: startArgs(folder), open: ours.open };
}
