import type { ReasonSentences } from '../bot.ts';

export const iotaReasons: ReasonSentences = {
  play: { en: 'Cards laid: {cards}, points: {points}.', ru: 'Выложено карт: {cards}, очков: {points}.' },
  recycle: {
    en: 'Took a wild back first, then {points} points.',
    ru: 'Сначала джокер вернулся в руку, потом {points} очков.',
  },
  'end-game': {
    en: 'The deck is empty and all cards are known: solved to the end, nothing is better.',
    ru: 'Колода пуста, все карты известны: просчитано до конца, лучше хода нет.',
  },
  'end-game-so-far': {
    en: 'The deck is empty and all cards are known: the best line found in the time there was.',
    ru: 'Колода пуста, все карты известны: лучшее, что нашлось за отведённое время.',
  },
  swap: { en: 'Nothing good to lay: swapped cards: {cards}.', ru: 'Выложить нечего: обмен карт: {cards}.' },
};
