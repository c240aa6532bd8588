import { beforeEach, expect, test } from 'vitest';
import { browserStorage } from '../state/browserStorage.ts';
import { addDays, timeUntilNext, weekUntil } from './dates.ts';
import { isFinished, type PuzzleResult, storedResult, storeResult, streakOn } from './storedDays.ts';

const KEY = 'fivefold.daily';
const DAY = '2026-11-17';
const SOLVED: PuzzleResult = { tries: [26, 36], solved: true };
const FAILED: PuzzleResult = { tries: [1, 2, 3], solved: false };

beforeEach(() => browserStorage.removeItem(KEY));

test('a result is found again on its day and for its game only', () => {
  storeResult('iota', DAY, SOLVED);
  expect(storedResult('iota', DAY)).toEqual(SOLVED);
  expect(storedResult('red7', DAY).tries).toEqual([]);
  expect(storedResult('iota', addDays(DAY, 1)).tries).toEqual([]);
});

test('a puzzle is finished when it is solved or three tries are gone', () => {
  expect(isFinished('iota', SOLVED)).toBe(true);
  expect(isFinished('iota', FAILED)).toBe(true);
  expect(isFinished('iota', { tries: [1, 2], solved: false })).toBe(false);
});

test('8·28 has two answers, so it has one try; results with more tries, of an older build, are kept', () => {
  expect(isFinished('eight28', { tries: [], solved: false })).toBe(false);
  expect(isFinished('eight28', { tries: [1.5], solved: false })).toBe(true);
  storeResult('eight28', DAY, { tries: [1.5, 2], solved: true });
  expect(storedResult('eight28', DAY)).toEqual({ tries: [1.5, 2], solved: true });
});

test('days in a row count each day once, solved or not, in any game', () => {
  storeResult('iota', DAY, SOLVED);
  storeResult('red7', DAY, FAILED);
  expect(streakOn(DAY)).toBe(1);
  storeResult('red7', addDays(DAY, 1), FAILED);
  expect(streakOn(addDays(DAY, 1))).toBe(2);
});

test('a puzzle that is only begun does not count as a day', () => {
  storeResult('iota', DAY, { tries: [4], solved: false });
  expect(streakOn(DAY)).toBe(0);
});

test('after a gap it starts again at 1', () => {
  storeResult('iota', DAY, SOLVED);
  const later = addDays(DAY, 3);
  expect(streakOn(later)).toBe(0);
  storeResult('iota', later, SOLVED);
  expect(streakOn(later)).toBe(1);
});

test('only the last seven days are kept', () => {
  for (let i = 0; i < 10; i += 1) storeResult('iota', addDays(DAY, i), SOLVED);
  expect(storedResult('iota', addDays(DAY, 2)).tries).toEqual([]);
  expect(storedResult('iota', addDays(DAY, 3))).toEqual(SOLVED);
  expect(streakOn(addDays(DAY, 9))).toBe(10);
});

test.each([
  'no JSON',
  '[]',
  '{"results":{"2026-11-17":{"iota":{"tries":"many","solved":1}}},"streak":{"days":"x"}}',
  '{"results":{"2026-11-17":{"iota":{"tries":[1,2,3,4],"solved":false}}}}',
])('damaged storage counts as not played: %s', (text) => {
  browserStorage.setItem(KEY, text);
  expect(storedResult('iota', DAY)).toEqual({ tries: [], solved: false });
  expect(streakOn(DAY)).toBe(0);
  storeResult('iota', DAY, SOLVED);
  expect(storedResult('iota', DAY)).toEqual(SOLVED);
});

test('a week ends with its day and passes the end of a month', () => {
  expect(weekUntil('2026-03-02')).toEqual([
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
});

test('the next puzzle comes at midnight', () => {
  expect(timeUntilNext(DAY, new Date(2026, 10, 17, 20, 48), 'en')).toBe('3h 12m');
  expect(timeUntilNext(DAY, new Date(2026, 10, 17, 23, 59, 30), 'en')).toBe('1m');
  expect(timeUntilNext(DAY, new Date(2026, 10, 18, 1), 'en')).toBe('0m');
});
