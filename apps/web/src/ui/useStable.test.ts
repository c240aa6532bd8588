import { expect, test } from 'vitest';
import { withEqualPartsOf } from './useStable.ts';

const before = { scores: [{ total: 3 }, { total: 5 }], leader: null as number | null, seen: new Set([1]) };

test('an equal tree stays the same object', () => {
  expect(withEqualPartsOf(before, { ...structuredClone(before), seen: before.seen })).toBe(before);
});

test('equal parts of a changed tree stay the same objects', () => {
  const next = { scores: [{ total: 3 }, { total: 6 }], leader: 1, seen: new Set([2]) };
  const shared = withEqualPartsOf(before, next) as typeof before;
  expect(shared).toEqual(next);
  expect(shared.scores[0]).toBe(before.scores[0]);
  expect(shared.seen).toBe(next.seen);
});

test('a shorter list, a missing key and another kind of value are changes', () => {
  expect(withEqualPartsOf([1, 2], [1])).toEqual([1]);
  expect(withEqualPartsOf({ a: 1, b: undefined }, { a: 1 })).toStrictEqual({ a: 1 });
  expect(withEqualPartsOf({ a: undefined }, { b: undefined })).toStrictEqual({ b: undefined });
  expect(withEqualPartsOf([], {})).toEqual({});
  expect(withEqualPartsOf({ 0: 1 }, [1])).toEqual([1]);
});
