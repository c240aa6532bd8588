import { GAME_IDS, type GameId, games } from '@fivefold/rules';
import { expect, test } from 'vitest';
import type { TestClient } from './client.ts';
import { testApp, testRandom } from './harness.ts';
import { browser, expectOk, playOne, playToEnd, seated, started } from './play.ts';
import { type PhaseTable, testedGames } from './testedGames.ts';

/** What this player sees of the game, without chat and presence, which show the reconnect itself. */
const gameOf = ({ table }: TestClient) => ({
  view: table.view,
  move: table.move,
  waitingFor: table.waitingFor,
  seat: table.seat,
  history: table.history,
  outcome: table.outcome,
});

const HOWS = ['drop', 'reload', 'tab', 'device'] as const;
type How = (typeof HOWS)[number];

interface Kind extends PhaseTable {
  readonly game: GameId;
}

test.each<Kind>(GAME_IDS.flatMap((game) => testedGames[game].tables.map((table) => ({ game, ...table }))))(
  '$game for $seats: a dropped, reloaded, second or redeemed connection finds every phase unchanged',
  async (kind) => {
    const app = await testApp();
    const random = testRandom(5);
    const clients = await seated(app.url, kind.game, kind.seats);
    const { code } = clients[0]!.view!;
    await clients[0]!.do({ type: 'choose', game: kind.game, options: kind.options ?? {} });
    const open = new Set(kind.phases.split(' ').flatMap((phase) => HOWS.map((how) => `${phase} ${how}`)));
    const met = new Set<string>();
    for (let number = 1; open.size > 0; number += 1) {
      if (number > 12) throw new Error(`never met: ${[...open].join(', ')}`);
      await clients[0]!.do(number === 1 ? { type: 'start' } : { type: 'rematch', number: number - 1 });
      await Promise.all(clients.map((client) => client.until(({ view }) => view?.table?.number === number)));
      do {
        for (const [i, client] of clients.entries()) {
          const phase = phaseOf(kind, client);
          met.add(phase);
          const how = HOWS.find((one) => open.has(`${phase} ${one}`));
          if (!how) continue;
          open.delete(`${phase} ${how}`);
          const before = gameOf(client);
          clients[i] = await comeBack(how, app.url, code, client);
          expect(gameOf(clients[i]!), `${how} in ${phase}`).toEqual(before);
        }
      } while (await playOne(clients, random));
      for (const how of HOWS.filter((one) => open.delete(`${phaseOf(kind, clients[0]!)} ${one}`))) {
        const before = gameOf(clients[0]!);
        clients[0] = await comeBack(how, app.url, code, clients[0]!);
        expect(gameOf(clients[0]), `${how} at the end`).toEqual(before);
      }
    }
    // A phase that the list above forgot would never have been tried.
    expect([...met].filter((phase) => !phase.endsWith('-')).sort()).toEqual(kind.phases.split(' ').sort());
  },
);

/** The phase, with `+` for a choice that may be changed and `-` for a player who is not asked. */
function phaseOf(kind: Kind, { table }: TestClient): string {
  const phase = games[kind.game]!.phase(table.view);
  if (table.status !== 'playing' || table.waitingFor.includes(table.seat!)) return phase;
  const open = kind.phases.split(' ').includes(`${phase}+`);
  return open && [...games[kind.game]!.legal(table.view)].length > 0 ? `${phase}+` : `${phase}-`;
}

async function comeBack(how: How, url: string, code: string, old: TestClient): Promise<TestClient> {
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

test('a second tab shows the same view, and the member is here until the last tab closes', async () => {
  const app = await testApp();
  const [ann, bo] = (await started(app.url, 'my-number', 3)) as [TestClient, TestClient];
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

test('[P10] a device that lost the reply redeems its passport again', async () => {
  const app = await testApp();
  const [ann] = (await started(app.url, 'my-number', 3)) as [TestClient];
  const { passport } = expectOk(await ann.passport());
  const phone = browser(app.url);
  expectOk(await phone.redeem(passport));
  phone.close();
  const again = browser(app.url, phone.token);
  expect(expectOk(await again.redeem(passport)).view).toEqual(ann.view);
  expect(await browser(app.url).redeem(passport)).toMatchObject({ error: { code: 'passport-expired' } });
});

test('[P10] a passport is valid for five minutes', async () => {
  const app = await testApp();
  const ann = browser(app.url);
  expectOk(await ann.create('Ann'));
  const passports = [expectOk(await ann.passport()).passport, expectOk(await ann.passport()).passport];
  app.time.pass(4 * 60_000);
  expect(expectOk(await browser(app.url).redeem(passports[0]!)).view.me).toBe('m1');
  app.time.pass(60_001);
  expect(await browser(app.url).redeem(passports[1]!)).toMatchObject({ error: { code: 'passport-expired' } });
});

test('redeeming passports is limited by address and minute', async () => {
  const app = await testApp({ vars: { JOINS_PER_MINUTE: '4' } }); // the creator joins too
  const ann = browser(app.url);
  expectOk(await ann.create('Ann'));
  const redeem = async () => browser(app.url).redeem(expectOk(await ann.passport()).passport);
  for (let i = 0; i < 3; i += 1) expectOk(await redeem());
  expect(await redeem()).toEqual({ ok: false, error: { code: 'too-fast' } });
});

test('a deadline that passed while the server was down does not fire before the grace period is over', async () => {
  const app = await testApp();
  const clients = await started(app.url, 'my-number', 3);
  const [ann] = clients as [TestClient];
  await ann.do({ type: 'settings', clock: { kind: 'hard', seconds: 20 } });
  const { code } = ann.view!;
  await app.stop();
  const again = await testApp({ folder: app.folder });
  again.time.pass(60_000);
  const back = browser(again.url, ann.token);
  expectOk(await back.join(code));
  const deadline = again.rooms.get(code)!.durable.table!.clock!.deadline!;
  expect(deadline).toBeLessThan(again.time.now());
  for (let i = 0; i < 3; i += 1) await back.do({ type: 'say', text: 'thinking' });
  expect(back.table.move).toBe(0);
  again.time.pass(10_000);
  await back.until(() => back.table.move > 0);
});

test('a pending choice and the clock survive a restart', async () => {
  const app = await testApp();
  const clients = await started(app.url, 'my-number', 3);
  const [ann] = clients as [TestClient];
  await ann.do({ type: 'settings', clock: { kind: 'hard', seconds: 600 } });
  const card = [...games['my-number']!.legal(ann.table.view)][0];
  await ann.do({ type: 'act', number: 1, move: ann.table.move, action: card as never });
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

test('a member who does not reconnect after a restart counts as dropped', async () => {
  const app = await testApp();
  const [ann, bo] = (await started(app.url, 'my-number', 3)) as [TestClient, TestClient];
  await app.stop();
  const again = await testApp({ folder: app.folder });
  const back = browser(again.url, ann.token);
  expectOk(await back.join(ann.view!.code));
  again.time.pass(10_000);
  await back.until(() => back.view!.members.slice(1).every(({ presence }) => presence === 'dropped'));
  expect(back.view!.members[0]!.presence).toBe('here');
  expect(bo.view!.members[0]!.presence).toBe('here');
});

test('idle rooms are evicted, and loaded again unchanged', async () => {
  const app = await testApp({ vars: { IDLE_ROOMS: '2' } });
  const codes: string[] = [];
  const owners: TestClient[] = [];
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
