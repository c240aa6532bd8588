import { beforeEach, expect, test } from 'vitest';
import { browserStorage } from '../state/browserStorage.ts';
import { addDays, sevenDaysEndingOn, timeUntilNext } from './dates.ts';
import {
  dailyPuzzleStreakOn,
  isPuzzleFinished,
  type PuzzleResult,
  readPuzzleResult,
  storePuzzleResult,
} from './storedDays.ts';

const KEY = 'fivefold.daily';
const DAY = '2026-11-17';
const SOLVED: PuzzleResult = { tries: [26, 36], solved: true };
const FAILED: PuzzleResult = { tries: [1, 2, 3], solved: false };

beforeEach(() => browserStorage.removeItem(KEY));

test('a result is found again on its day and for its game only', () => {
  storePuzzleResult('iota', DAY, SOLVED);
  expect(readPuzzleResult('iota', DAY)).toEqual(SOLVED);
  expect(readPuzzleResult('red7', DAY).tries).toEqual([]);
  expect(readPuzzleResult('iota', addDays(DAY, 1)).tries).toEqual([]);
});

test('a puzzle is finished when it is solved or three tries are gone', () => {
  expect(isPuzzleFinished('iota', SOLVED)).toBe(true);
  expect(isPuzzleFinished('iota', FAILED)).toBe(true);
  expect(isPuzzleFinished('iota', { tries: [1, 2], solved: false })).toBe(false);
});

test('8·28 has two answers, so it has one try; results with more tries, of an older build, are kept', () => {
  expect(isPuzzleFinished('eight28', { tries: [], solved: false })).toBe(false);
  expect(isPuzzleFinished('eight28', { tries: [1.5], solved: false })).toBe(true);
  storePuzzleResult('eight28', DAY, { tries: [1.5, 2], solved: true });
  expect(readPuzzleResult('eight28', DAY)).toEqual({ tries: [1.5, 2], solved: true });
});

test('days in a row count each day once, solved or not, in any game', () => {
  storePuzzleResult('iota', DAY, SOLVED);
  storePuzzleResult('red7', DAY, FAILED);
  expect(dailyPuzzleStreakOn(DAY)).toBe(1);
  storePuzzleResult('red7', addDays(DAY, 1), FAILED);
  expect(dailyPuzzleStreakOn(addDays(DAY, 1))).toBe(2);
});

test('a puzzle that is only begun does not count as a day', () => {
  storePuzzleResult('iota', DAY, { tries: [4], solved: false });
  expect(dailyPuzzleStreakOn(DAY)).toBe(0);
});

test('after a gap it starts again at 1', () => {
  storePuzzleResult('iota', DAY, SOLVED);
  const later = addDays(DAY, 3);
  expect(dailyPuzzleStreakOn(later)).toBe(0);
  storePuzzleResult('iota', later, SOLVED);
  expect(dailyPuzzleStreakOn(later)).toBe(1);
});

test('only the last seven days are kept', () => {
  for (let i = 0; i < 10; i += 1) storePuzzleResult('iota', addDays(DAY, i), SOLVED);
  expect(readPuzzleResult('iota', addDays(DAY, 2)).tries).toEqual([]);
  expect(readPuzzleResult('iota', addDays(DAY, 3))).toEqual(SOLVED);
  expect(dailyPuzzleStreakOn(addDays(DAY, 9))).toBe(10);
});

test.each([
  'no JSON',
  '[]',
  '{"results":{"2026-11-17":{"iota":{"tries":"many","solved":1}}},"streak":{"days":"x"}}',
  '{"results":{"2026-11-17":{"iota":{"tries":[1,2,3,4],"solved":false}}}}',
])('damaged storage counts as not played: %s', (text) => {
  browserStorage.setItem(KEY, text);
  expect(readPuzzleResult('iota', DAY)).toEqual({ tries: [], solved: false });
  expect(dailyPuzzleStreakOn(DAY)).toBe(0);
  storePuzzleResult('iota', DAY, SOLVED);
  expect(readPuzzleResult('iota', DAY)).toEqual(SOLVED);
});

test('a week ends with its day and passes the end of a month', () => {
  expect(sevenDaysEndingOn('2026-03-02')).toEqual([
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
