import {
  type Card,
  type CenterCardTake,
  MY_NUMBER_GOALS,
  type MyNumberGoalId,
  myNumberCardBonusOf,
  myNumberCardColorOf,
} from '@fivefold/rules/my-number';
import type { Translate } from '../../i18n/core.ts';
import { lazyMessages } from '../../i18n/lazyMessages.ts';
import type { en } from './en.ts';

export const gameMessages = lazyMessages<typeof en>(import.meta.glob('./??.ts'));
export type MyNumberTranslate = Translate<typeof en>;

export const formatSigned = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Points that may be none: "+2", "−1", "0". */
export const formatSignedOrZero = (n: number): string => (n === 0 ? '0' : formatSigned(n));

export const sumOfNumbers = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** The detail under a score: finished rounds and this one; null in the first round. */
export const myNumberRoundScoreText = (
  t: MyNumberTranslate,
  round: number,
  total: number,
  now: number,
): string | null =>
  round === 1
    ? null
    : t('thisRound', { before: total - now, now: `${now < 0 ? '−' : '+'} ${Math.abs(now)}` });

export const myNumberCardName = (t: MyNumberTranslate, card: Card): string => {
  const bonus = myNumberCardBonusOf(card);
  const color = t(`color.${myNumberCardColorOf(card)}`);
  return bonus === 0
    ? t('card', { color, card })
    : t('card.bonus', { color, card, bonus: formatSigned(bonus) });
};

/** "blue 51", after "takes". */
export const takenMyNumberCardName = (t: MyNumberTranslate, card: Card): string =>
  `${t(`take.${myNumberCardColorOf(card)}`)} ${card}`;

/** "plays 26, takes blue 51" */
export const myNumberCardTakeText = (t: MyNumberTranslate, { played, took }: CenterCardTake): string =>
  t('played', { played, took: takenMyNumberCardName(t, took) });

/** Without goals: those can still turn. */
export const myNumberTakePoints = (
  { took, slot }: Pick<CenterCardTake, 'took' | 'slot'>,
  order: readonly number[],
): number => order[slot]! + myNumberCardBonusOf(took);

/** "slot 2, each card counts 3: blue, 2 cards, 7 points" */
export function collectionSlotName(
  t: MyNumberTranslate,
  n: number,
  value: number,
  cards: readonly Card[],
  points: number,
): string {
  const [first] = cards;
  const what =
    first === undefined
      ? t('slot.empty')
      : t('slot.filled', {
          color: t(`color.${myNumberCardColorOf(first)}`),
          cards: t('slot.cards', { n: cards.length }),
          points: t('slot.points', { n: points }),
        });
  return `${t('slot.value', { n, value })}: ${what}`;
}

export const myNumberGoalNames = (t: MyNumberTranslate, goals: readonly MyNumberGoalId[]): string =>
  goals.map((goal) => `${t(`goal.${goal}`)} (${formatSigned(MY_NUMBER_GOALS[goal].points)})`).join('; ');
