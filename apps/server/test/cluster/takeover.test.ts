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
async function clusterApp(url: string) {
  let time = 0;
  const logger = makeLogger('silent');
  const metrics = makeMetrics();
  const env = parseEnv({ DATABASE_URL: url, DATA_DIR: tempFolder() });
  if (!env.ok) throw new Error(env.error);
  const clock = () => performance.now() / 1000 + time;
  const { log, codeKey } = await openStore(env.value, { logger, metrics, clock });
  const app = await testApp({ log, metrics, codeKey });
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

describe.skipIf(!server)('two servers with one database', () => {
  test('[P52] a room that another server claims is dropped within a second, and its connections are closed', async () => {
    const url = await server!.createDatabase();
    const [a, b] = [await clusterApp(url), await clusterApp(url)];
    const ann = browser(a.url);
    const { code } = expectOk(await ann.create('Ann')).view;
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
    const [ann, bo] = [browser(a.url), browser(b.url)];
    const { code } = expectOk(await ann.create('Ann')).view;
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
    const ann = browser(a.url);
    const { code } = expectOk(await ann.create('Ann')).view;
    expectOk(await browser(b.url).join(code, 'Bo'));
    a.pass(1000);
    await ann.until(({ goodbye }) => goodbye !== null);
    const back = browser(a.url, ann.token);
    expect(await back.join(code)).toEqual({ ok: false, error: { code: 'try-again' } });
    a.pass(2000);
    expectOk(await back.join(code));
  });
});
