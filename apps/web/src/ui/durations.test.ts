import { expect, test } from 'vitest';
import { formatHoursOrDays, formatTimeLeft } from './durations.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [1, '1 h', '1 ч', '1 h'],
  [8, '8 h', '8 ч', '8 h'],
  [24, '24 h', '24 ч', '24 h'],
  [72, '3 days', '3 дня', '3 Tage'],
])('a limit of %i hours', (hours, en, ru, de) => {
  expect((['en', 'ru', 'de'] as const).map((lang) => plain(formatHoursOrDays(hours, lang)))).toEqual([
    en,
    ru,
    de,
  ]);
});

test.each([
  [5, '0:05'],
  [3600, '60:00'],
  [3601, '1 h'],
  [86_400, '24 h'],
  [200_000, '2 days'],
])('a clock with %i seconds left', (seconds, text) => {
  expect(plain(formatTimeLeft(seconds, 'en'))).toBe(text);
});
