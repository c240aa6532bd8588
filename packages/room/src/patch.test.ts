import { below, fastRandom, type GameId, games, pick, type Random } from '@fivefold/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyJson, diffJson } from './patch.ts';

const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function expectPatched(before: unknown, after: unknown): void {
  const patched = applyJson(before, diffJson(before, after));
  expect(JSON.stringify(patched)).toBe(JSON.stringify(after));
}

test.each<[what: string, before: unknown, after: unknown, patch: string]>([
  ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, ''],
  ['one more', { move: 41 }, { move: 42 }, '*^'],
  ['a flag in an array', { ready: [false, false] }, { ready: [false, true] }, '*,!'],
  ['one of many', { a: 1, b: [1, 2, 3, 4, 5] }, { a: 1, b: [1, 2, 3, 4, -5] }, '14%4'],
  ['one taken out', [0, 1, 2, 3], [0, 1, 3], '/2'],
  ['one appended', [7], [7, 64], '+$00'],
  [
    'a line like the one before',
    [{ t: 'sat', n: 1 }],
    [
      { t: 'sat', n: 1 },
      { t: 'sat', n: 9 },
    ],
    ':,9;',
  ],
  ['another word', { t: 'a' }, { t: 'b' }, '*&1b'],
  ['null to a container', { c: null }, { c: { d: -1.5 } }, '0{1d#-1.5;}'],
  ['a container to null', { c: [1] }, { c: null }, "0='"],
  ['another key', { c: 1 }, { d: 1 }, '={1d1}'],
  ['another order of keys', { c: 1, d: 2 }, { d: 2, c: 1 }, '={1d21c1}'],
  ['all of it', [1, 2, 3, 4, 5], [6, 7, 8, 9, 10], '*6789A'],
  [
    'the same as a part before it',
    { now: [1, 2, 3], past: [] },
    { now: [7, 5, 6], past: [{ cards: [7, 5, 6] }] },
    '0*7561+{5cards?00}',
  ],
  ['a hash', { h: null }, { h: '0123456789abcdef0123456789abcdef' }, '* W0ID5PuchpUy18qLdYQlDxm'],
  ['a window that moves on', ['a', 'b', 'c'], ['b', 'c', 'd'], '(1+&1d'],
])('%s', (_what, before, after, patch) => {
  expect(diffJson(before, after)).toBe(patch);
  expectPatched(before, after);
});

test('the same change beside other parts is another patch', () => {
  const past = [{ cards: [7, 5, 6] }];
  const before = { now: [1, 2, 3], past: [] };
  const played = { now: [7, 5, 6], past };
  const other = { now: [8, 9, 9], past };
  expectPatched(before, played);
  const before2 = { ...before };
  expect(applyJson(before2, diffJson(before2, other))).toEqual(other);
});

test('what was written for one viewer never shows in what another one gets', () => {
  const cards = [7, 5, 6];
  const before = { past: [] };
  const after = { past: [{ cards }, { cards: [1, 2] }] };
  const hiding = [before, after].map((all) => ({ hand: [9], all }));
  const holding = [before, after].map((all) => ({ hand: cards, all }));
  const alone = diffJson(stored(holding[0]), stored(holding[1]));
  diffJson(hiding[0], hiding[1]);
  expect(diffJson(holding[0], holding[1])).toBe(alone);
  expect(alone).toContain('?');
});

test('nor does what stood beside an older patch', () => {
  const cards = [7, 5, 6];
  const [before, after] = [{ past: [] }, { past: [{ cards: [...cards] }] }];
  const holding = () => diffJson({ cards, all: before }, { cards, all: after });
  const alone = holding();
  diffJson(1, 2);
  diffJson({ cards, all: { past: [] } }, { cards, all: { past: [{ cards: [9, 9, 9] }] } });
  diffJson(1, 2);
  diffJson({ all: before }, { all: after });
  expect(holding()).toBe(alone);
});

test('viewers who share parts, here or there, get what each would get alone', () => {
  const part = fc.jsonValue({ maxDepth: 3 }).map(stored);
  fc.assert(
    fc.property(fc.array(part, { minLength: 3, maxLength: 3 }), fc.nat(), (before, seed) => {
      const random = fastRandom(seed);
      const after = before.map((value) => changed(value, random));
      const viewers = Array.from({ length: 5 }, () => {
        const [hand, row, past] = [0, 1, 2].map(() => below(3, random));
        return [before, after].map((all) => ({
          hand: all[hand!],
          table: { row: all[row!], past: all[past!] },
        }));
      });
      const together = viewers.map(([was, is]) => diffJson(was, is));
      expect(together).toEqual(viewers.map(([was, is]) => diffJson(stored(was), stored(is))));
    }),
    { numRuns: 1000 },
  );
});

describe('a patch gives exactly the value it was made for', () => {
  test('of any two JSON values', () => {
    const json = fc.jsonValue({ maxDepth: 4 }).map(stored);
    fc.assert(
      fc.property(json, json, (a, b) => expectPatched(a, b)),
      { numRuns: 2000 },
    );
  });

  test('of a value and a few changes of it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }).map(stored), fc.nat(), (before, seed) => {
        expectPatched(before, changed(before, fastRandom(seed)));
      }),
      { numRuns: 3000 },
    );
  });

  test('whether the unchanged parts are the same objects or only equal', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }).map(stored), fc.nat(), (before, seed) => {
        const after = changed(before, fastRandom(seed));
        expect(diffJson(before, stored(after))).toBe(diffJson(before, after));
      }),
      { numRuns: 1000 },
    );
  });
});

test('unchanged parts stay the same objects', () => {
  const before = { kept: { deep: [1, 2] }, list: [{ a: 1 }, { a: 2 }], n: 1 };
  const after = applyJson(
    before,
    diffJson(before, { ...before, list: [{ a: 1 }, { a: 3 }], n: 2 }),
  ) as typeof before;
  expect(after.kept).toBe(before.kept);
  expect(after.list[0]).toBe(before.list[0]);
  expect(before.list[1]).toEqual({ a: 2 });
});

test('what is no patch is thrown back, never half believed', () => {
  const before = { a: [1, 2, { b: 'x' }], n: 1 };
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), (text) => {
      const copy = stored(before);
      try {
        applyJson(copy, text);
      } catch (error) {
        expect((error as Error).message).toMatch(/^not a patch/);
      }
      expect(copy).toEqual(before);
    }),
    { numRuns: 5000 },
  );
});

describe.each(Object.keys(games) as GameId[])('whole games of %s', (id) => {
  test('every viewer can follow by patches alone', () => {
    const game = games[id]!;
    const random = fastRandom(5);
    const options: unknown = game.options.parse({});
    const seats = (game.seatsFor?.(options) ?? game.seats).min;
    let state: unknown = game.setup({ seats, options, seed: '5'.repeat(64) });
    const eyes = [0, seats - 1, 'spectator'] as const;
    let views: unknown[] = eyes.map((viewer) => stored(game.view(state, viewer)));
    while (game.waitingFor(state).length > 0) {
      const seat = pick(game.waitingFor(state), random);
      const before = state;
      const result = game.reduce(state, seat, pick([...game.legal(game.view(state, seat))], random));
      if (!result.ok) throw new Error(result.error.code);
      state = result.value.state;
      const after = state;
      views = eyes.map((viewer, i) =>
        applyJson(views[i], diffJson(game.view(before, viewer), game.view(after, viewer))),
      );
      expect(JSON.stringify(views)).toBe(JSON.stringify(eyes.map((viewer) => game.view(after, viewer))));
    }
  });
});

/** A copy with some parts changed, added and taken away; the rest shared. */
function changed(value: unknown, random: Random): unknown {
  const dice = below(12, random);
  if (dice === 0) return pick([null, 0, 1, 63, 64, 5000, -1, 0.5, 'x)', '', true, [], {}], random);
  if (dice < 4) return value;
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part, random)]));
  const items = dice < 8 ? value.map((part) => changed(part, random)) : [...value];
  if (dice === 5 || dice === 9) items.push(...items.slice(-1).map((part) => changed(part, random)), dice);
  if (dice === 6) items.shift();
  if (dice === 7 || dice === 10) items.splice(below(items.length + 1, random), 1);
  return items;
}
