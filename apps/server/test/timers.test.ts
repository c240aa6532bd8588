import { expect, test } from 'vitest';
import { createMonotonicClock, createTrustedWallClock } from '../src/timers/timers.ts';

test('the monotonic clock follows the machine forwards and never goes back', () => {
  let [wall, passed] = [1_000_000, 0.5];
  const now = createMonotonicClock(
    () => wall,
    () => passed,
  );
  const after = (byWall: number, really: number) => {
    wall += byWall;
    passed += really;
    return now();
  };
  expect(now()).toBe(1_000_000);
  expect(after(10, 10)).toBe(1_000_010);
  expect(after(5000, 10)).toBe(1_005_010);
  expect(after(-9000, 10)).toBe(1_005_020);
  expect(after(10, 10)).toBe(1_005_030);
});

test('a clock is trusted after half a day, and again half a day after it was set', () => {
  const HOUR = 3_600_000;
  let [wall, passed] = [0, 0];
  const sure = createTrustedWallClock(
    () => wall,
    () => passed,
  );
  const after = (byWall: number, really: number) => {
    wall += byWall * HOUR;
    passed += really * HOUR;
    return sure() === wall;
  };
  expect(after(0, 0)).toBe(false);
  expect(after(11, 11)).toBe(false);
  expect(after(1, 1)).toBe(true);
  expect(after(1000, 1)).toBe(false);
  expect(after(11, 11)).toBe(false);
  expect(after(1, 1)).toBe(true);
  expect(after(-900, 1)).toBe(false);
  expect(after(12.5, 12)).toBe(true); // it may be a little fast
});
