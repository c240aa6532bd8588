import type { MyTablesListEntry } from '@fivefold/room';
import { expect, test } from 'vitest';
import { postRoom } from './client.ts';
import { testApp } from './harness.ts';
import { browser, expectOk, started } from './play.ts';

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
async function tablesOf(url: string, token: string, rooms: readonly string[]) {
  const response = await post(url, { token, rooms });
  return ((await response.json()) as { tables: readonly (MyTablesListEntry | null)[] }).tables;
}
const person = (name: string) => ({ name, face: expect.any(String) as string });

test('says of each room who is there, and of one whose turn it is', async () => {
  const app = await testApp();
  const players = await started(app.url, 'iota', 2);
  const anna = players[0]!;
  const code = anna.view!.code;
  const ada = browser(app.url, anna.token);
  expectOk(await ada.create('Ada', 'red7'));
  await ada.do({ type: 'addBot', seat: 1, level: 'easy' });
  const lobby = ada.view!.code;
  const first = players.find(({ table }) => table.waitingFor.includes(table.seat!))!;
  for (const player of players) {
    const [table] = await tablesOf(app.url, player.token, [code]);
    const others = players.filter((other) => other !== player);
    expect(table).toEqual({
      game: 'iota',
      status: 'playing',
      people: others.map((other) => person(`Player ${players.indexOf(other)}`)),
      myTurn: player === first,
    });
  }
  expect((await tablesOf(app.url, anna.token, [lobby, code])).map((table) => table?.status)).toEqual([
    'lobby',
    'playing',
  ]);
  expect((await tablesOf(app.url, anna.token, [lobby]))[0]).toEqual({
    game: 'red7',
    status: 'lobby',
    people: [person('Pico')],
    myTurn: false,
  });
  await anna.do({ type: 'pause' });
  expect((await tablesOf(app.url, first.token, [code]))[0]).toMatchObject({ myTurn: false });
});

test('[P57] tells nothing of a game but whose turn it is: the same for every hand', async () => {
  const app = await testApp();
  const [anna] = await started(app.url, 'red7', 2);
  const [table] = await tablesOf(app.url, anna!.token, [anna!.view!.code]);
  expect(Object.keys(table!).sort()).toEqual(['game', 'myTurn', 'people', 'status']);
});

test('[P56] a room of others answers like a room that does not exist, and both count as wrong codes', async () => {
  const app = await testApp({ vars: { JOINS_PER_MINUTE: '150' } });
  const host = browser(app.url);
  expectOk(await host.create('Anna', 'red7'));
  const code = host.view!.code;
  const stranger = 'cd'.repeat(32);
  const wrong = ['KITE-0000', code, 'nonsense'];
  expect(await tablesOf(app.url, stranger, wrong)).toEqual([null, null, null]);
  let status = 200;
  for (let n = 0; n < 10 && status === 200; n += 1)
    ({ status } = await post(app.url, { token: stranger, rooms: wrong }));
  expect(status).toBe(429);
});

test('[P56] counts each room as a join, and one that is asked for twice once', async () => {
  const app = await testApp({ vars: { JOINS_PER_MINUTE: '16' } });
  const anna = browser(app.url);
  expectOk(await anna.create('Anna', 'red7')); // one join
  const { code } = anna.view!;
  const twice = Array.from({ length: 8 }, () => code);
  expect(new Set((await tablesOf(app.url, anna.token, twice)).map((table) => table?.game))).toEqual(
    new Set(['red7']),
  );
  const others: string[] = [];
  for (let n = 0; n < 7; n += 1) {
    const room = expectOk(await postRoom(app.url, { token: anna.token, name: 'Anna' }));
    others.push(room);
  }
  expect((await post(app.url, { token: anna.token, rooms: [code, ...others] })).status).toBe(200);
  expect((await post(app.url, { token: anna.token, rooms: [code, ...others] })).status).toBe(429);
});

test('reads a stored room without loading it into memory', async () => {
  const before = await testApp();
  const [anna] = await started(before.url, 'red7', 2);
  const code = anna!.view!.code;
  await before.stop();
  const app = await testApp({ folder: before.folder });
  expect(await tablesOf(app.url, anna!.token, [code])).toMatchObject([{ status: 'playing' }]);
  expect(app.rooms.get(code)).toBeUndefined();
});

test('forgets a member who left', async () => {
  const app = await testApp();
  const [, max] = await started(app.url, 'red7', 2);
  const code = max!.view!.code;
  await max!.do({ type: 'leave' });
  expect(await tablesOf(app.url, max!.token, [code])).toEqual([null]);
});

const TOKEN = 'ab'.repeat(32);
test.each<[what: string, body: unknown, headers: Record<string, string>, status: number]>([
  ['no rooms', { token: TOKEN, rooms: [] }, {}, 400],
  ['nine rooms', { token: TOKEN, rooms: Array.from({ length: 9 }, () => 'KITE-0000') }, {}, 400],
  ['a short token', { token: 'ab', rooms: ['KITE-0000'] }, {}, 400],
  ['an unknown key', { token: TOKEN, rooms: ['KITE-0000'], more: 1 }, {}, 400],
  ['a page of another site', { token: TOKEN, rooms: ['KITE-0000'] }, { origin: 'https://evil.example' }, 403],
  ['a large body', { token: TOKEN, rooms: ['x'.repeat(9000)] }, {}, 413],
])('refuses %s', async (_what, body, headers, status) => {
  const app = await testApp();
  expect((await post(app.url, body, headers)).status).toBe(status);
});
