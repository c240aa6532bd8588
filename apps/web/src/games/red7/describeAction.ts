import { type Action, type Red7PaletteStep, red7ColorOfCard, type View } from '@fivefold/rules/red7';
import { translatorFor } from '../../i18n/useT.ts';
import type { DescribeAction } from '../describeAction.ts';
import { gameMessages, red7CardName } from './words.ts';

export const describeAction: DescribeAction<View, Action> = (action, _view, lang) => {
  const t = translatorFor(gameMessages, lang);
  const canvas = (card: string) =>
    t('describe.canvas', {
      card: red7CardName(t, card as never),
      rule: t(`rule.${red7ColorOfCard(card as never)}`),
    });
  const step = ({ card, toCanvas, take }: Red7PaletteStep) => [
    t('describe.palette', { card: red7CardName(t, card) }),
    ...(toCanvas ? [t('describe.moves', { card: red7CardName(t, toCanvas) })] : []),
    ...(take ? [t('describe.takes', { card: red7CardName(t, take.card) })] : []),
  ];
  switch (action.type) {
    case 'turn': {
      const steps = [...action.palette.flatMap(step), ...(action.canvas ? [canvas(action.canvas)] : [])];
      const cards = [...action.palette.map(({ card }) => card), ...(action.canvas ? [action.canvas] : [])];
      return { text: steps.join('. '), cards, points: null };
    }
    case 'canvas':
      return { text: canvas(action.card), cards: [action.card], points: null };
    case 'pass':
      return { text: t('describe.pass'), cards: [], points: null };
    case 'end-turn':
      return { text: t('describe.end'), cards: [], points: null };
    case 'continue':
      return { text: t('describe.continue'), cards: [], points: null };
  }
};
