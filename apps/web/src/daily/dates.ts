import { LOCALES } from '@fivefold/art';
import type { Lang } from '../i18n/core.ts';

/** A day of the calendar where the player is: `2026-11-17`. */
export type PuzzleDay = string;

const pad = (n: number): string => String(n).padStart(2, '0');
export const puzzleDayOf = (date: Date): PuzzleDay =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

/** At noon, so that no change to summer time moves it to another day. */
const noonOf = (day: PuzzleDay, plus = 0): Date => {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year!, month! - 1, date! + plus, 12);
};

/** The date this number of days later; negative for earlier. */
export const addDays = (day: PuzzleDay, count: number): PuzzleDay => puzzleDayOf(noonOf(day, count));

/** The seven days that end with this one. */
export const sevenDaysEndingOn = (day: PuzzleDay): readonly PuzzleDay[] =>
  Array.from({ length: 7 }, (_, i) => addDays(day, i - 6));

const DATE_FORMATS = {
  /** Tuesday 17 November */
  full: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 17 November */
  date: { day: 'numeric', month: 'long' },
  /** 17 Nov */
  short: { day: 'numeric', month: 'short' },
  /** T */
  weekday: { weekday: 'narrow' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export const puzzleDayText = (day: PuzzleDay, format: keyof typeof DATE_FORMATS, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALES[lang], DATE_FORMATS[format]).format(noonOf(day));

/** How long until the day after this one begins: `3h 12m`. */
export function timeUntilNext(day: PuzzleDay, now: Date, lang: Lang): string {
  const next = noonOf(day, 1);
  next.setHours(0);
  const minutes = Math.max(0, Math.ceil((next.getTime() - now.getTime()) / 60_000));
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(LOCALES[lang], { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(value);
  const parts = [unit(minutes % 60, 'minute')];
  if (minutes >= 60) parts.unshift(unit(Math.floor(minutes / 60), 'hour'));
  return parts.join(' ');
}
