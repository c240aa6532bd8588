import type { ReasonSentences } from '../bot.ts';

export const podelimReasons: ReasonSentences = {
  split: {
    en: 'Cut after {first} and {second}: no part is left that helps only the others.',
    ru: 'Разрез после {first} и {second}: не осталось части, полезной только другим.',
  },
  'throw-away': {
    en: 'Without this part the rest is better for me.',
    ru: 'Без этой части остальное мне выгоднее.',
  },
  vote: {
    en: 'The most for me, counting with what the others want.',
    ru: 'Больше всего для меня, с учётом желаний остальных.',
  },
  likes: { en: 'This part has the most on it.', ru: 'В этой части больше всего.' },
  'mixed-vote': {
    en: 'A vote that cannot be read: this part in {chance} % of such cases.',
    ru: 'Голос, который не угадать: эта часть в {chance} % таких случаев.',
  },
  jokers: { en: 'Jokers where they decide most: {value}.', ru: 'Джокеры туда, где они решают: {value}.' },
};
