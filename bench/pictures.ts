// Milliseconds of GET /r/CODE/preview.png, and what drawing pictures costs others.
import { createRoom } from './load/createRoom.ts';
import { REPOSITORY, startArgs, withServer } from './load/servers.ts';
import { responseTimes, wait } from './responseTimes.ts';
import { quantile, round } from './stats.ts';

/** New pictures that an address may have in a minute. */
const PICTURES = 20;
/** After this the server has loaded its renderer by itself. */
const WARM_MS = 8000;

/** `first` is the first picture of a server that just started, `new` one of a server that is warm. */
export async function pictureTimes(): Promise<Record<string, unknown>> {
  const first = await withServer({ args: startArgs(REPOSITORY) }, async (server, url) => {
    const { room } = await createRoom(url, 'red7');
    const before = server.cpu();
    return { ms: round(await timeOf(url, room)), cpuMs: round((server.cpu() - before) / 1000) };
  });
  return withServer({ args: startArgs(REPOSITORY) }, async (server, url) => {
    await wait(WARM_MS);
    const rooms: string[] = [];
    for (let n = 0; n < PICTURES; n += 1) rooms.push((await createRoom(url, 'red7', `Host ${n}`)).room);
    const drawn: number[] = [];
    const before = server.cpu();
    const healthz = await responseTimes(
      url,
      (async () => {
        for (const room of rooms) drawn.push(await timeOf(url, room));
      })(),
    );
    const cpuMs = round((server.cpu() - before) / 1000 / PICTURES);
    const cached: number[] = [];
    for (const room of rooms) cached.push(await timeOf(url, room));
    return { first, new: { ...summary(drawn), cpuMs }, cached: summary(cached), healthz: summary(healthz) };
  });
}

async function timeOf(url: string, room: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${url}/r/${room}/preview.png?lang=en`);
  await response.arrayBuffer();
  return performance.now() - start;
}

const summary = (times: readonly number[]) => ({
  p50: round(quantile(times, 0.5)),
  max: round(Math.max(...times)),
});
