import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { makeLogger } from '../../src/logger.ts';
import { removeOldRooms } from '../../src/rooms/cleanup.ts';
import { browser, expectOk } from '../play.ts';
import { type ClusterApp, clusterApp } from './clusterApp.ts';
import { query, startPostgres } from './postgres.ts';

const server = await startPostgres();
afterAll(() => server?.stop());

const DAY = 86_400_000;
const removeAt = ({ log, rooms }: ClusterApp, now: number) =>
  removeOldRooms({ log, rooms, logger: makeLogger('silent') }, now);

/** Two servers, and a room that was created at the first one; nobody is connected. */
async function oldRoom() {
  const url = await server!.createDatabase();
  const [a, b] = [await clusterApp(url), await clusterApp(url)];
  onTestFinished(async () => {
    await a.stop();
    await b.stop();
  });
  const ann = browser(a.url);
  const { code } = expectOk(await ann.create('Ann')).view;
  const stored = () => query(url, `SELECT room FROM rooms WHERE room = '${code}'`);
  return { url, a, b, ann, code, stored };
}

describe.skipIf(!server)('old rooms of two servers with one database', () => {
  test('a room is removed by any server, and its old owner learns it', async () => {
    const { a, b, ann, code, stored } = await oldRoom();
    ann.socket.io.reconnection(false);
    await removeAt(b, Date.now() + 31 * DAY);
    expect(await stored()).toEqual([]);
    a.pass(1000);
    await ann.until(({ socket }) => !socket.connected);
    expect(a.rooms.get(code)).toBeUndefined();
  });

  test('a room that somebody is connected to at another server stays', async () => {
    const { a, b, ann, stored } = await oldRoom();
    await removeAt(a, Date.now() + 29 * DAY);
    await removeAt(b, Date.now() + 31 * DAY);
    expect(await stored()).toHaveLength(1);
    await ann.do({ type: 'say', text: 'still here' });
  });

  test('a room that somebody has come back to meanwhile stays', async () => {
    const { a, b, ann, code, stored } = await oldRoom();
    await a.log.append('ABLE-0001', 0, [{ type: 'locked', locked: true, at: 1 }], 1);
    const { idleSince } = b.log;
    const log = {
      ...b.log,
      idleSince: async (before: number) => {
        const idle = await idleSince(before);
        a.time.set(31 * DAY);
        await ann.do({ type: 'say', text: 'here again' });
        return idle;
      },
    };
    await removeOldRooms({ log, rooms: b.rooms, logger: makeLogger('silent') }, Date.now() + 31 * DAY);
    expect(await stored()).toEqual([{ room: code }]);
    expect(await b.log.listRooms()).toEqual([code]);
  });

  test('a room with entries of a newer build is neither claimed nor removed', async () => {
    const { url, b, code } = await oldRoom();
    await query(
      url,
      `INSERT INTO entries SELECT room, version + 1, term, '[{"type":"teleported","at":1}]' FROM rooms`,
    );
    const before = await query(url, 'SELECT room, term FROM rooms');
    await removeAt(b, Date.now() + 31 * DAY);
    expect(await query(url, 'SELECT room, term FROM rooms')).toEqual(before);
    expect(before).toHaveLength(1);
    expect(await b.log.read(code, 0)).not.toEqual([]);
  });
});
