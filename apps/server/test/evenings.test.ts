import { gameArt } from '@fivefold/art';
import { fastRandom } from '@fivefold/rules';
import { expect, test } from 'vitest';
import type { EveningPageResponse } from '../src/http/eveningRoutes.ts';
import { eveningKeepsakeElement } from '../src/preview/keepsake.ts';
import { type TestApp, testApp } from './harness.ts';
import { memoryStores } from './memoryStores.ts';
import { browser, expectOk, playToEnd, started } from './play.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

const make = (app: TestApp, body: unknown) =>
  fetch(`${app.url}/api/evenings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const remove = (app: TestApp, id: string, token: string) =>
  fetch(`${app.url}/api/evenings/${id}`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });

const PERSON = { name: 'Anna', face: 'fox', bot: false, points: 3, wins: 1, games: 1, title: null } as const;

async function evening(app: TestApp) {
  const clients = await started(app.url, 'red7', 2);
  await playToEnd(clients, fastRandom(5));
  const [anna, boris] = clients;
  await anna!.do({ type: 'say', text: 'a private joke' });
  const room = anna!.view!.code;
  const made = await make(app, { room, token: anna!.token });
  expect(made.status).toBe(201);
  const { id } = (await made.json()) as { id: string };
  return { anna: anna!, boris: boris!, room, id };
}

test('[P70] a host makes the page of an evening; it tells no code, member, token or chat', async () => {
  const app = await testApp();
  const { anna, room, id } = await evening(app);
  expect(id).toMatch(/^[\w-]{24}$/);
  const response = await fetch(`${app.url}/api/evenings/${id}`);
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  const text = await response.text();
  const { evening: page, expires } = JSON.parse(text) as EveningPageResponse;
  expect(page.games).toMatchObject([{ game: 'red7' }]);
  expect(page.people.map(({ name }) => name).sort()).toEqual(['Player 0', 'Player 1']);
  expect(page.people.every(({ title }) => title !== null)).toBe(true);
  expect(page.games[0]!.moment?.cards).not.toEqual([]);
  expect(expires - page.madeAt).toBe(90 * DAY);
  for (const hidden of [room, anna.token, 'hosts', 'joke']) expect(text).not.toContain(hidden);
  const png = Buffer.from(await (await fetch(`${app.url}/e/${id}/picture.png?lang=ru`)).arrayBuffer());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);
});

test('[P70] a game of an evening can be watched by the link of its page, and tells no room', async () => {
  const app = await testApp();
  const { anna, room, id } = await evening(app);
  const { evening: page } = (await (
    await fetch(`${app.url}/api/evenings/${id}`)
  ).json()) as EveningPageResponse;
  const [game] = page.games;
  expect(game!.replay).toBe(true);
  const text = await (await fetch(`${app.url}/api/evenings/${id}/replays/1`)).text();
  for (const hidden of [room, anna.token, anna.view!.me!, 'joke', '"number"', '"room"'])
    expect(text).not.toContain(hidden);
  const watched = JSON.parse(text) as { actions: unknown[] };
  const stored = await (await fetch(`${app.url}/api/replays/${room}/1`)).json();
  expect(stored).toEqual({ ...watched, room, number: 1 });
  expect(game!.moment!.actions).toBeGreaterThan(0);
  expect(game!.moment!.actions).toBeLessThanOrEqual(watched.actions.length);
  for (const position of ['0', '2', '-1', '1.5', '100', 'x'])
    expect((await fetch(`${app.url}/api/evenings/${id}/replays/${position}`)).status).toBe(404);
  const shown = await fetch(`${app.url}/e/${id}/1?actions=3`);
  expect(shown.headers.get('x-robots-tag')).toBe('noindex');
  await remove(app, id, anna.token);
  expect((await fetch(`${app.url}/api/evenings/${id}/replays/1`)).status).toBe(404);
});

test('a page of an older build has no games to watch', async () => {
  const { evenings } = memoryStores();
  const app = await testApp({ evenings });
  const { id } = await evening(app);
  const stored = (await evenings.find(id))!;
  const { source: _, ...record } = JSON.parse(stored.json) as Record<string, unknown>;
  await evenings.remove(id);
  await evenings.save({ ...stored, json: JSON.stringify(record) });
  expect((await fetch(`${app.url}/api/evenings/${id}`)).status).toBe(200);
  expect((await fetch(`${app.url}/api/evenings/${id}/replays/1`)).status).toBe(404);
});

test('[P69] only hosts of a room with finished games make a page, and only they delete it', async () => {
  const app = await testApp();
  const { anna, boris, room, id } = await evening(app);
  const fresh = browser(app.url);
  expectOk(await fresh.create('Zoe', 'red7'));
  const cases: readonly [unknown, number, string][] = [
    [{ room, token: boris.token }, 403, 'not-host'],
    [{ room, token: fresh.token }, 403, 'not-a-member'],
    [{ room: 'KITE-0000', token: anna.token }, 404, 'no-such-room'],
    [{ room: fresh.view!.code, token: fresh.token }, 422, 'no-game'],
    [{ room, token: 'x' }, 400, 'malformed'],
    [{ room, token: anna.token, more: 1 }, 400, 'malformed'],
    [{ room, token: anna.token, timeZone: 'Mars/Olympus' }, 400, 'malformed'],
  ];
  for (const [body, status, code] of cases) {
    const answer = await make(app, body);
    expect([answer.status, await answer.json()]).toEqual([status, { code }]);
  }
  expect((await remove(app, id, boris.token)).status).toBe(403);
  expect((await remove(app, id, anna.token)).status).toBe(204);
  for (const path of [
    `/api/evenings/${id}`,
    `/e/${id}/picture.png`,
    '/api/evenings/..%2f..',
    '/api/evenings/x',
  ])
    expect((await fetch(`${app.url}${path}`)).status).toBe(404);
});

test('[P71] a page is gone after ninety days', async () => {
  const app = await testApp();
  const { id } = await evening(app);
  app.time.pass(89 * DAY);
  expect((await fetch(`${app.url}/api/evenings/${id}`)).status).toBe(200);
  app.time.pass(2 * DAY);
  expect((await fetch(`${app.url}/api/evenings/${id}`)).status).toBe(404);
});

test('the page says how long the games took, and nothing of games over several days', async () => {
  const app = await testApp();
  const minutesOf = async (pass: number) => {
    const clients = await started(app.url, 'red7', 2);
    app.time.pass(pass);
    await playToEnd(clients, fastRandom(5));
    app.time.pass(pass); // after the last move
    const [anna] = clients;
    const made = await make(app, { room: anna!.view!.code, token: anna!.token });
    const { id } = (await made.json()) as { id: string };
    const { evening: page } = (await (
      await fetch(`${app.url}/api/evenings/${id}`)
    ).json()) as EveningPageResponse;
    return page.minutes;
  };
  expect(await minutesOf(85 * MINUTE)).toBe(85);
  expect(await minutesOf(1000)).toBe(1);
  expect(await minutesOf(3 * DAY)).toBeUndefined();
});

test('replays of an evening share the limit of all replays of an address', async () => {
  const app = await testApp();
  const { room, id } = await evening(app);
  const own = `${app.url}/api/evenings/${id}/replays/1`;
  const other = `${app.url}/api/replays/${room}/1`;
  let allowed = 0;
  while (allowed < 1000 && (await fetch(own)).status === 200) allowed += 1;
  expect(allowed).toBe(120);
  expect((await fetch(own)).status).toBe(429);
  expect((await fetch(other)).status).toBe(429);
  expect((await fetch(`${app.url}/api/evenings/${id}/replays/7`)).status).toBe(429);
});

test('the picture has the titles of games in its language', () => {
  const game = { game: 'my-number' as const, places: [], moment: null };
  const page = { games: [game], people: [], madeAt: 0 };
  for (const language of ['en', 'ru', 'de'] as const)
    expect(JSON.stringify(eveningKeepsakeElement(page, language))).toContain(
      `"${gameArt['my-number'].title[language]}"`,
    );
});

test('the picture shows every game of a long evening', () => {
  const game = { game: 'red7' as const, places: [{ person: 0, place: 1 }], moment: null };
  const people = Array.from({ length: 4 }, () => PERSON);
  for (const count of [8, 9, 20]) {
    const page = { games: Array.from({ length: count }, () => game), people, madeAt: 0 };
    const text = JSON.stringify(eveningKeepsakeElement(page, 'en'));
    expect(text.split('"Red7"').length - 1).toBe(count);
  }
});

test('jokers and wild cards are pinwheels on the picture, other cards have their figures', () => {
  const picture = (game: 'podelim' | 'iota' | 'eight28', card: string) => {
    const moment = { person: 0, n: 1, cards: [card] };
    const page = { games: [{ game, places: [], moment }], people: [PERSON], madeAt: 0 };
    const text = JSON.stringify(eveningKeepsakeElement(page, 'en'));
    return text.replaceAll(/data:image\/svg\+xml;base64,([\w+/=]+)/g, (_, svg: string) =>
      Buffer.from(svg, 'base64').toString(),
    );
  };
  const blades = (text: string) => text.split('#f9cf74').length;
  const plain = picture('podelim', '10');
  expect(plain).toContain('"10"');
  expect(blades(picture('podelim', 'J'))).toBe(blades(plain) + 1);
  expect(blades(picture('iota', 'W2'))).toBe(blades(plain) + 1);
  expect(picture('eight28', 'X')).toContain('"11"');
});

test('[P69] the answer tells each host of the room, and nobody else, that they may delete the page', async () => {
  const app = await testApp();
  const clients = await started(app.url, 'red7', 2);
  const [anna, boris] = clients;
  await playToEnd(clients, fastRandom(5));
  await anna!.do({ type: 'makeHost', member: boris!.view!.me!, share: true });
  const made = await make(app, { room: anna!.view!.code, token: anna!.token });
  const { id } = (await made.json()) as { id: string };
  const mine = async (authorization?: string) => {
    const response = await fetch(
      `${app.url}/api/evenings/${id}`,
      authorization === undefined ? {} : { headers: { authorization } },
    );
    return ((await response.json()) as EveningPageResponse).mine;
  };
  expect(await mine(`Bearer ${boris!.token}`)).toBe(true);
  expect(await mine(`Bearer ${anna!.token}`)).toBe(true);
  for (const other of [undefined, 'Bearer x', `Bearer ${'0'.repeat(64)}`])
    expect(await mine(other)).toBe(false);
  expect((await remove(app, id, boris!.token)).status).toBe(204);
});

test('the page has the date of the people who made it, and does not tell their time zone', async () => {
  const app = await testApp();
  const { anna, room } = await evening(app);
  const dayIn = async (timeZone: string) => {
    const { id } = (await (await make(app, { room, token: anna.token, timeZone })).json()) as { id: string };
    const text = await (await fetch(`${app.url}/api/evenings/${id}`)).text();
    expect(text).not.toContain(timeZone);
    return (JSON.parse(text) as EveningPageResponse).evening.day!;
  };
  // 25 hours lie between these two, so their dates always differ.
  const [east, west] = [await dayIn('Pacific/Kiritimati'), await dayIn('Pacific/Pago_Pago')];
  expect(east > west).toBe(true);
});
