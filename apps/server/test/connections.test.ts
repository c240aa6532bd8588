import { expect, test } from 'vitest';
import type { TestClient } from './client.ts';
import { testApp } from './harness.ts';
import { pausableLog } from './pausableLog.ts';
import { browser, expectOk, seated } from './play.ts';

async function openConnections(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^fivefold_sockets (\d+)$/m.exec(metrics)?.[1]);
}

test('a connection that closes while it joins leaves no subscription', async () => {
  const { log, hold } = pausableLog();
  const app = await testApp({ log });
  const [ann, bo] = [browser(app.url), browser(app.url)];
  const { code } = expectOk(await ann.create('Ann')).view;
  await bo.connected();
  const { held, open } = hold();
  void bo.join(code, 'Bo').catch(() => undefined);
  await held;
  bo.close();
  while ((await openConnections(app.url)) > 1);
  open();
  await ann.until(({ view }) => view!.members[1]?.presence === 'dropped');
  expect(app.subscriptions.of(app.rooms.get(code)!).map(({ member }) => member)).toEqual(['m1']);
});

test('[P4] a connection that joins as another member shows only their view', async () => {
  const app = await testApp();
  const [ann, bo, third] = [browser(app.url), browser(app.url), browser(app.url)];
  const { code } = expectOk(await ann.create('Ann')).view;
  expectOk(await bo.join(code, 'Bo'));
  expectOk(await third.join(code, 'Cy'));
  // Bo's token on Cy's connection.
  expectOk(await third.socket.emitWithAck('join', { code, token: bo.token }));
  await ann.until(({ view }) => view!.members[2]?.presence === 'dropped');
  expect(
    app.subscriptions.of(app.rooms.get(code)!).map(({ member, connections }) => [member, connections.length]),
  ).toEqual([
    ['m1', 1],
    ['m2', 2],
  ]);
  bo.close();
  third.close();
  await ann.until(({ view }) => view!.members[1]?.presence === 'dropped');
  expect(app.subscriptions.of(app.rooms.get(code)!).map(({ member }) => member)).toEqual(['m1']);
});

test('a member is here when the old connection closes while the new one waits for the store', async () => {
  const { log, hold } = pausableLog();
  const app = await testApp({ log });
  const [ann, bo] = (await seated(app.url, 'my-number', 2)) as [TestClient, TestClient];
  const { code } = ann.view!;
  const { held, open } = hold();
  const said = bo.send({ type: 'say', text: 'hello' });
  await held;
  const phone = browser(app.url, ann.token);
  const joined = phone.join(code);
  const live = app.rooms.get(code)!;
  const presence = () => live.room.members[0]!.presence;
  await phone.sync(); // this is handled after the join
  ann.close();
  while (presence() === 'here') await fetch(`${app.url}/healthz`);
  open();
  await said;
  expectOk(await joined);
  expect(presence()).toBe('here');
  await bo.until(() => bo.view!.members[0]!.presence === 'here');
});

test('[P15] a member who leaves through one connection has left on all of them', async () => {
  const app = await testApp();
  const [ann] = (await seated(app.url, 'my-number', 2)) as [TestClient];
  const other = browser(app.url, ann.token);
  expectOk(await other.join(ann.view!.code));
  await ann.do({ type: 'leave' });
  await other.until(() => other.goodbye === 'left');
  expect(await other.send({ type: 'stand' })).toMatchObject({ error: { code: 'not-in-a-room' } });
});
