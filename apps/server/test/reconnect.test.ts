import { games, pick } from '@fivefold/rules';
import { expect, test } from 'vitest';
import type { Client } from './client.ts';
import { testApp, testRandom } from './harness.ts';
import { browser, expectOk, playOne, playToEnd, started, tableSize } from './play.ts';

const all = Object.values(games);

/** Everything about the game that this player sees; chat and presence tell of the coming and going itself. */
const gameOf = ({ table }: Client) => ({
  view: table.view,
  move: table.move,
  waitingFor: table.waitingFor,
  seat: table.seat,
});

test.each(all)(
  '$id: whoever drops, reloads or comes on another device finds their own table, in every phase',
  async (game) => {
    const app = await testApp();
    const random = testRandom(5);
    const clients = await started(app.url, game.id, tableSize(game));
    const code = clients[0]!.view!.code;
    for (let step = 0; ; step += 1) {
      const i = step % clients.length;
      const before = gameOf(clients[i]!);
      const how = pick(['drop', 'reload', 'tab', 'device'] as const, random);
      clients[i] = await comeBack(how, app.url, code, clients[i]!);
      expect(gameOf(clients[i]!), `${how} at step ${step}`).toEqual(before);
      if (!(await playOne(clients, random))) break;
    }
    expect(clients[0]!.table.status).toBe('over');
  },
);

async function comeBack(
  how: 'drop' | 'reload' | 'tab' | 'device',
  url: string,
  code: string,
  old: Client,
): Promise<Client> {
  if (how === 'drop') {
    const gone = old.until(() => !old.socket.connected);
    old.socket.io.engine.close();
    await gone;
    await old.connected();
    expectOk(await old.join(code));
    return old;
  }
  if (how === 'device') {
    const { passport } = expectOk(await old.passport());
    const phone = browser(url);
    expectOk(await phone.redeem(passport));
    expect(await browser(url).redeem(passport)).toMatchObject({
      ok: false,
      error: { code: 'passport-expired' },
    });
    old.close();
    return phone;
  }
  if (how === 'reload') old.close();
  const tab = browser(url, old.token);
  expectOk(await tab.join(code));
  if (how === 'tab') old.close();
  return tab;
}

test('a second tab shows the same, and the member is here until the last one closes', async () => {
  const app = await testApp();
  const [ann, bo] = (await started(app.url, 'my-number', 3)) as [Client, Client];
  const second = browser(app.url, bo.token);
  expectOk(await second.join(bo.view!.code));
  expect(second.view).toEqual(bo.view);
  bo.close();
  await ann.do({ type: 'say', text: 'still here?' });
  await second.until(() => second.view!.chat.some((line) => line.kind === 'text'));
  expect(second.view!.members[1]!.presence).toBe('here');
  second.close();
  await ann.until(() => ann.view!.members[1]!.presence === 'dropped');
  const third = browser(app.url, bo.token);
  expectOk(await third.join(bo.view!.code));
  await ann.until(() => ann.view!.members[1]!.presence === 'here');
});

test('a pending choice and the clock are still there after a restart of the server', async () => {
  const app = await testApp();
  const clients = await started(app.url, 'my-number', 3);
  const [ann] = clients as [Client];
  await ann.do({ type: 'settings', clock: { kind: 'hard', seconds: 600 } });
  const card = [...games['my-number']!.legal(ann.table.view)][0];
  await ann.do({ type: 'act', move: ann.table.move, action: card as never });
  await Promise.all(clients.map((client) => client.until(() => client.table.waitingFor.length === 2)));
  const before = clients.map((client) => ({ ...gameOf(client), clock: client.table.clock }));
  const gone = Promise.all(clients.map((client) => client.until(() => client.goodbye === 'restarting')));
  await app.stop();
  await gone;
  const again = await testApp({ folder: app.folder });
  const back = clients.map((client) => browser(again.url, client.token));
  for (const client of back) expectOk(await client.join(ann.view!.code));
  await Promise.all(
    back.map((client) => client.until(() => client.view!.members.every((m) => m.presence === 'here'))),
  );
  expect(back.map((client) => ({ ...gameOf(client), clock: client.table.clock }))).toEqual(before);
  await playToEnd(back, testRandom(1));
  expect(back[0]!.table.status).toBe('over');
});

test('whoever does not come back after a restart counts as dropped', async () => {
  const app = await testApp();
  const [ann, bo] = (await started(app.url, 'my-number', 3)) as [Client, Client];
  await app.stop();
  const again = await testApp({ folder: app.folder });
  const back = browser(again.url, ann.token);
  expectOk(await back.join(ann.view!.code));
  again.time.pass(10_000);
  await back.until(() => back.view!.members.slice(1).every(({ presence }) => presence === 'dropped'));
  expect(back.view!.members[0]!.presence).toBe('here');
  expect(bo.view!.members[0]!.presence).toBe('here');
});

test('rooms that nobody looks at leave the memory, and come back as they were', async () => {
  const app = await testApp({ keepIdle: 2 });
  const codes: string[] = [];
  const owners: Client[] = [];
  for (let i = 0; i < 6; i += 1) {
    const client = browser(app.url);
    codes.push(expectOk(await client.create(`Player ${i}`)).view.code);
    owners.push(client);
  }
  const watch = browser(app.url);
  for (const [i, owner] of owners.entries()) {
    if (i === 0) expectOk(await watch.join(codes[0]!, 'Watcher'));
    const other = browser(app.url);
    expectOk(await other.join(codes[i]!, 'Other'));
    owner.close();
    await other.until(() => other.view!.members[0]!.presence === 'dropped');
    await other.do({ type: 'leave' });
  }
  await watch.do({ type: 'say', text: 'hi' });
  expect(app.rooms.size).toBeLessThanOrEqual(4);
  const back = browser(app.url, owners[1]!.token);
  expect(expectOk(await back.join(codes[1]!)).view.members).toMatchObject([
    { name: 'Player 1', presence: 'here' },
  ]);
});
