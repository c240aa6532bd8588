import { type Action, type Card, cardsInRange, cutPile, type View } from '@fivefold/rules/podelim';
import { translatorFor } from '../../i18n/useT.ts';
import type { DescribeAction } from '../describeAction.ts';
import { gameMessages, podelimCardNames, podelimPartSizesText } from './words.ts';

export const describeAction: DescribeAction<View, Action> = (action, { table }, lang) => {
  const t = translatorFor(gameMessages, lang);
  const { phase } = table;
  const cardsOf = (color: string): readonly Card[] => {
    const part = 'parts' in phase ? phase.parts.find((one) => one.color === color) : undefined;
    return part ? cardsInRange(table, part) : [];
  };
  switch (action.type) {
    case 'split': {
      const parts = phase.type === 'split' ? cutPile(phase.pile, [action.first, action.second]) : [];
      return { text: t('describe.split', { sizes: podelimPartSizesText(parts) }), cards: [], points: null };
    }
    case 'discard-part':
    case 'vote': {
      const cards = cardsOf(action.color);
      const values = { part: t(`part.${action.color}.it`), cards: podelimCardNames(t, cards) };
      const text = action.type === 'vote' ? t('describe.vote', values) : t('describe.discard', values);
      return { text, cards: [action.color], points: null };
    }
    case 'place-jokers':
      return { text: t('describe.jokers', { values: action.values.join(', ') }), cards: [], points: null };
  }
};
