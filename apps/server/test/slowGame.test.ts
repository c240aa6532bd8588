import type { Room } from '@fivefold/room';
import { expect, test } from 'vitest';
import { tempFolder } from './dataFolders.ts';
import { type TestApp, type TestOptions, TestTime, testApp, testRandom } from './harness.ts';
import { memoryLog } from './memoryStores.ts';
import { browser, expectOk, playOne, playToEnd, started } from './play.ts';

const HOUR = 3_600_000;
const SECOND = 1000;

/** Lets time pass until the server has found what is due, loaded it, and its members could have come back. */
async function roomWhen(app: TestApp, code: string, holds: (room: Room) => boolean): Promise<Room> {
  for (;;) {
    const room = app.rooms.get(code)?.durable;
    if (room && holds(room)) return room;
    app.time.pass(SECOND);
    await fetch(`${app.url}/healthz`);
  }
}

async function left(app: TestApp): Promise<void> {
  while (app.rooms.open > 0 || [...app.rooms.all()].some(({ isSaving }) => isSaving))
    await fetch(`${app.url}/healthz`);
}

const countOf = (room: Room, what: string) =>
  room.chat.filter((line) => line.kind === 'notice' && line.what === what).length;

test('a slow game of three goes over days and restarts: a reminder, a bot that sits in, a return, an end', async () => {
  const shared: TestOptions = { folder: tempFolder(), time: new TestTime(), vars: { IDLE_ROOMS: '0' } };
  let app = await testApp(shared);
  /** The server is down for these hours. */
  const restartedAfter = async (hours: number) => {
    await app.stop();
    app.time.pass(hours * HOUR);
    app = await testApp(shared);
  };
  const players = await started(app.url, 'iota', 3);
  const [anna] = players;
  const { code } = anna!.view!;
  await anna!.do({ type: 'settings', clock: { kind: 'slow', hours: 24, substitute: 'bot' } });
  for (let moves = 0; moves < 4; moves += 1) await playOne(players, testRandom(moves));
  const waited = anna!.table.waitingFor[0]!;
  const { move } = anna!.table;
  for (const player of players) player.close();
  await left(app);

  // Half of the day passes while the server is down: the reminder comes when it is up again.
  await restartedAfter(12.5);
  expect(app.rooms.size).toBe(0);
  const reminded = await roomWhen(app, code, (room) => countOf(room, 'reminded') === 1);
  expect(reminded.table).toMatchObject({ move, waitingFor: [waited], clock: { expired: false } });
  expect(reminded.members.map(({ presence }) => presence)).toEqual(['dropped', 'dropped', 'dropped']);

  // The day is over: a bot sits in and plays, and the next player has a whole day.
  await restartedAfter(12);
  const played = await roomWhen(app, code, (room) => room.table!.move > move);
  expect(played.table!.players[waited]).toMatchObject({ bot: 'medium', name: `Player ${waited}` });
  const next = played.table!.waitingFor[0]!;
  expect(next).not.toBe(waited);
  expect(played.table!.clock).toMatchObject({ seats: [next] });

  // Nobody connects: a day later the next one has a bot, too, and the third is waited for.
  app.time.pass(24 * HOUR);
  const late = await roomWhen(app, code, (room) => room.table!.players[next]!.bot !== null);
  expect(countOf(late, 'bot-in')).toBe(2);

  // All return: the bots stop, and the three play on to the end.
  await restartedAfter(1);
  const back = await Promise.all(
    players.map(async ({ token }) => {
      const client = browser(app.url, token);
      expectOk(await client.join(code));
      return client;
    }),
  );
  await back[0]!.until(({ table }) => table.players.every(({ bot }) => bot === null));
  await playToEnd(back, testRandom(7));
  expect(back[0]!.table.status).toBe('over');
});

test('where the clock plays, nobody gets a bot, and an abandoned game ends by itself', async () => {
  const app = await testApp({ log: memoryLog(), vars: { IDLE_ROOMS: '0' } });
  const players = await started(app.url, 'my-number', 3);
  const { code } = players[0]!.view!;
  await players[0]!.do({ type: 'settings', clock: { kind: 'slow', hours: 1, substitute: 'clock' } });
  for (const player of players) player.close();
  await left(app);
  for (;;) {
    app.time.pass(HOUR / 4);
    await fetch(`${app.url}/healthz`);
    const table = app.rooms.get(code)?.durable.table;
    if (table?.status === 'over') break;
    expect(table?.players.some(({ bot }) => bot !== null) ?? false).toBe(false);
  }
});

test('a slow game that waits longer than thirty days is kept; other rooms are not', async () => {
  const log = memoryLog();
  const app = await testApp({ log });
  const [anna, boris] = await started(app.url, 'my-number', 3);
  const { code } = anna!.view!;
  await anna!.do({ type: 'settings', clock: { kind: 'slow', hours: 72, substitute: 'clock' } });
  const other = browser(app.url);
  const gone = expectOk(await other.create('Zoe')).view.code;
  await boris!.do({ type: 'say', text: 'see you' });
  expect((await log.idleSince(app.time.now() + 99 * 24 * HOUR)).toString()).toBe(gone);
  await anna!.do({ type: 'endGame' });
  expect(await log.idleSince(app.time.now() + 99 * 24 * HOUR)).toContain(code);
});

test('a room that cannot be read does not keep others from being woken', async () => {
  const log = memoryLog();
  await log.append('ABLE-0001', 0, [{ type: 'acted', seat: 0, action: {}, as: 'member', at: 1 }], 1, {
    wakeAt: 1,
  });
  await log.append('BABY-0002', 0, [{ type: 'locked', locked: true, at: 1 }], 1, { wakeAt: 2 });
  const app = await testApp({ log });
  await roomWhen(app, 'BABY-0002', ({ locked }) => locked);
  const failed = app.logLines.filter((line) => line.includes('loading a room that is due failed'));
  expect(failed.map((line) => (JSON.parse(line) as { room?: string }).room)).toEqual(['ABLE-0001']);
});
