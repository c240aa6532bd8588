import { type Card, type Cards, type Color, red7ColorOfCard, red7NumberOfCard } from '@fivefold/rules/red7';
import type { Translate } from '../../i18n/core.ts';
import { lazyMessages } from '../../i18n/lazyMessages.ts';
import type { en } from './en.ts';

export const gameMessages = lazyMessages<typeof en>(import.meta.glob('./??.ts'));
export type Red7Translate = Translate<typeof en>;

type GrammaticalCase = 'color' | 'adds' | 'beats';

/** "green 2"; in other languages in the grammatical case of the sentence. */
export const red7CardName = (t: Red7Translate, card: Card, form: GrammaticalCase = 'color'): string =>
  t('card', { color: t(`${form}.${red7ColorOfCard(card)}`), number: red7NumberOfCard(card) });

/** "2 even" */
export function red7CardSetText(t: Red7Translate, rule: Color, cards: Cards): string {
  if (cards.length === 0) return t('set.none');
  return rule === 'R' ? red7CardName(t, cards[0]!) : t(`set.${rule}`, { n: cards.length });
}

/** "2 even, top 6"; a run or a pair says its top too, because it decides between equals. */
export function red7PaletteStandingText(t: Red7Translate, rule: Color, cards: Cards): string {
  if (cards.length === 0) return t('set.none.long');
  if (rule === 'R') return red7CardName(t, cards[0]!);
  return t('set.top', { set: red7CardSetText(t, rule, cards), top: red7NumberOfCard(cards[0]!) });
}

const lower = /^\p{Ll}/u;
const upper = /^\p{Lu}/u;
/** For sentences that may begin with a card. */
export const upperFirst = (text: string): string => text.replace(lower, (letter) => letter.toUpperCase());
/** For a sentence that goes on after a colon. */
export const lowerFirst = (text: string): string => text.replace(upper, (letter) => letter.toLowerCase());
