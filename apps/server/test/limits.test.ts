import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf, Bucket } from '../src/limits.ts';
import { testApp } from './harness.ts';
import { browser, expectOk } from './play.ts';

const request = (direct: string, forwarded?: string) =>
  ({
    socket: { remoteAddress: direct },
    headers: { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

test.each([
  ['::ffff:10.0.0.1', undefined, 0, '10.0.0.1'],
  ['10.0.0.1', '6.6.6.6', 0, '10.0.0.1'],
  ['10.0.0.1', '6.6.6.6, 7.7.7.7', 1, '7.7.7.7'],
  ['10.0.0.1', '6.6.6.6, 7.7.7.7, 8.8.8.8', 2, '7.7.7.7'],
  ['10.0.0.1', undefined, 1, '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2'],
  ['2001:db8::5', undefined, 0, '2001:db8:0:0'],
  ['2001:db8:0:0:7::', undefined, 0, '2001:db8:0:0'],
  ['fe80::1%eth0', undefined, 0, 'fe80:0:0:0'],
  ['::1', undefined, 0, '0:0:0:0'],
  ['10.0.0.1', '2001:DB8::9', 1, '2001:db8:0:0'],
])('%s forwarded for %s behind %i proxies is %s', (direct, forwarded, proxies, address) => {
  expect(addressOf(request(direct, forwarded), proxies)).toBe(address);
});

test('a bucket gives a burst, then its rate', () => {
  const bucket = new Bucket(10);
  expect(Array.from({ length: 25 }, () => bucket.take(1000)).filter(Boolean)).toHaveLength(20);
  expect(bucket.isFull(1000)).toBe(false);
  expect([1100, 1100, 1200].map((now) => bucket.take(now))).toEqual([true, false, true]);
  expect(bucket.isFull(9000)).toBe(true);
});

test('who creates too fast, too many, or on a full server is told which', async () => {
  const refusal = async (vars: Record<string, string>) => {
    const app = await testApp({ vars });
    const rooms = [browser(app.url), browser(app.url)];
    expectOk(await rooms[0]!.create('Ann'));
    return rooms[1]!.create('Bo');
  };
  expect(await refusal({ CREATES_PER_MINUTE: '1' })).toEqual({ ok: false, error: { code: 'too-fast' } });
  expect(await refusal({ ROOMS_PER_ADDRESS: '1' })).toEqual({ ok: false, error: { code: 'too-many-rooms' } });
  expect(await refusal({ MAX_ROOMS: '1' })).toEqual({ ok: false, error: { code: 'server-full' } });
});

test('who guesses codes hears nothing more, while members of that address come back', async () => {
  const app = await testApp({ vars: { JOINS_PER_MINUTE: '30' } }); // two wrong guesses a minute
  const ann = browser(app.url);
  const { code } = expectOk(await ann.create('Ann')).view;
  const thief = browser(app.url);
  const guesses = [];
  for (let i = 0; i < 4; i += 1) guesses.push(await thief.join(`ABLE-000${i}`, 'Thief'));
  const codes = guesses.map((guess) => (guess.ok ? '' : guess.error.code));
  expect(codes).toEqual(['no-such-room', 'no-such-room', 'too-fast', 'too-fast']);
  expect(await thief.join(code, 'Thief')).toMatchObject({ ok: false, error: { code: 'too-fast' } });
  expectOk(await browser(app.url, ann.token).join(code));
});

test('who guesses passports hears nothing more', async () => {
  const app = await testApp({ vars: { JOINS_PER_MINUTE: '30' } }); // two wrong guesses a minute
  const ann = browser(app.url);
  const { code } = expectOk(await ann.create('Ann')).view;
  const codes = [];
  for (let i = 0; i < 3; i += 1) {
    const guess = await browser(app.url).redeem(`${code}.${String(i).repeat(40)}`);
    codes.push(guess.ok ? '' : guess.error.code);
  }
  expect(codes).toEqual(['passport-expired', 'passport-expired', 'too-fast']);
});
