import type { Action, View } from '@fivefold/rules/eight28';
import { translatorFor } from '../../i18n/useT.ts';
import type { DescribeAction } from '../describeAction.ts';
import { gameMessages } from './words.ts';

export const describeAction: DescribeAction<View, Action> = (action, _view, lang) => ({
  text: translatorFor(
    gameMessages,
    lang,
  )(`describe.${action.type === 'choose-half' ? action.half : action.type}`),
  cards: [],
  points: null,
});
