import type { RoomEntry } from '@fivefold/room';
import { expect, test } from 'vitest';
import { openSqliteLog, tempFolder } from './dataFolders.ts';
import { type TestApp, testApp, testRandom } from './harness.ts';
import { memoryLog, memoryStores } from './memoryStores.ts';
import { browser, expectOk, playToEnd, started } from './play.ts';
import { outcomeOf, type Replayed } from './replayOutcome.ts';

const DAY = 86_400_000;

/** Lets days go by; gives how many rooms the server removed when it looked for old ones. */
async function pass(app: TestApp, days: number): Promise<number> {
  const before = app.logLines.length;
  app.time.pass(days * DAY);
  for (;;) {
    const lines = app.logLines.slice(before).map((line) => JSON.parse(line) as { removed?: number });
    const { removed } = lines.find((line) => line.removed !== undefined) ?? {};
    await fetch(`${app.url}/healthz`);
    if (removed !== undefined) return removed;
  }
}

/** Waits until only this many rooms have connections, and nothing is being saved. */
async function quiet(app: TestApp, open: number): Promise<void> {
  while (app.rooms.open > open || [...app.rooms.all()].some(({ isSaving }) => isSaving))
    await fetch(`${app.url}/healthz`);
}

test('a room idle for thirty days is removed, even from memory; its replays stay', async () => {
  const app = await testApp();
  const clients = await started(app.url, 'my-number', 3);
  const { code } = clients[0]!.view!;
  await playToEnd(clients, testRandom(2));
  const { outcome } = clients[0]!.table;
  for (const client of clients) client.close();
  await quiet(app, 0);
  expect(await pass(app, 29)).toBe(0);
  expect(app.rooms.get(code)).toBeDefined();
  expect(await pass(app, 3)).toBe(1);
  expect(app.rooms.get(code)).toBeUndefined();
  expect(await browser(app.url, clients[0]!.token).join(code)).toMatchObject({
    error: { code: 'no-such-room' },
  });
  const replay = (await (await fetch(`${app.url}/api/replays/${code}/1`)).json()) as Replayed;
  expect(outcomeOf(replay)).toEqual(outcome);
});

test('an evening that has expired is removed', async () => {
  const { evenings } = memoryStores();
  const app = await testApp({ evenings });
  await evenings.save({ id: 'a', expires: app.time.now() + 2 * DAY, json: '{}' });
  await pass(app, 1);
  expect(await evenings.list()).toEqual(['a']);
  await pass(app, 2);
  expect(await evenings.list()).toEqual([]);
});

test('a clock that is wrong for a while removes nothing', async () => {
  const app = await testApp();
  const ann = browser(app.url);
  const { code } = expectOk(await ann.create('Ann')).view;
  ann.close();
  await quiet(app, 0);
  expect(await pass(app, 1)).toBe(0);
  app.time.set(40 * DAY);
  expect(await pass(app, 1 / 24)).toBe(0);
  app.time.set(-40 * DAY);
  expect(await pass(app, 1)).toBe(0);
  expect(await pass(app, 1)).toBe(0);
  expect(app.rooms.get(code)).toBeDefined();
  app.time.set(40 * DAY);
  expect(await pass(app, 1)).toBe(0);
  expect(await pass(app, 1)).toBe(1);
});

test('a room with a connection is never removed', async () => {
  const app = await testApp();
  const ann = browser(app.url);
  const { code } = expectOk(await ann.create('Ann')).view;
  const gone = browser(app.url);
  expectOk(await gone.create('Bo'));
  gone.close();
  await quiet(app, 1);
  expect(await pass(app, 40)).toBe(1);
  expect(app.rooms.get(code)).toBeDefined();
  await ann.do({ type: 'say', text: 'still here' });
});

test('a room that cannot be read does not keep other old rooms from being removed', async () => {
  const folder = tempFolder();
  const log = await openSqliteLog(folder, { clock: () => 0 });
  const broken = { type: 'acted', seat: 0, action: {}, as: 'member', at: 1 } as const satisfies RoomEntry;
  await log.append('ABLE-0001', 0, [broken], 10 * DAY);
  await log.append('BABY-0002', 0, [{ type: 'locked', locked: true, at: 1 }], 10 * DAY);
  await log.close();
  const app = await testApp({ folder });
  expect(await pass(app, 1)).toBe(1);
  expect(app.logLines.map((line) => (JSON.parse(line) as { room?: string }).room)).toContain('ABLE-0001');
});

test.each([
  ['gets a refusal that it does not exist', true],
  ['joins it when the removal failed', false],
])('a member who joins while an old room is being removed %s', async (_what, gone) => {
  const log = memoryLog();
  const app = await testApp({ log });
  const ann = browser(app.url);
  const { code } = expectOk(await ann.create('Ann')).view;
  ann.close();
  await quiet(app, 0);
  let finish = () => {};
  const removing = app.rooms.whileUnloaded(code, async () => {
    await new Promise<void>((done) => (finish = done));
    if (gone) await log.remove(code, []);
  });
  const back = browser(app.url, ann.token);
  const joined = back.join(code);
  await back.connected();
  await fetch(`${app.url}/healthz`);
  expect(app.rooms.get(code)).toBeUndefined();
  finish();
  expect(await removing).toBe(true);
  if (gone) expect(await joined).toMatchObject({ error: { code: 'no-such-room' } });
  else expectOk(await joined);
});

test('a room that is in use cannot be removed', async () => {
  const app = await testApp();
  const { code } = expectOk(await browser(app.url).create('Ann')).view;
  expect(await app.rooms.whileUnloaded(code, () => Promise.reject(new Error('somebody is in it')))).toBe(
    false,
  );
});
