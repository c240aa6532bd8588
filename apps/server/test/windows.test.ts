import { expect, test } from 'vitest';
import { testApp } from './harness.ts';
import { browser, expectOk } from './play.ts';
import { slowLog } from './slowLog.ts';

async function openConnections(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^fivefold_sockets (\d+)$/m.exec(metrics)?.[1]);
}

test('a window that closes while it is let in leaves nobody behind who is not there', async () => {
  const { log, hold } = slowLog();
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
  expect(app.rooms.get(code)!.watchers.map(({ member }) => member)).toEqual(['m1']);
});

test('a connection that comes in again as somebody else is nobody’s window any more but theirs', async () => {
  const app = await testApp();
  const [ann, bo, third] = [browser(app.url), browser(app.url), browser(app.url)];
  const { code } = expectOk(await ann.create('Ann')).view;
  expectOk(await bo.join(code, 'Bo'));
  expectOk(await third.join(code, 'Cy'));
  // Bo's token on Cy's connection.
  expectOk(await third.socket.emitWithAck('join', { code, token: bo.token }));
  await ann.until(({ view }) => view!.members[2]?.presence === 'dropped');
  expect(app.rooms.get(code)!.watchers.map(({ member, windows }) => [member, windows.length])).toEqual([
    ['m1', 1],
    ['m2', 2],
  ]);
  bo.close();
  third.close();
  await ann.until(({ view }) => view!.members[1]?.presence === 'dropped');
  expect(app.rooms.get(code)!.watchers.map(({ member }) => member)).toEqual(['m1']);
});
