import { type Card, type Eight28Crystals, eight28CrystalPoints } from '@fivefold/rules/eight28';
import type { Lang, Translate } from '../../i18n/core.ts';
import { lazyMessages } from '../../i18n/lazyMessages.ts';
import type { en } from './en.ts';

export const gameMessages = lazyMessages<typeof en>(import.meta.glob('./??.ts'));
export type Eight28Translate = Translate<typeof en>;

export const eight28CardName = (t: Eight28Translate, card: Card): string =>
  card === 'X' ? t('card.X') : card;

const lists = new Map<string, Intl.ListFormat>();
const list = (lang: Lang, type: 'conjunction' | 'disjunction'): Intl.ListFormat => {
  const key = `${lang}.${type}`;
  let format = lists.get(key);
  if (!format) {
    format = new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang, { type });
    lists.set(key, format);
  }
  return format;
};

/** "6, 16 or 26". */
export const listWithOr = (t: Eight28Translate, numbers: readonly number[]): string =>
  list(t.lang, 'disjunction').format(numbers.map(String));
/** "Anna, Max and Илья". */
export const listWithAnd = (t: Eight28Translate, names: readonly string[]): string =>
  list(t.lang, 'conjunction').format(names);

/** The accessible name; only the last round has red crystals. */
export const eight28CrystalsName = (t: Eight28Translate, crystals: Eight28Crystals): string =>
  crystals.red === 0
    ? t('crystals', { n: crystals.blue })
    : `${t('crystals.both', { blue: crystals.blue, red: crystals.red })}, ${t('points', { n: eight28CrystalPoints(crystals) })}`;
