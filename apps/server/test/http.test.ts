import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { testApp, testRandom } from './harness.ts';
import { pausableLog } from './pausableLog.ts';
import { browser, expectOk, playToEnd, started } from './play.ts';
import { connectedClient } from './rawClient.ts';
import { readAll } from './readAll.ts';
import { outcomeOf, type Replayed } from './replayOutcome.ts';

describe('the built client', () => {
  const PAGE = '<!doctype html><title>Fivefold</title>';
  const SCRIPT = 'export {};';

  async function withBuild() {
    const app = await testApp();
    const web = path.join(app.folder, 'web');
    expect((await fetch(app.url)).status).toBe(404); // not built yet: a build beside a running server is found
    mkdirSync(path.join(web, 'assets'), { recursive: true });
    writeFileSync(path.join(web, 'assets', 'app-1234.js'), SCRIPT);
    writeFileSync(path.join(web, 'assets', 'app-1234.js.br'), brotliCompressSync(SCRIPT));
    writeFileSync(path.join(web, 'index.html'), PAGE);
    return app;
  }

  test('is the page for every route that it knows, and 404 with the page for others', async () => {
    const { url } = await withBuild();
    for (const [route, status] of [
      ['/', 200],
      ['/r/KITE-4271', 200],
      ['/r/KITE-4271/2', 200],
      ['/p', 200],
      ['/wp-login.php', 404],
      ['/anything/else', 404],
    ] as const) {
      const response = await fetch(url + route);
      expect([route, response.status]).toEqual([route, status]);
      expect(await response.text()).toBe(PAGE);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
    expect((await fetch(`${url}/..%2f..%2fetc/passwd`)).status).toBe(404);
  });

  test('keeps rooms and passports out of search engines', async () => {
    const { url } = await withBuild();
    for (const route of ['/r/KITE-4271', '/p'])
      expect((await fetch(url + route)).headers.get('x-robots-tag')).toBe('noindex');
    expect((await fetch(url)).headers.get('x-robots-tag')).toBeNull();
  });

  test('has hashed files for ever, as they were compressed by the build', async () => {
    const { url } = await withBuild();
    const asset = await fetch(`${url}/assets/app-1234.js`, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect(asset.headers.get('vary')).toContain('Accept-Encoding');
    expect(asset.headers.get('content-type')).toContain('javascript');
    expect(await asset.text()).toBe(SCRIPT);
    const plain = await fetch(`${url}/assets/app-1234.js`, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(SCRIPT);
    expect((await fetch(`${url}/assets/app-0000.js`)).status).toBe(404);
  });
});

test('inline scripts and framing are forbidden', async () => {
  const app = await testApp();
  const policy = (await fetch(app.url)).headers.get('content-security-policy')!;
  expect(policy).toContain("script-src 'self'");
  for (const feature of ['frame-ancestors', 'object-src', 'base-uri', 'script-src-attr'])
    expect(policy).toContain(`${feature} 'none'`);
  expect(policy).not.toContain('unsafe');
  expect((await fetch(app.url)).headers.get('x-frame-options')).toBe('DENY'); // for browsers without the policy
});

test('types are not guessed, and other sites neither embed answers nor share the window', async () => {
  const { headers } = await fetch((await testApp()).url);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('no referrer is sent: the address may hold a passport', async () => {
  const app = await testApp();
  expect((await fetch(app.url)).headers.get('referrer-policy')).toBe('no-referrer');
});

test('health, readiness and metrics are served', async () => {
  const app = await testApp();
  const clients = await started(app.url, 'my-number', 3);
  expect(await (await fetch(`${app.url}/healthz`)).text()).toBe('ok');
  expect(await (await fetch(`${app.url}/readyz`)).text()).toBe('ready');
  await clients[0]!.send({ type: 'stand' });
  const metrics = await (await fetch(`${app.url}/metrics`)).text();
  for (const line of [
    'fivefold_rooms 1',
    'fivefold_sockets 3',
    'fivefold_commands_total{result="ok"}',
    'fivefold_commands_total{result="game-running"} 1',
    'fivefold_command_seconds_bucket',
    'nodejs_eventloop_lag_seconds',
  ])
    expect(metrics).toContain(line);
  for (const measured of ['fivefold_command_seconds_count', 'fivefold_log_append_seconds_count'])
    expect(metrics).toMatch(new RegExp(`^${measured} [1-9]`, 'm'));
});

test('a phone that died is noticed within fifteen seconds', async () => {
  const app = await testApp();
  const shake = await (await fetch(`${app.url}/socket.io/?EIO=4&transport=polling`)).text();
  const { pingInterval, pingTimeout } = JSON.parse(shake.slice(1)) as Record<string, number>;
  expect(pingInterval! + pingTimeout!).toBeLessThanOrEqual(15_000);
  expect(pingTimeout).toBeGreaterThanOrEqual(5000); // a slow network is no dead phone
});

test('an internal error is answered without details', async () => {
  const { log } = pausableLog();
  const replay = () => Promise.reject(new Error('a hand of cards'));
  const app = await testApp({ log: { ...log, replay } });
  const answer = await fetch(`${app.url}/api/replays/KITE-4271/1`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe('{"code":"internal"}');
  expect(app.logLines.join()).toContain('a hand of cards'); // the operator learns what it was
});

test('a stopping server refuses new commands, stores the accepted ones and says goodbye', async () => {
  const { log, hold } = pausableLog();
  const app = await testApp({ log });
  const [ann, bo] = [browser(app.url), browser(app.url)];
  const { code } = expectOk(await ann.create('Ann')).view;
  expectOk(await bo.join(code, 'Bo'));
  const { held, open } = hold();
  const taken = ann.send({ type: 'say', text: 'before' });
  await held;
  const stopped = app.stop();
  expect((await fetch(`${app.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  expect(await bo.send({ type: 'say', text: 'after' })).toEqual({ ok: false, error: { code: 'restarting' } });
  for (const client of [ann, bo]) client.socket.io.reconnection(false);
  open();
  expect((await taken).ok).toBe(true);
  await stopped;
  await Promise.all([ann, bo].map((client) => client.until(({ goodbye }) => goodbye === 'restarting')));
  const said = (await readAll(log, code)).flatMap((entry) => (entry.type === 'said' ? [entry.text] : []));
  expect(said).toEqual(['before']);
});

test('a network without WebSockets plays by polling', async () => {
  const app = await testApp();
  const [ann, bo] = [browser(app.url, undefined, {}, 'polling'), browser(app.url, undefined, {}, 'polling')];
  const { code } = expectOk(await ann.create('Ann')).view;
  expectOk(await bo.join(code, 'Bo'));
  await ann.do({ type: 'say', text: 'hello' });
  await bo.do({ type: 'say', text: 'hello to you' }); // its reply comes after all earlier patches
  expect(bo.view!.chat).toMatchObject([
    { kind: 'notice', what: 'joined' },
    { name: 'Ann', text: 'hello' },
    { name: 'Bo', text: 'hello to you' },
  ]);
  expect(bo.gaps).toBe(0);
});

test('a finished game has a replay, a running one has none', async () => {
  const app = await testApp();
  const clients = await started(app.url, 'my-number', 3);
  const { code } = clients[0]!.view!;
  const get = () => fetch(`${app.url}/api/replays/${code.toLowerCase()}/1`);
  expect((await get()).status).toBe(404);
  await playToEnd(clients, testRandom(2));
  const replay = (await (await get()).json()) as Replayed;
  expect(replay).toMatchObject({
    room: code,
    number: 1,
    rules: 'my-number@1',
    names: ['Player 0', 'Player 1', 'Player 2'],
  });
  expect(outcomeOf(replay)).toEqual(clients[0]!.table.outcome);
  for (const wrong of [`${code}/2`, `${code}/0`, `${code}/x`, 'AAAA-0000/1', '%00/1'])
    expect((await fetch(`${app.url}/api/replays/${wrong}`)).status).toBe(404);
  expect((await fetch(`${app.url}/api/other`)).status).toBe(404);
  expect(await (await fetch(`${app.url}/api/replays/%/1`)).json()).toEqual({ code: 'bad-request' });
});

test('the server stops although a browser holds an unused connection', async () => {
  const app = await testApp();
  const idle = connect(app.port, 'localhost');
  await once(idle, 'connect');
  const gone = once(idle, 'close');
  await app.stop();
  await gone;
});

test('the server stops although a phone sleeps and does not answer the close handshake', async () => {
  const app = await testApp();
  const { raw } = await connectedClient(app.url);
  raw.pause();
  await app.stop();
});

test.each([
  ['0', 'max-age=31536000'],
  ['1', 'max-age=31536000; includeSubDomains'],
])('with HSTS_SUBDOMAINS=%s HTTPS is demanded by %s', async (HSTS_SUBDOMAINS, header) => {
  const app = await testApp({ vars: { HSTS_SUBDOMAINS } });
  expect((await fetch(app.url)).headers.get('strict-transport-security')).toBe(header);
});

test('pages may not use the camera, the microphone or the position', async () => {
  const policy = (await fetch((await testApp()).url)).headers.get('permissions-policy');
  for (const feature of ['camera', 'microphone', 'geolocation']) expect(policy).toContain(`${feature}=()`);
});

test('the metrics are for this machine alone, unless there is a token', async () => {
  const statusOf = async (vars: Record<string, string>, headers: Record<string, string> = {}) =>
    (await fetch(`${(await testApp({ vars })).url}/metrics`, { headers })).status;
  const METRICS_TOKEN = 'a token of the operator';
  expect(await statusOf({})).toBe(200);
  expect(await statusOf({}, { 'x-forwarded-for': '127.0.0.1' })).toBe(403);
  expect(await statusOf({ TRUST_PROXY: '1' })).toBe(403);
  expect(await statusOf({ METRICS_TOKEN })).toBe(403);
  expect(await statusOf({ METRICS_TOKEN }, { authorization: 'Bearer another token' })).toBe(403);
  const authorization = `Bearer ${METRICS_TOKEN}`;
  expect(await statusOf({ METRICS_TOKEN, TRUST_PROXY: '1' }, { authorization })).toBe(200);
});

test('robots may not crawl rooms, passports and evenings', async () => {
  const answer = await fetch(`${(await testApp()).url}/robots.txt`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const lines = (await answer.text()).split('\n');
  expect(lines[0]).toBe('User-agent: *');
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /r/', 'Disallow: /p', 'Disallow: /e/']));
  expect(lines).not.toContain('Disallow: /');
});

test('security.txt names the contact of the operator for half a year', async () => {
  const SECURITY_CONTACT = 'mailto:security@example.org';
  const app = await testApp({ vars: { SECURITY_CONTACT } });
  const answer = await fetch(`${app.url}/.well-known/security.txt`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const [contact, expires] = (await answer.text()).split('\n');
  expect(contact).toBe(`Contact: ${SECURITY_CONTACT}`);
  const days = (Date.parse(expires!.slice('Expires: '.length)) - app.time.wall()) / 86_400_000;
  expect(days).toBeGreaterThan(179);
  expect(days).toBeLessThan(365);
});

test('without a contact there is no security.txt', async () => {
  expect((await fetch(`${(await testApp()).url}/.well-known/security.txt`)).status).toBe(404);
});

test('favicon.ico is an icon with PNG pictures', async () => {
  const publicFiles = path.join(import.meta.dirname, '../../web/public');
  const app = await testApp();
  cpSync(publicFiles, path.join(app.folder, 'web'), { recursive: true });
  writeFileSync(path.join(app.folder, 'web', 'index.html'), '<!doctype html>');
  const answer = await fetch(`${app.url}/favicon.ico`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/);
  const file = Buffer.from(await answer.arrayBuffer());
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
  for (let i = 0; i < file.readUInt16LE(4); i++) {
    const at = file.readUInt32LE(6 + 16 * i + 12);
    expect(file.subarray(at + 1, at + 4).toString()).toBe('PNG');
  }
  expect(file.readUInt16LE(4)).toBeGreaterThan(0);
});
