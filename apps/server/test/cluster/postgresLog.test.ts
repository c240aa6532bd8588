import type { RoomEntry } from '@fivefold/room';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres, type PostgresStoreCallbacks } from '../../src/store/postgres.ts';
import type { RoomLog } from '../../src/store/roomLog.ts';
import { StoreUnavailableError } from '../../src/store/unavailable.ts';
import { deviceStoreContract } from '../deviceStoreContract.ts';
import { eveningStoreContract } from '../eveningStoreContract.ts';
import { readAll } from '../readAll.ts';
import { roomLogContract } from '../roomLogContract.ts';
import { query, startPostgres } from './postgres.ts';
import { proxiedUrl } from './tcpProxy.ts';

const clock = () => performance.now() / 1000;
const entry = (text: string): RoomEntry => ({ type: 'said', member: 'm1', text, at: 1 });
const server = await startPostgres();
afterAll(() => server?.stop());

const newDatabase = () => server!.createDatabase();

/** A server's log; closed after the test. */
async function openLog(url: string, options: Partial<PostgresStoreCallbacks> = {}): Promise<RoomLog> {
  const { log } = await openPostgres(url, { clock, ...options });
  onTestFinished(() => log.close());
  return log;
}

describe.skipIf(!server)('PostgreSQL', () => {
  const openNew = async () => openPostgres(await newDatabase(), { clock });
  roomLogContract('PostgreSQL', async () => (await openNew()).log);
  eveningStoreContract('PostgreSQL', openNew);
  deviceStoreContract('PostgreSQL', openNew);

  test('a claim takes a room from its owner, whose appends then fail', async () => {
    const url = await newDatabase();
    const [a, b] = [await openLog(url), await openLog(url)];
    expect(await b.ownership!.claim('KITE-1')).toBe(false);
    await a.append('KITE-1', 0, [entry('a')], 1);
    expect(await a.ownership!.lost()).toEqual([]);
    expect(await b.append('KITE-1', 1, [entry('x')], 1)).toBe('lost');
    expect(await b.ownership!.claim('KITE-1')).toBe(true);
    expect(await a.append('KITE-1', 1, [entry('x')], 1)).toBe('lost');
    expect(await b.append('KITE-1', 1, [entry('b')], 1)).toBe('ok');
    expect(await readAll(a, 'KITE-1')).toEqual(['a', 'b'].map(entry));
  });

  test('a group of 50 with one lost room stores the other 49', async () => {
    const url = await newDatabase();
    const commits: number[] = [];
    const a = await openLog(url, { onCommit: (_, appends) => commits.push(appends) });
    const b = await openLog(url);
    const rooms = Array.from({ length: 50 }, (_, i) => `KITE-${i}`);
    await Promise.all(rooms.map((room) => a.append(room, 0, [entry('a')], 1)));
    await b.ownership!.claim('KITE-17');
    const results = await Promise.all(rooms.map((room) => a.append(room, 1, [entry('b')], 1)));
    expect(results).toEqual(rooms.map((room) => (room === 'KITE-17' ? 'lost' : 'ok')));
    expect(commits).toEqual([50, 50]);
    expect(await readAll(b, 'KITE-17')).toEqual([entry('a')]);
    expect(await readAll(b, 'KITE-18')).toEqual(['a', 'b'].map(entry));
  });

  test('an append without entries does not touch the row', async () => {
    const url = await newDatabase();
    const log = await openLog(url);
    await log.append('KITE-1', 0, [entry('a')], 1);
    const row = `SELECT xmin, version, term FROM rooms`;
    const before = await query(url, row);
    expect(await log.append('KITE-1', 1, [], 2)).toBe('ok');
    expect(await query(url, row)).toEqual(before);
  });

  test('a lost room is reported once, and left to the other server for two seconds', async () => {
    const url = await newDatabase();
    let time = 0;
    const [a, b] = [await openLog(url, { clock: () => time }), await openLog(url)];
    await a.append('KITE-1', 0, [entry('a')], 1);
    await b.ownership!.claim('KITE-1');
    expect(await a.ownership!.lost()).toEqual(['KITE-1']);
    expect(await a.ownership!.lost()).toEqual([]);
    await expect(a.ownership!.claim('KITE-1')).rejects.toThrow(StoreUnavailableError);
    time = 2;
    expect(await a.ownership!.claim('KITE-1')).toBe(true);
    expect(await b.ownership!.lost()).toEqual(['KITE-1']);
  });

  test('a room that changes hands more than three times in ten seconds is reported', async () => {
    const url = await newDatabase();
    let time = 0;
    const thrashed: string[] = [];
    const a = await openLog(url, { clock: () => time, onThrash: (room) => thrashed.push(room) });
    const b = await openLog(url, { clock: () => time });
    await a.append('KITE-1', 0, [entry('a')], 1);
    const take = async (from: RoomLog, to: RoomLog) => {
      await to.ownership!.claim('KITE-1');
      await from.ownership!.lost();
      time += 2;
    };
    await take(a, b);
    await take(b, a);
    await take(a, b);
    expect(thrashed).toEqual([]);
    await take(b, a);
    expect(thrashed).toEqual(['KITE-1']);
  });

  test('only the owner removes a room', async () => {
    const url = await newDatabase();
    const [a, b] = [await openLog(url), await openLog(url)];
    await a.append('KITE-1', 0, [entry('a')], 1);
    await expect(b.remove('KITE-1', [])).rejects.toThrow('another server');
    await b.ownership!.claim('KITE-1');
    await expect(a.remove('KITE-1', [])).rejects.toThrow('another server');
    await b.remove('KITE-1', []);
    expect(await a.listRooms()).toEqual([]);
  });

  test('all servers of a database have one code key', async () => {
    const url = await newDatabase();
    const both = await Promise.all([openPostgres(url, { clock }), openPostgres(url, { clock })]);
    expect(both[0].codeKey).toMatch(/^[0-9a-f]{64}$/);
    expect(both[1].codeKey).toBe(both[0].codeKey);
    for (const { log } of both) await log.close();
  });

  test.each([0, 1])('an append at version %i whose answer is lost is found by its term', async (version) => {
    const { url, proxy } = await proxiedUrl(await newDatabase());
    let retries = 0;
    const log = await openLog(url, { onRetry: () => (retries += 1) });
    onTestFinished(() => proxy.close());
    if (version > 0) await log.append('KITE-1', 0, [entry('a')], 1);
    else await log.listRooms(); // a connection that is cut must be open
    proxy.cutNextAnswer();
    expect(await log.append('KITE-1', version, [entry('b')], 1)).toBe('ok');
    expect(retries).toBeGreaterThan(0);
    expect(await readAll(log, 'KITE-1')).toEqual([...(version > 0 ? ['a'] : []), 'b'].map(entry));
    expect(await log.append('KITE-1', version + 1, [entry('c')], 1)).toBe('ok');
  });

  test('while the database is away nothing fails for ten seconds, then `Unavailable`', async () => {
    const { url, proxy } = await proxiedUrl(await newDatabase());
    onTestFinished(() => proxy.close());
    let time = 0;
    const log = await openLog(url, {
      clock: () => time,
      onRetry: () => {
        time += 1;
        if (time === 5 && comesBack) proxy.pass();
      },
    });
    let comesBack = true;
    await log.append('KITE-1', 0, [entry('a')], 1);
    proxy.refuse();
    expect(await log.append('KITE-1', 1, [entry('b')], 1)).toBe('ok');
    comesBack = false;
    time = 0;
    proxy.refuse();
    await expect(log.append('KITE-1', 2, [entry('c')], 1)).rejects.toThrow(StoreUnavailableError);
    expect(time).toBe(10);
    proxy.pass();
    expect(await readAll(log, 'KITE-1')).toEqual(['a', 'b'].map(entry));
  });
});
