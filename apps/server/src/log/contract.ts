import type { Entry } from '@fivefold/room';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Replay, RoomLog } from './roomLog.ts';

const DAY = 86_400_000;
const entry = (text: string): Entry => ({ type: 'said', member: 'm1', text, at: 1 });
const replay = (room: string, number: number): Replay => ({
  room,
  number,
  game: 'red7',
  rules: 'red7@1',
  options: {},
  seed: '00',
  names: ['Ann', 'Bo'],
  actions: [{ seat: 0, action: { type: 'fold' } }],
});

/** What every log keeps. */
export function roomLogContract(name: string, open: () => Promise<RoomLog>): void {
  describe(`the ${name} log`, () => {
    let log: RoomLog;
    beforeEach(async () => {
      log = await open();
      return () => log.close();
    });

    test('gives back what was appended, in order', async () => {
      expect(await log.append('KITE-1', 0, [entry('a'), entry('b')], DAY)).toBe('ok');
      expect(await log.append('KITE-1', 2, [entry('c')], DAY)).toBe('ok');
      expect(await log.read('KITE-1', 0)).toEqual([entry('a'), entry('b'), entry('c')]);
      expect(await log.read('KITE-1', 1)).toEqual([entry('b'), entry('c')]);
      expect(await log.read('KITE-1', 2)).toEqual([entry('c')]);
      expect(await log.read('KITE-1', 3)).toEqual([]);
      expect(await log.read('KITE-2', 0)).toEqual([]);
    });

    test.each([false, true])(
      'takes what was gathered once, even where more is expected: %s',
      async (more) => {
        let asked = 0;
        const take = () => {
          asked += 1;
          return [entry('a'), entry('b')];
        };
        expect(await log.append('KITE-1', 0, { take, expectsMore: () => more }, DAY)).toBe('ok');
        expect(asked).toBe(1);
        expect(await log.read('KITE-1', 0)).toEqual([entry('a'), entry('b')]);
      },
    );

    test.each([0, 1, 3, 7])(
      'conflicts at version %i of a room at version 2, and stores nothing',
      async (version) => {
        await log.append('KITE-1', 0, [entry('a'), entry('b')], DAY);
        expect(await log.append('KITE-1', version, [entry('x'), entry('y')], DAY)).toBe('conflict');
        expect(await log.read('KITE-1', 0)).toEqual([entry('a'), entry('b')]);
      },
    );

    test('of two that append to the same version at once, one wins', async () => {
      const both = await Promise.all([
        log.append('KITE-1', 0, [entry('a')], DAY),
        log.append('KITE-1', 0, [entry('b')], DAY),
      ]);
      expect([...both].sort()).toEqual(['conflict', 'ok']);
      expect(await log.read('KITE-1', 0)).toEqual([entry(both[0] === 'ok' ? 'a' : 'b')]);
    });

    test('a conflict in one room does not touch the others of its group', async () => {
      await log.append('KITE-1', 0, [entry('a')], DAY);
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, i) => log.append(`KITE-${i}`, 0, [entry(`${i}`)], DAY)),
      );
      expect(results.map((result, i) => (result === 'ok') === (i !== 1))).toEqual(results.map(() => true));
      expect(await log.read('KITE-7', 0)).toEqual([entry('7')]);
      expect(await log.read('KITE-1', 0)).toEqual([entry('a')]);
    });

    test('a room that throws when it is asked is told so, and does not touch the others of its group', async () => {
      const bug = () => {
        throw new Error('a bug');
      };
      const results = await Promise.allSettled([
        log.append('KITE-1', 0, [entry('a')], DAY),
        log.append('KITE-2', 0, { take: bug, expectsMore: () => false }, DAY),
        log.append('KITE-3', 0, { take: () => [entry('c')], expectsMore: bug }, DAY),
      ]);
      expect(results).toEqual([
        { status: 'fulfilled', value: 'ok' },
        { status: 'rejected', reason: new Error('a bug') },
        { status: 'fulfilled', value: 'ok' },
      ]);
      expect(await log.append('KITE-2', 0, [entry('b')], DAY)).toBe('ok');
    });

    test('keeps every character of a text', async () => {
      const texts = ['«ёлка»', '👩‍👩‍👧', '\u2028', '"\\', ' ', '\0 after'];
      await log.append('KITE-1', 0, texts.map(entry), DAY);
      expect(await log.read('KITE-1', 0)).toEqual(texts.map(entry));
    });

    test('knows which rooms are idle, give or take a day', async () => {
      await log.append('KITE-1', 0, [entry('a')], 10 * DAY);
      await log.append('KITE-2', 0, [entry('a')], 10 * DAY);
      await log.append('KITE-2', 1, [entry('b')], 20 * DAY);
      expect(await log.idleSince(9 * DAY)).toEqual([]);
      expect(await log.idleSince(15 * DAY)).toEqual(['KITE-1']);
    });

    test('forgets a room, keeps its finished games, and never gives its code again', async () => {
      await log.append('KITE-1', 0, [entry('a')], DAY);
      await log.remove('KITE-1', [replay('KITE-1', 1), replay('KITE-1', 2)]);
      expect(await log.read('KITE-1', 0)).toEqual([]);
      expect(await log.idleSince(99 * DAY)).toEqual([]);
      expect(await log.replay('KITE-1', 2)).toEqual(replay('KITE-1', 2));
      expect(await log.replay('KITE-1', 3)).toBeNull();
      expect(await log.append('KITE-1', 0, [entry('b')], DAY)).toBe('conflict');
    });

    test('a room without finished games leaves its code free', async () => {
      await log.append('KITE-1', 0, [entry('a')], DAY);
      await log.remove('KITE-1', []);
      expect(await log.append('KITE-1', 0, [entry('b')], DAY)).toBe('ok');
    });
  });
}
