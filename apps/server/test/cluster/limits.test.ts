import type { RoomEntry } from '@fivefold/room';
import { Client } from 'pg';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { RateLimits } from '../../src/limits/rateLimits.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { postRoom } from '../client.ts';
import { browser, expectOk } from '../play.ts';
import { clusterApp } from './clusterApp.ts';
import { startPostgres } from './postgres.ts';
import { proxiedUrl } from './tcpProxy.ts';

const server = await startPostgres();
afterAll(() => server?.stop());

const tooFast = { ok: false, error: { code: 'too-fast' } };
const create = (url: string) => postRoom(url, { token: 'ab'.repeat(32), name: 'Ann' });

describe.skipIf(!server)('limits of two servers with one database', () => {
  test('new rooms of an address are counted for all servers', async () => {
    const url = await server!.createDatabase();
    const both = [];
    for (let i = 0; i < 2; i += 1)
      both.push(await clusterApp(url, { vars: { CREATES_PER_MINUTE: '3', ROOMS_PER_ADDRESS: '2' } }));
    const [a, b] = both as [(typeof both)[0], (typeof both)[0]];
    expectOk(await create(a.url));
    expectOk(await create(b.url));
    expect(await create(a.url)).toEqual({ ok: false, error: { code: 'too-many-rooms' } });
    expect(await create(b.url)).toEqual(tooFast);
  });

  test('wrong codes of an address are counted for all servers', async () => {
    const url = await server!.createDatabase();
    const vars = { JOINS_PER_MINUTE: '30' }; // two wrong codes a minute
    const [a, b] = [await clusterApp(url, { vars }), await clusterApp(url, { vars })];
    const code = expectOk(await create(a.url));
    const noRoom = { ok: false, error: { code: 'no-such-room' } };
    expect(await browser(a.url).join('ABLE-0001', 'Bo')).toEqual(noRoom);
    expect(await browser(b.url).join('ABLE-0002', 'Bo')).toEqual(noRoom);
    expect(await browser(b.url).join(code, 'Bo')).toEqual(tooFast);
    expect(await browser(a.url).join(code, 'Bo')).toEqual(tooFast);
  });

  test('moves are stored while requests wait to be counted', async () => {
    const url = await server!.createDatabase();
    const { log, sharedLimiter } = await openPostgres(url, { clock: () => performance.now() / 1000 });
    const other = new Client({ connectionString: url });
    await other.connect();
    onTestFinished(async () => {
      await other.end();
      await log.close();
    });
    const limiter = sharedLimiter('test', 100, 60);
    await limiter.consume('6.6.6.6');
    await other.query('BEGIN');
    await other.query('SELECT * FROM rate_limits FOR UPDATE');
    let counted = 0;
    const requests = Array.from({ length: 20 }, () => limiter.consume('6.6.6.6').then(() => (counted += 1)));
    const entry: RoomEntry = { type: 'said', member: 'm1', text: 'hello', at: 1 };
    expect(await log.append('ABLE-0001', 0, [entry], 1)).toBe('ok');
    expect(counted).toBe(0);
    await other.query('COMMIT');
    await Promise.all(requests);
  });

  test('while the database is away, a server counts for itself', async () => {
    const { url, proxy } = await proxiedUrl(await server!.createDatabase());
    const { log, sharedLimiter } = await openPostgres(url, { clock: () => performance.now() / 1000 });
    onTestFinished(async () => {
      await log.close();
      await proxy.close();
    });
    const limits = {
      maxRooms: 1,
      roomsPerAddress: 1,
      createsPerMinute: 2,
      joinsPerMinute: 15,
      commandsPerSecond: 1,
      addressCommandsPerSecond: 1,
    };
    const rateLimits = new RateLimits(limits, sharedLimiter);
    proxy.refuse();
    const allowed = [];
    for (let i = 0; i < 3; i += 1) allowed.push(await rateLimits.allow('create', '6.6.6.6'));
    expect(allowed).toEqual([true, true, false]);
    expect(await rateLimits.allowLookup(null, '6.6.6.6')).toBe(true);
    expect(await rateLimits.allowLookup(null, '6.6.6.6')).toBe(false);
  });
});
