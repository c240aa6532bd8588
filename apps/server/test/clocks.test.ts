import { expect, test } from 'vitest';
import { steadyTime } from '../src/clocks.ts';

test('time follows the clock of the machine forwards, and goes on where that is set back', () => {
  let [wall, passed] = [1_000_000, 0.5];
  const now = steadyTime(
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
