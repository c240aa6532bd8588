import type { Lang } from '../i18n/core.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

const unit = (value: number, name: 'hour' | 'day', lang: Lang): string =>
  new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: name,
    unitDisplay: name === 'hour' ? 'narrow' : 'long',
  })
    .format(value)
    .replace(/(\d)(\p{L})/u, '$1\u00a0$2'); // English and German put no space before the hour

/** A limit of a slow clock: `24 h`, `3 days`. */
export const formatHoursOrDays = (hours: number, lang: Lang): string =>
  hours > 24 ? unit(hours / 24, 'day', lang) : unit(hours, 'hour', lang);

/** What a clock shows: `0:45`, then whole hours, then whole days. */
export function formatTimeLeft(seconds: number, lang: Lang): string {
  if (seconds > 2 * DAY) return unit(Math.floor(seconds / DAY), 'day', lang);
  if (seconds > HOUR) return unit(Math.floor(seconds / HOUR), 'hour', lang);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
