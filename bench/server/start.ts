import { ours } from '../load/ours.ts';
import { withServer } from '../load/servers.ts';

/** Milliseconds from the start of the process to the first move that all four clients have. */
export async function start(): Promise<unknown> {
  const begin = performance.now();
  return withServer(ours, async (_server, url) => {
    const listeningMs = Math.round(performance.now() - begin);
    const table = await ours.open(url);
    await table.play('in turn');
    const firstMoveMs = Math.round(performance.now() - begin);
    table.close();
    return { listeningMs, firstMoveMs };
  });
}
