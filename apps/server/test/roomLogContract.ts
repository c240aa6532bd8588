import type { RoomEntry } from '@fivefold/room';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ReplayRecord } from '../src/rooms/replay.ts';
import type { RoomCheckpoint, RoomLog } from '../src/store/roomLog.ts';
import { readAll } from './readAll.ts';

const DAY = 86_400_000;
const entry = (text: string): RoomEntry => ({ type: 'said', member: 'm1', text, at: 1 });
const replay = (room: string, number: number): ReplayRecord => ({
  room,
  number,
  game: 'red7',
  rules: 'red7@1',
  options: {},
  seed: '00',
  names: ['Ann', 'Bo'],
  actions: [{ seat: 0, action: { type: 'fold' } }],
});

const checkpoint = (version: number, foldVersion = 'now'): RoomCheckpoint => ({
  version,
  foldVersion,
  json: `{"version":${version}}`,
});

/** What every implementation of the port must do. */
export function roomLogContract(name: string, open: () => Promise<RoomLog>): void {
  describe(`the ${name} log`, () => {
    let log: RoomLog;
    beforeEach(async () => {
      log = await open();
      return () => log.close();
    });

    test('gives back appended entries in order, from any version on', async () => {
      expect(await log.append('KITE-1', 0, [entry('a'), entry('b')], DAY)).toBe('ok');
      expect(await log.append('KITE-1', 2, [entry('c')], DAY)).toBe('ok');
      for (const from of [0, 1, 2, 3])
        expect(await log.read('KITE-1', from)).toEqual(['a', 'b', 'c'].slice(from).map(entry));
      expect(await log.read('KITE-2', 0)).toEqual([]);
    });

    test('gives a long log back in pages', async () => {
      const texts = Array.from({ length: 500 }, (_, i) => `${i}`);
      for (const [version, text] of texts.entries()) await log.append('KITE-1', version, [entry(text)], DAY);
      expect((await log.read('KITE-1', 0)).length).toBeLessThanOrEqual(64);
      expect(await readAll(log, 'KITE-1')).toEqual(texts.map(entry));
      expect(await readAll(log, 'KITE-1', 123)).toEqual(texts.slice(123).map(entry));
    });

    test.each([0, 1, 3, 7])(
      'refuses an append at version %i to a room at version 2, and stores nothing of it',
      async (version) => {
        await log.append('KITE-1', 0, [entry('a'), entry('b')], DAY);
        const derived = { checkpoint: checkpoint(2), replays: [replay('KITE-1', 1)] };
        expect(await log.append('KITE-1', version, [entry('x'), entry('y')], DAY, derived)).toBe('conflict');
        expect(await log.read('KITE-1', 0)).toEqual([entry('a'), entry('b')]);
        expect(await log.checkpoint('KITE-1', 'now')).toBeNull();
        expect(await log.replay('KITE-1', 1)).toBeNull();
      },
    );

    test('lets one of two appends to the same version win', async () => {
      const both = await Promise.all([
        log.append('KITE-1', 0, [entry('a')], DAY),
        log.append('KITE-1', 0, [entry('b')], DAY),
      ]);
      expect([...both].sort()).toEqual(['conflict', 'ok']);
      expect(await log.read('KITE-1', 0)).toEqual([entry(both[0] === 'ok' ? 'a' : 'b')]);
    });

    test('stores nothing, and touches nothing, for an append without entries', async () => {
      await log.append('KITE-1', 0, [entry('a')], DAY);
      expect(await log.append('KITE-1', 1, [], 9 * DAY)).toBe('ok');
      expect(await log.idleSince(5 * DAY)).toEqual(['KITE-1']);
      expect(await log.read('KITE-1', 0)).toEqual([entry('a')]);
    });

    test('a conflict in one room does not touch other rooms of its group', async () => {
      await log.append('KITE-1', 0, [entry('a')], DAY);
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, i) => log.append(`KITE-${i}`, 0, [entry(`${i}`)], DAY)),
      );
      expect(results.map((result, i) => (result === 'ok') === (i !== 1))).toEqual(results.map(() => true));
      expect(await log.read('KITE-7', 0)).toEqual([entry('7')]);
      expect(await log.read('KITE-1', 0)).toEqual([entry('a')]);
      expect(await log.listRooms()).toHaveLength(20);
    });

    test('keeps every character of a text', async () => {
      const texts = ['«ёлка»', '👩‍👩‍👧', '\u2028', '"\\', ' ', '\0 after'];
      await log.append('KITE-1', 0, texts.map(entry), DAY);
      expect(await log.read('KITE-1', 0)).toEqual(texts.map(entry));
    });

    test('keeps the newest checkpoint, for the fold version that made it', async () => {
      await log.append('KITE-1', 0, [entry('a')], DAY, { checkpoint: checkpoint(1) });
      await log.append('KITE-1', 1, [entry('b')], DAY, { checkpoint: checkpoint(2) });
      await log.append('KITE-1', 2, [entry('c')], DAY);
      expect(await log.checkpoint('KITE-1', 'now')).toEqual(checkpoint(2));
      expect(await log.checkpoint('KITE-1', 'before')).toBeNull();
      expect(await log.checkpoint('KITE-2', 'now')).toBeNull();
    });

    test('stores the replay of a game with the entries that end it', async () => {
      await log.append('KITE-1', 0, [entry('a')], DAY, { replays: [replay('KITE-1', 1)] });
      expect(await log.replay('KITE-1', 1)).toEqual(replay('KITE-1', 1));
      expect(await log.replay('KITE-1', 2)).toBeNull();
      expect(await log.hasReplays('KITE-1')).toBe(true);
      expect(await log.append('KITE-1', 1, [entry('b')], DAY)).toBe('ok');
    });

    test('knows which rooms are idle, give or take a day', async () => {
      await log.append('KITE-1', 0, [entry('a')], 10 * DAY);
      await log.append('KITE-2', 0, [entry('a')], 10 * DAY);
      await log.append('KITE-2', 1, [entry('b')], 20 * DAY);
      expect(await log.idleSince(9 * DAY)).toEqual([]);
      expect(await log.idleSince(15 * DAY)).toEqual(['KITE-1']);
    });

    test('gives rooms that are due, each once until its next try, and keeps rooms that wait for a clock', async () => {
      for (const room of ['KITE-1', 'KITE-2', 'KITE-3', 'KITE-4'])
        await log.append(room, 0, [entry('a')], DAY, { wakeAt: room === 'KITE-4' ? 9 * DAY : 2 * DAY });
      await log.append('KITE-2', 1, [entry('b')], DAY); // leaves its time alone
      await log.append('KITE-3', 1, [entry('b')], DAY, { wakeAt: null });
      expect(await log.takeDue(2 * DAY - 1, 3 * DAY, 10)).toEqual([]);
      const first = await log.takeDue(2 * DAY, 3 * DAY, 1);
      const second = await log.takeDue(2 * DAY, 3 * DAY, 1);
      expect([...first, ...second].sort()).toEqual(['KITE-1', 'KITE-2']);
      expect(await log.takeDue(2 * DAY, 3 * DAY, 10)).toEqual([]);
      expect([...(await log.takeDue(3 * DAY, 4 * DAY, 10))].sort()).toEqual(['KITE-1', 'KITE-2']);
      expect(await log.idleSince(99 * DAY)).toEqual(['KITE-3']);
    });

    test('a room is due for its notifications too, and does not stay for them', async () => {
      await log.append('KITE-1', 0, [entry('a')], DAY);
      await log.setNotifyAt('KITE-1', 2 * DAY);
      expect(await log.takeDue(2 * DAY, 3 * DAY, 10)).toEqual(['KITE-1']);
      await log.setNotifyAt('KITE-1', null);
      expect(await log.takeDue(9 * DAY, 9 * DAY, 10)).toEqual([]);
      expect(await log.idleSince(99 * DAY)).toEqual(['KITE-1']);
    });

    test('removes a room, keeps its replays, and never gives its code again', async () => {
      await log.append('KITE-1', 0, [entry('a')], DAY, { checkpoint: checkpoint(1) });
      await log.remove('KITE-1', [replay('KITE-1', 1), replay('KITE-1', 2)]);
      expect(await log.read('KITE-1', 0)).toEqual([]);
      expect(await log.checkpoint('KITE-1', 'now')).toBeNull();
      expect(await log.idleSince(99 * DAY)).toEqual([]);
      expect(await log.replay('KITE-1', 2)).toEqual(replay('KITE-1', 2));
      expect(await log.replay('KITE-1', 3)).toBeNull();
      expect(await log.append('KITE-1', 0, [entry('b')], DAY)).toBe('conflict');
    });

    test('frees the code of a removed room without finished games', async () => {
      await log.append('KITE-1', 0, [entry('a')], DAY);
      await log.remove('KITE-1', []);
      expect(await log.append('KITE-1', 0, [entry('b')], DAY)).toBe('ok');
    });
  });
}
