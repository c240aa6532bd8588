import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { browser, expectOk } from '../play.ts';
import { readAll } from '../readAll.ts';
import { clusterApp } from './clusterApp.ts';
import { query, startPostgres } from './postgres.ts';
import { proxiedUrl } from './tcpProxy.ts';

const server = await startPostgres();
afterAll(() => server?.stop());

async function createAt(url: string) {
  const ann = browser(url);
  const { code } = expectOk(await ann.create('Ann')).view;
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
    const [a, b] = [await clusterApp(url, { drainMs: 1_000_000 }), await clusterApp(url)];
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

  test('[P53] a server that lost the room refuses nothing and admits nobody on its old state', async () => {
    const url = await server!.createDatabase();
    const [a, b] = [await clusterApp(url), await clusterApp(url)];
    const { ann, code } = await createAt(a.url);
    const bo = browser(b.url);
    expectOk(await bo.join(code, 'Bo')); // b has the room now, and a does not know it
    expect(a.rooms.get(code)!.room.members).toHaveLength(1);
    // On the old state this would be refused with `not-a-member`, and the page would leave the room.
    expect(await browser(a.url, bo.token).join(code)).toEqual({ ok: false, error: { code: 'try-again' } });
    expect(a.rooms.get(code)).toBeUndefined();
    await ann.until(({ goodbye }) => goodbye === 'restarting');
  });

  test('[P53] a command is not refused on an old state', async () => {
    const url = await server!.createDatabase();
    const [a, b] = [await clusterApp(url), await clusterApp(url)];
    const { ann, code } = await createAt(a.url);
    ann.socket.io.reconnection(false);
    const bo = browser(b.url);
    expectOk(await bo.join(code, 'Bo'));
    // There is no game at `a`: its own refusal would be `no-game`.
    await expect(ann.send({ type: 'rematch', number: 1 })).rejects.toThrow('closed');
    expect(a.rooms.get(code)).toBeUndefined();
  });

  test('a statement whose answer is lost is sent again, and counted', async () => {
    const { url, proxy } = await proxiedUrl(await server!.createDatabase());
    onTestFinished(() => proxy.close());
    const app = await clusterApp(url);
    const { ann } = await createAt(app.url);
    expect(await app.count('fivefold_store_retries_total')).toBe(0);
    proxy.cutNextAnswer();
    await ann.do({ type: 'say', text: 'hello' });
    expect(await app.count('fivefold_store_retries_total')).toBeGreaterThan(0);
    expect(ann.view!.chat.filter((line) => line.kind === 'text')).toHaveLength(1);
  });

  test('a look at the door or at my tables does not take a room from its server', async () => {
    const url = await server!.createDatabase();
    const [a, b] = [await clusterApp(url), await clusterApp(url)];
    const { ann, code } = await createAt(a.url);
    expect(await (await fetch(`${b.url}/api/door?room=${code}`)).json()).toMatchObject({
      host: { name: 'Ann' },
    });
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ token: ann.token, rooms: [code] });
    const mine = await fetch(`${b.url}/api/tables`, { method: 'POST', headers, body });
    expect(await mine.json()).toMatchObject({ tables: [{}] });
    expect(await a.log.ownership!.lost()).toEqual([]);
  });

  test('a room with entries of a newer build stays with its server', async () => {
    const url = await server!.createDatabase();
    const [a, b] = [await clusterApp(url), await clusterApp(url)];
    const { ann, code } = await createAt(a.url);
    const row = `SELECT term FROM rooms WHERE room = '${code}'`;
    const before = await query(url, row);
    await query(
      url,
      `INSERT INTO entries SELECT room, version + 1, term, '[{"type":"teleported","at":1}]' FROM rooms`,
    );
    expect(await browser(b.url, ann.token).join(code)).toEqual({ ok: false, error: { code: 'try-again' } });
    const door = await fetch(`${b.url}/api/door?room=${code}`);
    expect([door.status, await door.json()]).toEqual([503, { code: 'try-again' }]);
    expect((await fetch(`${b.url}/r/${code}/preview.png`)).status).toBe(200);
    expect(await query(url, row)).toEqual(before);
  });

  test('a server whose clock is behind stores no earlier time than its predecessor', async () => {
    const url = await server!.createDatabase();
    const [a, b] = [await clusterApp(url), await clusterApp(url)];
    a.time.set(20_000);
    const { ann, code } = await createAt(a.url);
    await ann.do({ type: 'say', text: 'from the future' });
    const bo = browser(b.url);
    expectOk(await bo.join(code, 'Bo'));
    await bo.do({ type: 'say', text: 'from the past' });
    const times = (await readAll(b.log, code)).map(({ at }) => at);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(times.at(-1)).toBeGreaterThan(Date.now() + 10_000);
  });
});
