import { type Action, previewIotaStagedTurn, type View } from '@fivefold/rules/iota';
import { translatorFor } from '../../i18n/useT.ts';
import type { DescribeAction } from '../describeAction.ts';
import { gameMessages, iotaCardNames, iotaPlacedCardNames } from './words.ts';

export const describeAction: DescribeAction<View, Action> = (action, view, lang) => {
  const t = translatorFor(gameMessages, lang);
  const laid = action.type === 'play' ? action.placements : [];
  const steps = [
    ...(action.recycles.length > 0
      ? [t('describe.recycle', { cards: iotaPlacedCardNames(t, action.recycles) })]
      : []),
    ...(laid.length > 0 ? [t('describe.play', { cards: iotaPlacedCardNames(t, laid) })] : []),
    ...(action.type === 'pass'
      ? [
          action.swap.length > 0
            ? t('describe.swap', { cards: iotaCardNames(t, action.swap) })
            : t('describe.pass'),
        ]
      : []),
  ];
  const score = action.type === 'play' ? previewIotaStagedTurn(view, action).score : null;
  return {
    text: steps.join('. '),
    cards: [...action.recycles, ...laid].map(({ card }) => card),
    points: action.type === 'pass' ? 0 : (score?.total ?? null),
  };
};
