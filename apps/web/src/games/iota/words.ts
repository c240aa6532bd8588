import {
  type Card,
  type Cell,
  type Color,
  type IotaCardAttribute,
  type IotaShape,
  isWild,
  type PlacedCard,
  type Refusal,
} from '@fivefold/rules/iota';
import type { Translate } from '../../i18n/core.ts';
import { lazyMessages } from '../../i18n/lazyMessages.ts';
import type { en } from './en.ts';

export const gameMessages = lazyMessages<typeof en>(import.meta.glob('./??.ts'));
export type IotaTranslate = Translate<typeof en>;

/** The full name: "red triangle 2". */
export const iotaCardName = (t: IotaTranslate, card: Card, wild: 'wild' | 'wild.laid' = 'wild'): string =>
  isWild(card)
    ? t(wild)
    : t('card', {
        color: t(`color.${card[0] as Color}`),
        shape: t(`shape.${card[1] as IotaShape}`),
        n: Number(card[2]),
      });

/** Counted from the first card, which never moves: { row: "2 up", column: "3 right" }. */
export const boardCellPositionTexts = (
  t: IotaTranslate,
  { x, y }: Cell,
): { readonly row: string; readonly column: string } => ({
  row: y === 0 ? '0' : t(y < 0 ? 'place.up' : 'place.down', { n: Math.abs(y) }),
  column: x === 0 ? '0' : t(x < 0 ? 'place.left' : 'place.right', { n: Math.abs(x) }),
});

const and = (t: IotaTranslate, list: readonly string[]): string =>
  new Intl.ListFormat(t.lang, { type: 'conjunction' }).format(list);

const attributes = (t: IotaTranslate, broken: readonly IotaCardAttribute[]): string =>
  and(
    t,
    broken.map((attribute) => t(`attribute.${attribute}`)),
  );
export const iotaCardNames = (t: IotaTranslate, cards: readonly Card[]): string =>
  and(
    t,
    cards.map((card) => iotaCardName(t, card)),
  );
/** The cards with where they lie, after "lays". */
export const iotaPlacedCardNames = (t: IotaTranslate, placed: readonly PlacedCard[]): string =>
  and(
    t,
    placed.map((one) =>
      t('card.at', { card: iotaCardName(t, one.card, 'wild.laid'), ...boardCellPositionTexts(t, one) }),
    ),
  );

/** The parameters of a refusal as text. */
function refusalValues(
  t: IotaTranslate,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { card, broken, count } = values;
  return {
    ...values,
    ...(typeof card === 'string' ? { card: iotaCardName(t, card as Card) } : {}),
    ...(Array.isArray(broken) ? { what: attributes(t, broken as IotaCardAttribute[]) } : {}),
    ...(typeof count === 'number' ? { n: count } : {}),
  };
}

/** The message of a key that comes from data. */
export function iotaMessageByKey(
  t: IotaTranslate,
  key: string,
  values: Readonly<Record<string, unknown>>,
): string | null {
  const { broken } = values;
  // No line is broken, so the other wild would have no identity left.
  const starves = key === 'refusal.recycle-does-not-fit' && Array.isArray(broken) && broken.length === 0;
  return t.maybe(starves ? 'refusal.recycle-other' : key, refusalValues(t, values));
}

/** Why a staged turn cannot be played, in a sentence. */
export const refusalSentence = (t: IotaTranslate, refusal: Refusal): string =>
  iotaMessageByKey(t, `refusal.${refusal.code}`, { ...refusal }) ?? '';

/** "points" in the form for this number. */
export const pointsWord = (t: IotaTranslate, n: number): string => t.maybe('points', { n }) ?? '';
