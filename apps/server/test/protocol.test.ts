import { expect, test } from 'vitest';
import { testApp } from './harness.ts';
import { pausableLog } from './pausableLog.ts';
import { browser, expectOk, started } from './play.ts';

const patchesIn = (packets: readonly string[]) => packets.filter((packet) => packet.startsWith('2["patch"'));

test('[P13] nothing about a room comes before the reply to join', async () => {
  const { log, hold } = pausableLog();
  const app = await testApp({ log });
  const [ann, bo] = [browser(app.url), browser(app.url)];
  const { code } = expectOk(await ann.create('Ann')).view;
  const { held, open } = hold();
  const joined = bo.join(code, 'Bo');
  await held;
  const said = ann.send({ type: 'say', text: 'welcome' });
  open();
  expectOk(await joined);
  await said;
  await bo.until(() => bo.view!.chat.some((line) => line.kind === 'text'));
  const aboutTheRoom = bo.packets.filter((packet) => packet.includes('members') || packet.includes('chat'));
  expect(aboutTheRoom[0]).toMatch(/^3\d+\[\{"ok":true/);
});

test('[P21] entries of one commit are one patch for each member', async () => {
  const { log, hold } = pausableLog();
  const app = await testApp({ log });
  const [ann, bo] = [browser(app.url), browser(app.url)];
  const { code } = expectOk(await ann.create('Ann')).view;
  expectOk(await bo.join(code, 'Bo'));
  const { held, open } = hold();
  const first = ann.send({ type: 'say', text: 'one' });
  await held;
  bo.packets.length = 0;
  const later = ['two', 'three', 'four'].map((text) => ann.send({ type: 'say', text }));
  expectOk(await ann.sync()); // the server has received all of them
  open();
  await Promise.all([first, ...later]);
  await bo.until(() => bo.view!.chat.filter((line) => line.kind === 'text').length === 4);
  expect(patchesIn(bo.packets)).toHaveLength(2);
});

test('[P17] a change that a member may not see does not change their version', async () => {
  const app = await testApp();
  const [ann, bo] = (await started(app.url, 'my-number', 3)) as [
    ReturnType<typeof browser>,
    ReturnType<typeof browser>,
  ];
  const choose = async (place: number) => {
    const { number, move, view } = ann.table;
    const { hand, table } = view as { hand: readonly number[]; table: { turn: number } };
    const action = { type: 'select', card: hand[place]!, turn: table.turn };
    await ann.do({ type: 'act', number, move, action });
  };
  await choose(0);
  await bo.until(() => bo.table.move === 1);
  const { version } = bo;
  await choose(1);
  expect(expectOk(await bo.sync()).version).toBe(version);
});

test('[P26] only the connection that sent a command reads its id', async () => {
  const app = await testApp();
  const [ann, bo] = [browser(app.url), browser(app.url)];
  const { code } = expectOk(await ann.create('Ann')).view;
  const secondTab = browser(app.url, ann.token);
  expectOk(await secondTab.join(code));
  expectOk(await bo.join(code, 'Bo'));
  expectOk(await ann.send({ type: 'say', text: 'hello' }, 'id-of-ann'));
  await Promise.all(
    [secondTab, bo].map((client) =>
      client.until(({ view }) => view!.chat.some((line) => line.kind === 'text')),
    ),
  );
  expect(ann.packets.filter((packet) => packet.includes('id-of-ann'))).toHaveLength(1);
  expect([...secondTab.packets, ...bo.packets].filter((packet) => packet.includes('id-of-ann'))).toEqual([]);
});
