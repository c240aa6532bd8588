import { get } from 'node:http';

/** Milliseconds that one request after the other takes until the work is done. */
export async function responseTimes(url: string, work: Promise<unknown>): Promise<readonly number[]> {
  let busy = true;
  const done = work.finally(() => {
    busy = false;
  });
  const times: number[] = [];
  while (busy) {
    const start = performance.now();
    await request(`${url}/healthz`);
    times.push(performance.now() - start);
    await wait(2);
  }
  await done;
  return times;
}

/** Over a connection of its own: a busy server may just close one that was kept open. */
const request = (url: string): Promise<unknown> =>
  new Promise((done, failed) => {
    get(url, { agent: false }, (response) => response.resume().on('end', done)).on('error', failed);
  });

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
