import { expect, test } from 'vitest';
import { postRoom } from './client.ts';
import { testApp } from './harness.ts';
import { browser, expectOk } from './play.ts';

const TOKEN = 'ab'.repeat(32);
const post = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
const message = (more: object = {}) => JSON.stringify({ token: TOKEN, name: 'Ann', ...more });

test('[P8] the sender of POST /api/rooms is host of the room that is answered', async () => {
  const app = await testApp();
  const answer = await post(app.url, message({ game: 'red7', id: 'x' }));
  expect(answer.status).toBe(201);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { room } = (await answer.json()) as { room: string };
  const { view } = expectOk(await browser(app.url, TOKEN).join(room));
  expect(view).toMatchObject({ code: room, me: 'm1', game: 'red7', members: [{ name: 'Ann', host: true }] });
});

test.each<[what: string, body: string, headers: Record<string, string>, status: number, code: string]>([
  ['an unknown key', message({ extra: 1 }), {}, 400, 'malformed'],
  ['a short token', JSON.stringify({ token: 'ab', name: 'Ann' }), {}, 400, 'malformed'],
  ['no JSON', '{', {}, 400, 'bad-request'],
  [
    'text, as a form of another site could send it',
    message(),
    { 'content-type': 'text/plain' },
    400,
    'malformed',
  ],
  ['four kilobytes', message({ name: 'x'.repeat(4096) }), {}, 413, 'bad-request'],
  ['an empty name', message({ name: ' ' }), {}, 422, 'name-empty'],
  ['a page of another site', message(), { origin: 'https://evil.example' }, 403, 'forbidden'],
])('POST /api/rooms refuses %s', async (_what, body, headers, status, code) => {
  const app = await testApp();
  const answer = await post(app.url, body, headers);
  expect({ status: answer.status, body: await answer.json() }).toMatchObject({ status, body: { code } });
  expect(app.rooms.size).toBe(0);
});

test('a creator who never connects counts as dropped', async () => {
  const app = await testApp();
  const code = expectOk(await postRoom(app.url, { token: TOKEN, name: 'Ann' }));
  const bo = browser(app.url);
  expectOk(await bo.join(code, 'Bo'));
  expect(bo.view!.members[0]!.presence).toBe('here');
  app.time.pass(10_000);
  await bo.until(({ view }) => view!.members[0]!.presence === 'dropped');
});

test('a room that nobody enters leaves its place to another one after ten seconds', async () => {
  const app = await testApp({ vars: { MAX_ROOMS: '1' } });
  expectOk(await postRoom(app.url, { token: TOKEN, name: 'Ann' }));
  const full = { ok: false, error: { code: 'server-full' } };
  expect(await postRoom(app.url, { token: TOKEN, name: 'Ann' })).toEqual(full);
  app.time.pass(10_000);
  expectOk(await postRoom(app.url, { token: TOKEN, name: 'Ann' }));
});
