import { games } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { computeBotDecision } from '../src/bots/choose.ts';
import type { BotWorkerPool } from '../src/bots/pool.ts';
import type { RoomLog } from '../src/store/roomLog.ts';
import type { TestClient } from './client.ts';
import { testApp, testRandom } from './harness.ts';
import { memoryLog } from './memoryStores.ts';
import { pausableLog } from './pausableLog.ts';
import { browser, expectOk, playOne, playToEnd, started } from './play.ts';
import { readAll } from './readAll.ts';

const FASTER = { type: 'said', member: 'm1', text: 'faster' } as const;
/** An entry that no room can fold. */
const BROKEN = { type: 'acted', seat: 0, action: {}, as: 'member' } as const;

/** A store that fails on demand. */
function faultyLog() {
  const log = memoryLog();
  const fault: { next: 'none' | 'throw' | 'conflict' | 'broken' | 'behind' | 'unreadable' } = {
    next: 'none',
  };
  const append: RoomLog['append'] = async (room, version, entries, at) => {
    if (fault.next === 'none') return log.append(room, version, entries, at);
    const { next } = fault;
    if (next === 'behind') return 'conflict'; // and there is nothing to be read that would say why
    if (next !== 'unreadable') fault.next = 'none';
    if (next !== 'conflict' && next !== 'broken') throw new Error('disk full');
    // Another server was faster: something of its own is stored first.
    await log.append(room, version, [next === 'broken' ? { ...BROKEN, at } : { ...FASTER, at }], at);
    return log.append(room, version, entries, at);
  };
  const read: RoomLog['read'] = async (room, from) => {
    if (fault.next === 'unreadable') throw new Error('disk gone');
    return log.read(room, from);
  };
  return { log: { ...log, append, read }, fault };
}

const texts = ({ view }: TestClient) =>
  view!.chat.flatMap((line) => (line.kind === 'text' ? [line.text] : []));

test('[P27 P38] a command that the store does not take is refused, and nobody sees it', async () => {
  const { log, fault } = faultyLog();
  const app = await testApp({ log });
  const clients = await started(app.url, 'my-number', 3);
  const [ann, bo] = clients as [TestClient, TestClient];
  fault.next = 'throw';
  const both = [ann.send({ type: 'say', text: 'lost' }), bo.send({ type: 'say', text: 'lost too' })];
  expect((await Promise.all(both))[0]).toEqual({ ok: false, error: { code: 'try-again' } });
  await ann.do({ type: 'say', text: 'kept' });
  await bo.until(() => texts(bo).includes('kept'));
  expect(texts(bo)).not.toContain('lost');
  await playToEnd(clients, testRandom(1));
});

test('[P22] a change is sent only when it is durable', async () => {
  const { log, hold } = pausableLog();
  const app = await testApp({ log });
  const [ann, bo] = [browser(app.url), browser(app.url)];
  const { code } = expectOk(await ann.create('Ann')).view;
  expectOk(await bo.join(code, 'Bo'));
  const { held, open } = hold();
  const said = ann.send({ type: 'say', text: 'not yet' });
  await held;
  for (const client of [ann, bo]) expectOk(await client.sync());
  const early = [ann, bo].flatMap(texts);
  open();
  expect(early).toEqual([]);
  expectOk(await said);
  await Promise.all([ann, bo].map((client) => client.until(() => texts(client).includes('not yet'))));
});

test('a connection that joins a second room while the first join is being stored ends in the second', async () => {
  const { log, hold } = pausableLog();
  const app = await testApp({ log });
  const [ann, bo] = [browser(app.url), browser(app.url)];
  const slow = expectOk(await ann.create('Ann')).view.code;
  const { code } = expectOk(await bo.create('Bo')).view;
  const tab = browser(app.url, bo.token); // a member who is here joins without a write
  await tab.connected();
  const { held, open } = hold();
  const both = [tab.join(slow, 'Bo')];
  await held;
  both.push(tab.join(code));
  for (const client of [tab, bo, tab]) await client.sync(); // the server has received both
  open();
  (await Promise.all(both)).forEach(expectOk);
  expect(tab.view!.code).toBe(code);
  await bo.do({ type: 'say', text: 'still here' });
  await tab.until(() => texts(tab).includes('still here'));
});

test('a failed write is logged, and the server is not ready until one succeeds', async () => {
  const { log, fault } = faultyLog();
  const app = await testApp({ log });
  const [ann] = (await started(app.url, 'my-number', 3)) as [TestClient];
  const ready = async () => (await fetch(`${app.url}/readyz`)).status;
  fault.next = 'throw';
  await ann.send({ type: 'say', text: 'lost' });
  const line = app.logLines.find((text) => text.includes('storing failed'))!;
  expect(JSON.parse(line)).toMatchObject({ room: ann.view!.code, err: { message: 'disk full' } });
  expect(await ready()).toBe(503);
  await ann.do({ type: 'say', text: 'kept' });
  expect(await ready()).toBe(200);
});

test('a room that could not be stored can be created again', async () => {
  const { log, fault } = faultyLog();
  const app = await testApp({ log });
  const ann = browser(app.url);
  fault.next = 'throw';
  expect(await ann.create('Ann')).toEqual({ ok: false, error: { code: 'try-again' } });
  expectOk(await ann.create('Ann'));
});

test('a bot whose choice could not be stored chooses again, and its seat does not play idle', async () => {
  const { log, fault } = faultyLog();
  let chosen = 0;
  const bots: BotWorkerPool = {
    choose: async (choice) => {
      chosen += 1;
      if (chosen % 4 === 1) fault.next = 'throw';
      return { action: computeBotDecision({ ...choice, level: 'easy' }, () => 0).action };
    },
    close: async () => {},
  };
  const app = await testApp({ log, bots });
  const ann = browser(app.url);
  const { code } = expectOk(await ann.create('Ann', 'my-number')).view;
  await ann.do({ type: 'stand' });
  for (const seat of [0, 1, 2]) await ann.do({ type: 'addBot', seat, level: 'easy' });
  await ann.do({ type: 'start' });
  await ann.until(({ view }) => view?.table?.status === 'over');
  const acted = (await readAll(log, code)).filter((entry) => entry.type === 'acted');
  expect(chosen).toBeGreaterThan(acted.length);
  expect(acted.filter(({ reason }) => reason)).toEqual([]);
  expect(app.logLines.filter((line) => /bot (failed|refused)/.test(line))).toEqual([]);
});

test('entries that another server stored first are shown, and the command is decided again', async () => {
  const { log, fault } = faultyLog();
  const app = await testApp({ log });
  const clients = await started(app.url, 'my-number', 3);
  const [ann, bo] = clients as [TestClient, TestClient];
  fault.next = 'conflict';
  await bo.do({ type: 'say', text: 'second' });
  await ann.until(() => texts(ann).includes('second'));
  expect(texts(ann)).toEqual(['faster', 'second']);
  await playOne(clients, testRandom(1));
  expect(clients.map(({ gaps }) => gaps)).toEqual([0, 0, 0]);
});

test('an unreadable room is unloaded, and loaded again later', async () => {
  const { log, fault } = faultyLog();
  const app = await testApp({ log });
  const clients = await started(app.url, 'my-number', 3);
  const [ann] = clients as [TestClient];
  fault.next = 'unreadable';
  expect(await ann.send({ type: 'say', text: 'x' })).toEqual({ ok: false, error: { code: 'try-again' } });
  await ann.until(() => ann.goodbye === 'restarting');
  expect(await ann.join(ann.view!.code)).toEqual({ ok: false, error: { code: 'internal' } });
  fault.next = 'none';
  for (const client of clients) expectOk(await client.join(ann.view!.code));
  await playToEnd(clients, testRandom(1));
});

test('a room with an entry that cannot be folded is unloaded, and the server goes on', async () => {
  const { log, fault } = faultyLog();
  const app = await testApp({ log });
  const [ann] = (await started(app.url, 'my-number', 3)) as [TestClient];
  fault.next = 'broken';
  expect(await ann.send({ type: 'say', text: 'x' })).toEqual({ ok: false, error: { code: 'try-again' } });
  await ann.until(() => ann.goodbye === 'restarting');
  expect(app.rooms.get(ann.view!.code)).toBeUndefined();
  expectOk(await browser(app.url).create('Bo'));
});

test('a store that lost stored entries is not retried for ever', async () => {
  const { log, fault } = faultyLog();
  const app = await testApp({ log });
  const [ann] = (await started(app.url, 'my-number', 3)) as [TestClient];
  fault.next = 'behind';
  expect(await ann.send({ type: 'say', text: 'x' })).toEqual({ ok: false, error: { code: 'try-again' } });
  await ann.until(() => ann.goodbye === 'restarting');
  fault.next = 'none';
  expectOk(await ann.join(ann.view!.code));
  await ann.do({ type: 'say', text: 'y' });
});

test('a member who disconnects while the disk fails is marked as dropped later', async () => {
  const { log, fault } = faultyLog();
  const app = await testApp({ log });
  const [ann, bo] = (await started(app.url, 'my-number', 3)) as [TestClient, TestClient];
  app.time.pass(10_000); // past the check for members who did not reconnect
  fault.next = 'throw';
  bo.close();
  while (app.subscriptions.of(app.rooms.get(ann.view!.code)!).length > 2) await ann.sync();
  await ann.do({ type: 'say', text: 'where is Bo?' });
  expect(ann.view!.members[1]!.presence).toBe('here');
  app.time.pass(10_000);
  await ann.until(() => ann.view!.members[1]!.presence === 'dropped');
});

test('bots of a room that was unloaded play in the room that was loaded again, and only there', async () => {
  const { log, fault } = faultyLog();
  const waiting: (() => void)[] = [];
  let slow = true;
  const bots: BotWorkerPool = {
    choose: async (choice) => {
      if (slow) await new Promise<void>((go) => waiting.push(go));
      return { action: computeBotDecision({ ...choice, level: 'easy' }, () => 0).action };
    },
    close: async () => {},
  };
  const app = await testApp({ log, bots });
  const ann = browser(app.url);
  const { code } = expectOk(await ann.create('Ann', 'my-number')).view;
  for (const seat of [1, 2]) await ann.do({ type: 'addBot', seat, level: 'easy' });
  await ann.do({ type: 'start' });
  while (waiting.length < 2) await ann.sync();
  fault.next = 'unreadable';
  await ann.send({ type: 'say', text: 'x' });
  fault.next = 'none';
  expectOk(await ann.join(code));
  while (waiting.length < 4) await ann.sync();
  slow = false;
  for (const go of waiting) go();
  while (ann.table.status === 'playing') {
    const { seat, number, move, view, waitingFor } = ann.table;
    const [action] = games['my-number']!.legal(view);
    if (waitingFor.includes(seat!)) await ann.do({ type: 'act', number, move, action: action as never });
    await ann.until(({ table }) => table.status === 'over' || table.waitingFor.includes(table.seat!));
  }
  expect(app.logLines.filter((line) => /bot (failed|refused)/.test(line))).toEqual([]);
});

test('[P39] an error is logged with room and command, and the client gets only internal', async () => {
  const app = await testApp();
  const [ann] = (await started(app.url, 'my-number', 3)) as [TestClient];
  const live = app.rooms.get(ann.view!.code)!;
  const bug = () => {
    throw new Error('a bug');
  };
  Object.defineProperty(live, 'save', { value: bug });
  expect(await ann.send({ type: 'say', text: 'sesame' }, 'the-id')).toEqual({
    ok: false,
    error: { code: 'internal' },
  });
  const line = app.logLines.find((text) => text.includes('a bug'))!;
  expect(JSON.parse(line)).toMatchObject({
    room: live.code,
    event: 'command',
    id: 'the-id',
    err: { message: 'a bug' },
  });
  expect(line).not.toContain('sesame');
});

test('[P8] repeated create finds the same room: at the same time, later, and after a restart', async () => {
  const app = await testApp();
  const ann = browser(app.url);
  const tab = browser(app.url, ann.token);
  const both = await Promise.all([ann.create('Ann', 'red7', 'first'), tab.create('Ann', 'red7', 'first')]);
  const [code, again] = both.map((made) => expectOk(made).view.code);
  expect(again).toBe(code);
  const other = expectOk(await browser(app.url).create('Bo', 'red7', 'first'));
  const next = expectOk(await ann.create('Ann', 'red7', 'second'));
  expect(new Set([code, other.view.code, next.view.code]).size).toBe(3);
  expect(app.rooms.size).toBe(3);
  await app.stop();
  const restarted = await testApp({ folder: app.folder });
  const back = expectOk(await browser(restarted.url, ann.token).create('Ann', 'red7', 'first'));
  expect(back.view).toMatchObject({ code, me: 'm1', members: [{ name: 'Ann' }] });
});

test('a code that is taken leads to another one', async () => {
  let drawn = 0;
  const next = () => Math.floor(drawn++ / 4); // a code takes two: the first two codes are the same
  const app = await testApp({ random: { next } });
  const ann = expectOk(await browser(app.url).create('Ann'));
  const bo = expectOk(await browser(app.url).create('Bo'));
  expect(drawn).toBe(6);
  expect(bo.view.code).not.toBe(ann.view.code);
  expect([ann, bo].map(({ view }) => view.members.map(({ name }) => name))).toEqual([['Ann'], ['Bo']]);
});

test('two joins at once with one token are one member', async () => {
  const app = await testApp();
  const ann = browser(app.url);
  const { code } = expectOk(await ann.create('Ann')).view;
  const bo = browser(app.url);
  const tab = browser(app.url, bo.token);
  const both = await Promise.all([bo.join(code, 'Bo'), tab.join(code, 'Bo')]);
  expect(both.map((result) => expectOk(result).view.me)).toEqual(['m2', 'm2']);
});
