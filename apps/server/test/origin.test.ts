import { PROTOCOL_VERSION } from '@fivefold/room';
import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { testApp } from './harness.ts';

const POLLING = '/socket.io/?EIO=4&transport=polling';

const isAllowed = (url: string, headers: Record<string, string>): Promise<boolean> =>
  new Promise((done) => {
    const socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      extraHeaders: headers,
      reconnection: false,
      auth: { protocol: PROTOCOL_VERSION },
    });
    const end = (result: boolean) => {
      socket.disconnect();
      done(result);
    };
    socket.on('connect', () => end(true));
    socket.on('connect_error', () => end(false));
  });

test.each([
  ['another site', 'https://evil.example', false],
  ['no site', 'null', false],
  ['an allowed site', 'https://friend.example', true],
])('[P3] a page of %s (%s) may connect: %s', async (_what, origin, allowed) => {
  const app = await testApp({ vars: { ALLOWED_ORIGINS: 'https://friend.example' } });
  expect(await isAllowed(app.url, { origin })).toBe(allowed);
  expect(await isAllowed(app.url, { origin: app.url })).toBe(true);
});

test.each([
  ['0', false],
  ['1', true],
])('with TRUST_PROXY=%s the host that a proxy forwards is our own: %s', async (TRUST_PROXY, allowed) => {
  const app = await testApp({ vars: { TRUST_PROXY } });
  const headers = { origin: 'https://play.example', 'x-forwarded-host': 'play.example' };
  expect(await isAllowed(app.url, headers)).toBe(allowed);
  expect(await isAllowed(app.url, { ...headers, origin: 'https://evil.example' })).toBe(false);
});

test.each([
  ['the public address', { origin: 'https://play.example', host: 'play.example' }, true],
  ['an allowed origin', { origin: 'https://friend.example', host: 'play.example' }, true],
  ['no origin', { host: 'play.example' }, true],
  ['another scheme', { origin: 'http://play.example', host: 'play.example' }, false],
  ['a rebound DNS name', { origin: 'https://evil.example', host: 'evil.example' }, false],
  ['a rebound DNS name without an origin', { host: 'evil.example' }, false],
  ['a proxy that forwards the host', { host: '127.0.0.1:3000', 'x-forwarded-host': 'play.example' }, true],
])('where PUBLIC_URL is set, %s may connect: %o %s', async (_what, headers, allowed) => {
  const vars = {
    PUBLIC_URL: 'https://play.example/',
    ALLOWED_ORIGINS: 'https://friend.example',
    TRUST_PROXY: '1',
  };
  expect(await isAllowed((await testApp({ vars })).url, headers)).toBe(allowed);
});

test('[P3] JSONP is refused: any site may load a script', async () => {
  const app = await testApp();
  expect((await fetch(app.url + POLLING)).status).toBe(200);
  expect((await fetch(`${app.url}${POLLING}&j=0`)).status).toBe(403);
});

test.each([
  ['cross-site', 403],
  ['same-site', 403],
  ['same-origin', 200],
  ['none', 200],
])('a request without an origin that comes from %s is answered with %i', async (site, status) => {
  const app = await testApp();
  expect((await fetch(app.url + POLLING, { headers: { 'sec-fetch-site': site } })).status).toBe(status);
});

test('answers of Engine.IO cannot be used by other sites', async () => {
  const { headers } = await fetch((await testApp()).url + POLLING);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});
