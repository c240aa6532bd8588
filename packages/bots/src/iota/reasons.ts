import type { Sentences } from '../reasons.ts';

export const iotaReasons: Sentences = {
  play: { en: 'Cards laid: {cards}, points: {points}.', ru: 'Выложено карт: {cards}, очков: {points}.' },
  recycle: {
    en: 'Took a wild back first, then {points} points.',
    ru: 'Сначала вернул джокер, потом {points} очков.',
  },
  'end-game': {
    en: 'The deck is empty and all cards are known: this line is the best to the end.',
    ru: 'Колода пуста, все карты известны: этот путь лучший до конца.',
  },
  swap: { en: 'Nothing good to lay: swapped cards: {cards}.', ru: 'Выложить нечего: обмен карт: {cards}.' },
};
