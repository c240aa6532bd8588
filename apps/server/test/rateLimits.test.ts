import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { parseEnv, type ServerLimits } from '../src/env.ts';
import { clientAddress } from '../src/limits/clientAddress.ts';
import { type ConnectionQuota, RateLimits } from '../src/limits/rateLimits.ts';
import { TokenBucket } from '../src/limits/tokenBucket.ts';
import type { TestClient } from './client.ts';
import { testApp, testRandom } from './harness.ts';
import { memoryLog } from './memoryStores.ts';
import { browser, expectOk, playToEnd, started } from './play.ts';

const request = (direct: string, forwarded?: string) =>
  ({
    connection: { remoteAddress: direct },
    headers: { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

test.each([
  ['::ffff:10.0.0.1', undefined, 0, '10.0.0.1'],
  ['10.0.0.1', '6.6.6.6', 0, '10.0.0.1'],
  ['10.0.0.1', '6.6.6.6, 7.7.7.7', 1, '7.7.7.7'],
  ['10.0.0.1', '6.6.6.6, 7.7.7.7, 8.8.8.8', 2, '7.7.7.7'],
  ['10.0.0.1', undefined, 1, '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
  ['2001:db8::5', undefined, 0, '2001:db8::/64'],
  ['2001:db8:0:0:7::', undefined, 0, '2001:db8::/64'],
  ['fe80::1%eth0', undefined, 0, 'fe80::/64'],
  ['::1', undefined, 0, '::/64'],
  ['10.0.0.1', '2001:DB8::9', 1, '2001:db8::/64'],
  ['10.0.0.1', '2001:0db8:0001::9', 1, '2001:db8:1::/64'],
  ['10.0.0.1', '203.0.113.7:1234', 1, '203.0.113.7'],
  ['10.0.0.1', '[2001:db8:1:2::3]:443', 1, '2001:db8:1:2::/64'],
  ['10.0.0.1', '[2001:db8:1:2::3]', 1, '2001:db8:1:2::/64'],
  ['10.0.0.1', '[fe80::1%eth0]:443', 1, 'fe80::/64'],
  ['10.0.0.1', '::ffff:cb00:7107', 1, '203.0.113.7'],
  ['10.0.0.1', '[::FFFF:203.0.113.7]:443', 1, '203.0.113.7'],
  ['10.0.0.1', '0:0:0:0:0:ffff:cb00:7107', 1, '203.0.113.7'],
  ['10.0.0.1', 'somebody:1234', 1, 'unknown'],
])('%s forwarded for %s behind %i proxies is %s', (direct, forwarded, proxies, address) => {
  expect(clientAddress(request(direct, forwarded), proxies)).toBe(address);
});

test('a connection that is closed already has an unknown address', () => {
  const closed = { connection: {}, headers: {} } as unknown as IncomingMessage;
  for (const proxies of [0, 1]) expect(clientAddress(closed, proxies)).toBe('unknown');
});

test('a token bucket allows a burst, then its rate', () => {
  const bucket = new TokenBucket(10);
  expect(Array.from({ length: 25 }, () => bucket.take(1000)).filter(Boolean)).toHaveLength(20);
  expect(bucket.isFull(1000)).toBe(false);
  expect([1100, 1100, 1200].map((now) => bucket.take(now))).toEqual([true, false, true]);
  expect(bucket.isFull(9000)).toBe(true);
});

test('a clock that is set back takes nothing from a token bucket', () => {
  const bucket = new TokenBucket(10);
  const ask = (now: number, times: number) =>
    Array.from({ length: times }, () => bucket.take(now)).filter(Boolean).length;
  expect(ask(5_000_000, 15)).toBe(15);
  expect(bucket.isFull(1000)).toBe(false);
  expect(ask(1000, 9)).toBe(5);
  expect(ask(1500, 9)).toBe(5);
  expect(bucket.isFull(4000)).toBe(true);
});

function limitsOf(vars: Record<string, string>): ServerLimits {
  const env = parseEnv(vars);
  if (!env.ok) throw new Error(env.error);
  return env.value.limits;
}

test('the connections of one address share its limit, and other addresses have their own', () => {
  const vars = { COMMANDS_PER_SECOND: '4', ADDRESS_COMMANDS_PER_SECOND: '5' };
  const limits = new RateLimits(limitsOf(vars));
  const ask = (quota: ConnectionQuota, now: number, times: number) =>
    Array.from({ length: times }, () => limits.allowCommand(quota, now)).filter(Boolean).length;
  expect(ask(limits.quotaFor('10.0.0.1'), 1000, 9)).toBe(8);
  expect(ask(limits.quotaFor('10.0.0.1'), 1000, 9)).toBe(2);
  expect(ask(limits.quotaFor('10.0.0.2'), 1000, 9)).toBe(8);
  expect(ask(limits.quotaFor('10.0.0.1'), 2000, 9)).toBe(5);
});

test('quiet addresses are forgotten when there are many, busy ones are not', () => {
  const limits = new RateLimits(limitsOf({ ADDRESS_COMMANDS_PER_SECOND: '1' }));
  const ask = (address: string, now: number) => limits.allowCommand(limits.quotaFor(address), now);
  for (let i = 0; i < 1000; i += 1) ask(`quiet ${i}`, 1000);
  expect([ask('busy', 60_000), ask('busy', 60_000)]).toEqual([true, true]);
  expect(limits.addresses).toBe(1);
  for (let i = 0; i < 1000; i += 1) ask(`new ${i}`, 60_000);
  expect(ask('busy', 60_000)).toBe(false);
  expect(limits.addresses).toBe(1001);
});

test('many connections of one address are refused together, and allowed again later', async () => {
  const app = await testApp({ vars: { ADDRESS_COMMANDS_PER_SECOND: '1' } });
  const clients = Array.from({ length: 20 }, () => browser(app.url));
  await Promise.all(clients.map((client) => client.connected()));
  const ask = async (client: TestClient) => {
    const answer = await client.sync();
    return answer.ok ? '' : answer.error.code;
  };
  const answers = await Promise.all(clients.map(ask));
  expect([...new Set(answers)].sort()).toEqual(['not-in-a-room', 'too-fast']);
  app.time.pass(1000);
  expect(await ask(clients[0]!)).toBe('not-in-a-room');
});

test('joins are limited by address, for members too', async () => {
  const app = await testApp({ vars: { JOINS_PER_MINUTE: '4' } });
  const ann = browser(app.url);
  const { code } = expectOk(await ann.create('Ann')).view;
  for (const name of ['Bo', 'Cy', 'Di']) expectOk(await browser(app.url).join(code, name));
  expect(await browser(app.url).join(code, 'Ed')).toEqual({ ok: false, error: { code: 'too-fast' } });
  expect(await ann.join(code)).toEqual({ ok: false, error: { code: 'too-fast' } });
  expect(ann.view!.members).toHaveLength(4);
});

test('creating too fast, too many rooms, or on a full server has a refusal each', async () => {
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

test('concurrent creates do not exceed MAX_ROOMS', async () => {
  const app = await testApp({ vars: { MAX_ROOMS: '3' } });
  const clients = Array.from({ length: 10 }, () => browser(app.url));
  const made = await Promise.all(clients.map((client, i) => client.create('Ann', 'red7', `${i}`)));
  const full = { ok: false, error: { code: 'server-full' } };
  expect(made.filter(({ ok }) => ok)).toHaveLength(3);
  expect(made.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 7 }, () => full));
  expect(app.rooms.open).toBe(3);
});

test('only rooms that were made are counted, and a repeated create makes one room', async () => {
  const log = memoryLog();
  let isFull = true;
  const append: typeof log.append = async (...args) => {
    if (isFull) throw new Error('disk full');
    return log.append(...args);
  };
  const app = await testApp({ vars: { ROOMS_PER_ADDRESS: '1', MAX_ROOMS: '1' }, log: { ...log, append } });
  const ann = browser(app.url);
  const create = async (name: string, id: string) => {
    const made = await ann.create(name, 'red7', id);
    return made.ok ? made.value.view.code : made.error.code;
  };
  expect(await create('', 'first')).toBe('name-empty');
  expect(await create('Ann', 'first')).toBe('try-again');
  isFull = false;
  const code = await create('Ann', 'first');
  expect(code).toMatch(/^[A-Z]+-\d+$/);
  expect(await create('Ann', 'first')).toBe(code); // the answer was lost
  const other = await browser(app.url).create('Bo', 'red7', 'first');
  expect(other).toEqual({ ok: false, error: { code: 'server-full' } });
});

test('the code of a room cannot be computed without the key', async () => {
  const codeOf = async (codeKey: string) => {
    const app = await testApp({ codeKey });
    return expectOk(await browser(app.url, 'ab'.repeat(32)).create('Ann', 'red7', 'first')).view.code;
  };
  const code = await codeOf('one key');
  expect(await codeOf('one key')).toBe(code);
  expect(await codeOf('another key')).not.toBe(code);
});

test.each([
  ['counted by the address that it names', '1', ['ok', 'ok', 'too-fast']],
  ['not believed', '0', ['ok', 'too-fast', 'too-fast']],
])('behind a proxy of which %s (TRUST_PROXY=%s)', async (_what, TRUST_PROXY, answers) => {
  const app = await testApp({ vars: { TRUST_PROXY, CREATES_PER_MINUTE: '1', JOINS_PER_MINUTE: '15' } });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const addresses = ['6.6.6.6', '7.7.7.7', '6.6.6.6'];
  const create = async (address: string) => {
    const made = await browser(app.url, undefined, from(address)).create('Ann');
    return made.ok ? 'ok' : made.error.code;
  };
  // One wrong guess a minute.
  const guess = async (address: string) =>
    (await fetch(`${app.url}/api/replays/ABLE-0001/1`, { headers: from(address) })).status;
  const made = [];
  const guessed = [];
  for (const address of addresses) {
    made.push(await create(address));
    guessed.push(await guess(address));
  }
  expect(made).toEqual(answers);
  expect(guessed).toEqual(answers.map((answer) => (answer === 'ok' ? 404 : 429)));
});

test('an address that guessed too many codes learns nothing more, but its members come back', async () => {
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

test('networks of one provider share their wrong codes: a /56 has four times, a /48 sixteen times those of a /64', async () => {
  const limits = new RateLimits(limitsOf({ JOINS_PER_MINUTE: '30' })); // two wrong codes a minute
  const guess = async (address: string) => (await limits.allowLookup(null, address)) && 1;
  const countAllowed = async (addresses: readonly string[]) => {
    let allowed = 0;
    for (const address of addresses) if (await guess(address)) allowed += 1;
    return allowed;
  };
  const hex = (n: number) => n.toString(16);
  const inOne56 = Array.from({ length: 20 }, (_, i) => `2001:db8:1:${hex(i)}::/64`);
  expect(await countAllowed(inOne56)).toBe(8);
  const inOne48 = Array.from({ length: 60 }, (_, i) => `2001:db8:2:${hex(i)}00::/64`);
  expect(await countAllowed(inOne48)).toBe(32);
  expect(await limits.allowLookup('a room', '2001:db8:2:ff00::/64')).toBe(false);
  expect(await limits.allowLookup('a room', '2001:db8:3::/64')).toBe(true);
});

test('while the whole server is searched for codes each address has two misses, and right codes are found', async () => {
  const limits = new RateLimits(limitsOf({ JOINS_PER_MINUTE: '150' })); // ten wrong codes a minute
  const guess = (address: string) => limits.allowLookup(null, address);
  for (let i = 0; i < 300; i += 1) expect(await guess(`10.0.${i >> 8}.${i & 255}`)).toBe(true);
  expect([await guess('11.0.0.1'), await guess('11.0.0.1'), await guess('11.0.0.1')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await limits.allowLookup('a room', '12.0.0.1')).toBe(true);
});

test('wrong codes of replays and joins are counted together', async () => {
  const app = await testApp({ vars: { JOINS_PER_MINUTE: '45' } }); // three wrong guesses a minute
  const clients = await started(app.url, 'my-number', 3);
  const { code } = clients[0]!.view!;
  await playToEnd(clients, testRandom(2));
  const ask = async (path: string) => (await fetch(`${app.url}/api/replays/${path}`)).status;
  expect(await ask(`${code}/1`)).toBe(200); // the right ones cost nothing
  expect(await browser(app.url).join('ABLE-0000', 'Thief')).toMatchObject({
    error: { code: 'no-such-room' },
  });
  const guesses = [];
  for (const path of ['ABLE-0001/1', `${code}/2`, 'ABLE-0002/1', `${code}/1`]) guesses.push(await ask(path));
  expect(guesses).toEqual([404, 404, 429, 429]);
  expect(await browser(app.url).join(code, 'Thief')).toMatchObject({ error: { code: 'too-fast' } });
});

test('concurrent guesses are counted one by one', async () => {
  const app = await testApp({ vars: { JOINS_PER_MINUTE: '30' } }); // two wrong guesses a minute
  const ask = async (i: number) => (await fetch(`${app.url}/api/replays/ABLE-000${i}/1`)).status;
  const guesses = await Promise.all(Array.from({ length: 6 }, (_, i) => ask(i)));
  expect(guesses.sort()).toEqual([404, 404, 429, 429, 429, 429]);
});

test('an address gets 120 replays a minute', async () => {
  const app = await testApp();
  const ask = async () => (await fetch(`${app.url}/api/replays/KITE-4271/1`)).status;
  const answers = await Promise.all(Array.from({ length: 121 }, ask));
  expect(answers.filter((status) => status === 404)).toHaveLength(120);
  expect(answers.filter((status) => status === 429)).toHaveLength(1);
});

test('an address that guessed too many passports learns nothing more', async () => {
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
