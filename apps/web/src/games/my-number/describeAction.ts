import type { Action, View } from '@fivefold/rules/my-number';
import { translatorFor } from '../../i18n/useT.ts';
import type { DescribeAction } from '../describeAction.ts';
import { gameMessages, myNumberCardName } from './words.ts';

export const describeAction: DescribeAction<View, Action> = (action, _view, lang) => {
  const game = translatorFor(gameMessages, lang);
  if (action.type === 'continue') return { text: game('continue'), cards: [], points: null };
  const card = myNumberCardName(game, action.card);
  return { text: game('describe.play', { card }), cards: [String(action.card)], points: null };
};
