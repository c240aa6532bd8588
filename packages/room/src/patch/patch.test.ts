import { fastRandom, type GameId, games, pickRandom, type Random, randomBelow } from '@fivefold/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Party } from '../../testing/party.ts';
import { roomView } from '../roomView.ts';
import type { RoomView } from '../view.ts';
import { applyJsonChange, applyPatch } from './apply.ts';
import type { JsonChange, RoomViewPatch } from './change.ts';
import { diffJson, diffRoomViews, SharedDiffCache } from './diff.ts';

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const json = fc.jsonValue({ maxDepth: 5 }).map(copyOf);

/** As it goes over the wire. */
const patched = (before: unknown, after: unknown): unknown => {
  const change = diffJson(before, after);
  return change === undefined ? before : applyJsonChange(before, copyOf(change));
};

describe('[P40 P42] a change is written as', () => {
  const long = 'a line that is longer than a splice';
  test.each<[what: string, before: unknown, after: unknown, change: JsonChange | undefined]>([
    ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, undefined],
    ['nothing for another order of keys', { a: 1, b: 2 }, { b: 2, a: 1 }, undefined],
    ['a plain value', { move: 41 }, { move: 42 }, { move: 42 }],
    ['null', { clock: { seats: [1] } }, { clock: null }, { clock: null }],
    ['an object that replaces', { c: null }, { c: { d: 1 } }, { c: ['set', { d: 1 }] }],
    ['a new key', { a: 1 }, { a: 1, b: [2] }, { b: ['set', [2]] }],
    ['a deleted key', { a: long, b: 1 }, { a: long }, { b: ['delete'] }],
    ['an index', { ready: [false, false] }, { ready: [false, true] }, { ready: { 1: true } }],
    ['a descent', { seats: [{ n: 1, x: long }] }, { seats: [{ n: 2, x: long }] }, { seats: { 0: { n: 2 } } }],
    ['items at the end', [7], [7, 8, [9]], ['add', 8, [9]]],
    ['an item taken out', [long, 1, long], [long, long], ['remove', 1]],
    ['items taken out', [long, 1, 2, long], [long, long], ['splice', 1, 2]],
    ['items put in', [long, long], [long, 5, long], ['splice', 1, 0, 5]],
    [
      'a window that slides',
      ['a', long, `${long}.`],
      [long, `${long}.`, 'd'],
      [
        'all',
        [
          ['remove', 0],
          ['add', 'd'],
        ],
      ],
    ],
    [
      'a change and more items',
      [{ n: 1, x: long }],
      [{ n: 2, x: long }, 3],
      ['all', [{ 0: { n: 2 } }, ['add', 3]]],
    ],
  ])('%s', (_what, before, after, change) => {
    expect(diffJson(before, after)).toEqual(change);
    expect(patched(before, after)).toEqual(after);
  });
});

describe('[P49] a patch gives the value that it was made for', () => {
  test('with any two JSON values', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(patched(a, b)).toEqual(b);
      }),
      { numRuns: 2000 },
    );
  });

  test('with a value and a few changes of it, and leaves the value before as it was', () => {
    fc.assert(
      fc.property(json, fc.nat(), (before, seed) => {
        const after = changed(before, fastRandom(seed));
        const untouched = copyOf(before);
        expect(patched(before, after)).toEqual(after);
        expect(before).toEqual(untouched);
      }),
      { numRuns: 3000 },
    );
  });

  test.each(Object.keys(games) as GameId[])('with every view of a whole game of %s', (id) => {
    const names = ['Anna', 'Boris', 'Vera'];
    const party = Party.of(id, ...names);
    if (!games[id]!.seatsFor) party.drops('Vera').returns('Vera');
    const watching = party.room.members.map(({ id: member }) => member);
    let sent = watching.map((member) => roomView(party.room, member));
    let views: readonly RoomView[] = sent.map(copyOf);
    const random = fastRandom(5);
    party.does('Anna', { type: 'start' });
    for (let before = party.room; ; before = party.room) {
      party.plays(random, (room) => room !== before);
      const now = watching.map((member) => roomView(party.room, member));
      views = views.map((view, i) => {
        const patch = diffRoomViews(view, now[i]!);
        const shared = diffRoomViews(sent[i]!, now[i]!);
        expect(JSON.stringify(shared), 'the bytes of views that share objects').toBe(JSON.stringify(patch));
        return patch ? applyPatch(view, copyOf(patch)) : view;
      });
      sent = now;
      expect(views).toEqual(watching.map((member) => copyOf(roomView(party.room, member))));
      if (party.room === before) return;
    }
  });
});

test('[P23 P50] equal values give equal bytes, whether their parts are the same objects or not', () => {
  fc.assert(
    fc.property(json, fc.nat(), (before, seed) => {
      const after = changed(before, fastRandom(seed));
      const bytes = JSON.stringify(diffJson(before, after));
      expect(JSON.stringify(diffJson(copyOf(before), copyOf(after)))).toBe(bytes);
      expect(JSON.stringify(diffJson(before, copyOf(after)))).toBe(bytes);
    }),
    { numRuns: 2000 },
  );
});

test('[P23] viewers who share parts get what each would get alone', () => {
  const viewers = fc.array(fc.tuple(json, fc.nat()), { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(json, fc.nat(), viewers, (shared, seed, others) => {
      const next = changed(shared, fastRandom(seed));
      const known = new SharedDiffCache();
      for (const [own, ownSeed] of others) {
        const [before, after] = [
          { shared, own },
          { shared: next, own: changed(own, fastRandom(ownSeed)) },
        ];
        expect(diffJson(before, after, known)).toEqual(diffJson(before, after));
        // The same part, and another one after it: only both together were compared before.
        expect(diffJson(shared, own, known)).toEqual(diffJson(shared, own));
      }
    }),
    { numRuns: 1000 },
  );
});

test('[P41] unchanged parts stay the same objects', () => {
  const before = { kept: { deep: [1, 2] }, list: [{ a: 1 }, { a: 2 }], n: 1 };
  const after = patched(before, { ...copyOf(before), list: [{ a: 1 }, { a: 3 }], n: 2 }) as typeof before;
  expect(after.kept).toBe(before.kept);
  expect(after.list[0]).toBe(before.list[0]);
  expect(before.list[1]).toEqual({ a: 2 });
});

test('[P47] a key that holds undefined is a missing key', () => {
  expect(diffJson({ a: 1, b: undefined }, { a: 1 })).toBeUndefined();
  expect(diffJson({ a: 1 }, { a: 1, b: undefined })).toBeUndefined();
  expect(patched({ a: 1, b: 2 }, { a: 1, b: undefined })).toEqual({ a: 1 });
});

describe('[P48] keys with a meaning for JavaScript', () => {
  const parse = (text: string): unknown => JSON.parse(text);

  test('are keys like others', () => {
    for (const key of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length']) {
      const values = ['{}', `{"${key}":1}`, `{"${key}":{"a":1}}`, `{"${key}":{"a":2}}`].map(parse);
      for (const before of values)
        for (const after of values)
          expect(JSON.stringify(patched(before, after))).toBe(JSON.stringify(after));
    }
  });

  test('do not reach a prototype', () => {
    const hostile = [
      '{"__proto__":{"polluted":true}}',
      '{"__proto__":["set",{"polluted":true}]}',
      '{"constructor":{"prototype":{"polluted":true}}}',
      '{"a":{"__proto__":["set",{"polluted":true}]}}',
      '{"list":{"__proto__":["set",{"polluted":true}]}}',
      '{"list":{"constructor":{"prototype":{"polluted":true}}}}',
    ];
    for (const text of hostile) {
      try {
        const after = applyJsonChange({ a: {}, list: [{}] }, parse(text)) as { readonly a: object };
        expect(Object.getPrototypeOf(after)).toBe(Object.prototype);
        expect(Object.getPrototypeOf(after.a)).toBe(Object.prototype);
      } catch (error) {
        expect((error as Error).message).toMatch(/^the patch does not fit/);
      }
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    }
  });
});

describe('[P40 P43 P44 P45 P46] a patch that does not fit throws', () => {
  const before = { a: [1, 2, { b: 'x' }], n: 1 };
  test.each<[change: unknown]>([
    [{ n: { deeper: 1 } }],
    [{ missing: { deeper: 1 } }],
    [{ missing: ['delete'] }],
    [{ missing: ['add', 1] }],
    [{ n: ['add', 1] }],
    [{ a: ['splice', 4, 0, 1] }],
    [{ a: ['splice', 2, 2] }],
    [{ a: ['splice', -1, 1] }],
    [{ a: ['splice', 0.5, 1] }],
    [{ a: ['splice'] }],
    [{ a: ['remove', 3] }],
    [{ a: ['remove', 0, 1] }],
    [{ a: ['remove'] }],
    [{ a: ['delete'], b: ['delete'] }],
    [{ a: { 3: 1 } }],
    [{ a: { '01': 1 } }],
    [{ a: { length: 0 } }],
    [{ a: { 0: ['delete'] } }],
    [{ a: ['all', [['delete']]] }],
    [{ a: ['all', 'delete'] }],
    [{ a: ['all', [], []] }],
    [{ a: ['set'] }],
    [{ a: ['set', 1, 2] }],
    [{ a: ['replace', 1] }],
    [{ a: [] }],
    [['set', 1]],
    [null],
    ['text'],
    [undefined],
  ])('%j', (change) => {
    const view = copyOf(before);
    const patch = { ops: change, moves: [] } as unknown as RoomViewPatch;
    expect(() => applyPatch(view as unknown as RoomView, patch)).toThrow('the patch does not fit');
    expect(view).toEqual(before);
  });

  test.each([[null], ['text'], [[{ type: 'drawn' }]], [[[]]]])('moves %j without a game', (moves) => {
    const view = copyOf(before) as unknown as RoomView;
    expect(() => applyPatch(view, { ops: {}, moves } as unknown as RoomViewPatch)).toThrow(
      'the patch does not fit',
    );
    expect(view).toEqual(before);
  });

  test('or gives a value, and never changes the view before', () => {
    fc.assert(
      fc.property(json, (change) => {
        const view = copyOf(before);
        try {
          applyJsonChange(view, change);
        } catch (error) {
          expect((error as Error).message).toMatch(/^the patch does not fit/);
        }
        expect(view).toEqual(before);
      }),
      { numRuns: 3000 },
    );
  });
});

/** A copy with some parts changed, added and taken away; the rest is shared. */
function changed(value: unknown, random: Random): unknown {
  const dice = randomBelow(12, random);
  if (dice === 0) return pickRandom([null, 0, 1, 5000, -1, 0.5, 'x', '', true, [], {}], random);
  if (dice < 4) return value;
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) {
    const entries = Object.entries(value).map(([key, part]) => [key, changed(part, random)] as const);
    if (dice === 5) entries.pop();
    if (dice === 6) entries.push(['more', dice]);
    return Object.fromEntries(entries);
  }
  const items = dice < 8 ? value.map((part) => changed(part, random)) : [...value];
  if (dice === 5 || dice === 9) items.push(...items.slice(-1).map((part) => changed(part, random)), dice);
  if (dice === 6 || dice === 11) items.shift();
  if (dice === 11) items.push(dice);
  if (dice === 7 || dice === 10) items.splice(randomBelow(items.length + 1, random), 1);
  return items;
}
