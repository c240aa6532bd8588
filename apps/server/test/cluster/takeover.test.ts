import { afterAll, describe, expect, test } from 'vitest';
import { parseEnv } from '../../src/env.ts';
import { makeLogger } from '../../src/logger.ts';
import { makeMetrics } from '../../src/metrics.ts';
import { openStore } from '../../src/openStore.ts';
import { tempFolder } from '../dataFolders.ts';
import { testApp } from '../harness.ts';
import { browser, expectOk } from '../play.ts';
import { startPostgres } from './postgres.ts';

const server = await startPostgres();
afterAll(() => server?.stop());

/** One of several servers on a database, and its metrics. */
async function clusterApp(url: string, drainMs = 0) {
  let time = 0;
  const logger = makeLogger('silent');
  const metrics = makeMetrics();
  const env = parseEnv({ DATABASE_URL: url, DATA_DIR: tempFolder() });
  if (!env.ok) throw new Error(env.error);
  const clock = () => performance.now() / 1000 + time;
  const { log, codeKey } = await openStore(env.value, { logger, metrics, clock });
  const app = await testApp({ log, metrics, codeKey, drainMs });
  const count = async (name: string) => {
    const metric = await metrics.registry.getSingleMetric(name)!.get();
    return metric.values[0]?.value;
  };
  /** Lets time pass for the thrash guard and for the watch of ownership. */
  const pass = (ms: number) => {
    time += ms / 1000;
    app.time.pass(ms);
  };
  return { ...app, count, pass };
}

/** The connection that creates a room is closed: it could not name the room in its address. */
async function createAt(url: string) {
  const maker = browser(url);
  const { code } = expectOk(await maker.create('Ann')).view;
  const ann = browser(url, maker.token);
  expectOk(await ann.join(code));
  return { ann, code };
}

describe.skipIf(!server)('two servers with one database', () => {
  test('[P52] a room that another server claims is dropped within a second, and its connections are closed', async () => {
    const url = await server!.createDatabase();
    const [a, b] = [await clusterApp(url), await clusterApp(url)];
    const { ann, code } = await createAt(a.url);
    ann.socket.io.reconnection(false);
    expectOk(await browser(b.url).join(code, 'Bo'));
    a.pass(1000);
    await ann.until(({ socket }) => !socket.connected);
    expect(ann.goodbye).toBe('restarting');
    expect(a.rooms.get(code)).toBeUndefined();
    expect(await a.count('fivefold_room_takeovers_total')).toBe(1);
    expect(await a.count('fivefold_fenced_appends_total')).toBe(0);
    const members = expectOk(await browser(b.url, ann.token).join(code)).view.members;
    expect(members.map(({ name }) => name)).toEqual(['Ann', 'Bo']);
  });

  test('[P52] a command at the server that lost the room is not stored there, and closes its connections', async () => {
    const url = await server!.createDatabase();
    const [a, b] = [await clusterApp(url), await clusterApp(url)];
    const { ann, code } = await createAt(a.url);
    const bo = browser(b.url);
    ann.socket.io.reconnection(false);
    expectOk(await bo.join(code, 'Bo'));
    const lost = ann.send({ type: 'say', text: 'hello' }, 'same id');
    await expect(lost).rejects.toThrow('closed');
    expect(await a.count('fivefold_fenced_appends_total')).toBe(1);
    // The browser comes back through the load balancer and sends the command again.
    const again = browser(b.url, ann.token);
    expectOk(await again.join(code));
    expectOk(await again.send({ type: 'say', text: 'hello' }, 'same id'));
    const hellos = () => bo.view!.chat.filter((line) => 'text' in line && line.text === 'hello');
    await bo.until(() => hellos().length > 0);
    expect(hellos()).toHaveLength(1);
  });

  test('the server that lost a room takes it back only after two seconds', async () => {
    const url = await server!.createDatabase();
    const [a, b] = [await clusterApp(url), await clusterApp(url)];
    const { ann, code } = await createAt(a.url);
    expectOk(await browser(b.url).join(code, 'Bo'));
    a.pass(1000);
    await ann.until(({ goodbye }) => goodbye !== null);
    const back = browser(a.url, ann.token);
    expect(await back.join(code)).toEqual({ ok: false, error: { code: 'try-again' } });
    a.pass(2000);
    expectOk(await back.join(code));
  });

  test('a stopping server is not ready, and closes its connections while it still takes commands', async () => {
    const url = await server!.createDatabase();
    const [a, b] = [await clusterApp(url, 1_000_000), await clusterApp(url)];
    const { ann, code } = await createAt(a.url);
    ann.socket.io.reconnection(false);
    const stopped = a.stop();
    expect((await fetch(`${a.url}/readyz`)).status).toBe(503);
    await ann.do({ type: 'say', text: 'still here' });
    a.pass(400_000);
    await ann.until(({ socket }) => !socket.connected);
    const back = browser(b.url, ann.token);
    expectOk(await back.join(code));
    expect(back.view!.chat.some((line) => 'text' in line && line.text === 'still here')).toBe(true);
    a.pass(1_000_000);
    await stopped;
  });
});
