import { expect, test } from 'vitest';
import { truncateName } from './truncateName.ts';

test('truncates names above fourteen characters', () => {
  expect(truncateName('Maximiliane v.')).toBe('Maximiliane v.');
  expect(truncateName('Maximiliane von und zu')).toBe('Maximiliane v…');
  expect(truncateName('Александра-Мария')).toBe('Александра-Ма…');
});

test('cuts between characters, without a space before the ellipsis', () => {
  expect(truncateName('Константину Петровичу')).toBe('Константину П…');
  expect(truncateName('Maximiliane  von')).toBe('Maximiliane…');
  expect(truncateName('🦊'.repeat(15))).toBe(`${'🦊'.repeat(13)}…`);
});
