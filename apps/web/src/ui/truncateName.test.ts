import { expect, test } from 'vitest';
import { truncateName } from './truncateName.ts';

test('a name of fourteen letters stays whole, a longer one is cut to as many', () => {
  expect(truncateName('Maximiliane v.')).toBe('Maximiliane v.');
  expect(truncateName('Maximiliane von und zu')).toBe('Maximiliane v…');
  expect(truncateName('Александра-Мария')).toBe('Александра-Ма…');
});

test('no space before the dots, no half of a sign', () => {
  expect(truncateName('Константину Петровичу')).toBe('Константину П…');
  expect(truncateName('Maximiliane  von')).toBe('Maximiliane…');
  expect(truncateName('🦊'.repeat(15))).toBe(`${'🦊'.repeat(13)}…`);
});
