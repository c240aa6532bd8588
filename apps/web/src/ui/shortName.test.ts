import { expect, test } from 'vitest';
import { shortName } from './shortName.ts';

test('a name of fourteen letters stays whole, a longer one is cut to as many', () => {
  expect(shortName('Maximiliane v.')).toBe('Maximiliane v.');
  expect(shortName('Maximiliane von und zu')).toBe('Maximiliane v…');
  expect(shortName('Александра-Мария')).toBe('Александра-Ма…');
});

test('no space before the dots, no half of a sign', () => {
  expect(shortName('Константину Петровичу')).toBe('Константину П…');
  expect(shortName('Maximiliane  von')).toBe('Maximiliane…');
  expect(shortName('🦊'.repeat(15))).toBe(`${'🦊'.repeat(13)}…`);
});
