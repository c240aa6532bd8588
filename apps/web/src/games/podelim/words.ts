import { type Card, type RowRange, rangeSize } from '@fivefold/rules/podelim';
import type { Translate } from '../../i18n/core.ts';
import { lazyMessages } from '../../i18n/lazyMessages.ts';
import type { en } from './en.ts';

export const gameMessages = lazyMessages<typeof en>(import.meta.glob('./??.ts'));
export type PodelimTranslate = Translate<typeof en>;

const cardName = (t: PodelimTranslate, card: Card): string => (card === 'J' ? t('card.joker') : card);

export const podelimCardNames = (t: PodelimTranslate, cards: readonly Card[]): string =>
  cards.map((card) => cardName(t, card)).join(', ');

/** "3 · 2 · 4", never broken over two lines. */
export const podelimPartSizesText = (parts: readonly RowRange[]): string =>
  parts.map(rangeSize).join('\u00a0·\u00a0');

export const includesMySeat = (seats: readonly number[], me: number | null): boolean =>
  me !== null && seats.includes(me);

/**
 * "Max", "Max and Илья", "You, Max and Илья": me first, so that the sentence can say "you"; `inside` a sentence, "you".
 */
export function playerNames(
  t: PodelimTranslate,
  seats: readonly number[],
  me: number | null,
  nameOf: (seat: number) => string,
  place: 'first' | 'inside' = 'first',
): string {
  const names = [
    ...(includesMySeat(seats, me) ? [t(place === 'first' ? 'You' : 'board.you')] : []),
    ...seats.filter((seat) => seat !== me).map(nameOf),
  ];
  if (names.length < 2) return names.join('');
  return t('and', { first: names.slice(0, -1).join(', '), last: names.at(-1)! });
}
