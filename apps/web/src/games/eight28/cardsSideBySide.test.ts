import { expect, test } from 'vitest';
import { maxOpenCardsSideBySide } from './cardsSideBySide.ts';

test('the more plates beside each other, the fewer cards fit on one', () => {
  for (const layout of ['desktop', 'wide'] as const) {
    const fitting = [1, 2, 3, 4, 5].map((others) => maxOpenCardsSideBySide(layout, others));
    expect(fitting).toEqual([...fitting].sort((a, b) => b - a));
  }
});

test('six plates, in two rows, have the width of three', () => {
  expect(maxOpenCardsSideBySide('wide', 6)).toBe(maxOpenCardsSideBySide('wide', 3));
});

test('a row of a phone has the same width however many players there are', () => {
  expect(maxOpenCardsSideBySide('phone', 1)).toBe(maxOpenCardsSideBySide('phone', 5));
});
