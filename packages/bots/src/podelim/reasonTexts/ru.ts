import type { ReasonTexts } from '../../reasonTexts.ts';
import type { en } from './en.ts';

export const ru: ReasonTexts<typeof en> = {
  'split-leads': 'Часть {cards} дала бы мне лидерство: {values}.',
  'split-plain': 'Нового лидерства ни одна часть мне не даёт: {parts}.',
  'discard-blocks': 'С {cards} лидером стал бы игрок {rival}: {values}.',
  'discard-useless': '{cards} никому из нас не дали бы нового лидерства.',
  'discard-keeps': '{cards} дали бы мне меньше, чем остаток: с ним я могу лидировать: {values}.',
  'discard-short': 'Части короче, чем {cards}, нет.',
  'discard-expects': 'С {cards} лидировал бы я: {values}, но от остального жду большего.',
  'vote-leads': 'Если {cards} больше никому не нужны, лидирую я: {values}.',
  'vote-contests': '{cards} мне одному дали бы лидерство: {values}, а игроку {rival}: {theirs}.',
  'vote-leaves': '{crowd} дали бы игроку {rival} лидерство: {values}. {cards} скорее достанутся только мне.',
  'vote-avoids': '{crowd} в сумме больше и манят остальных: {cards} скорее достанутся только мне.',
  'vote-most': 'Здесь больше всего: {cards}.',
  'vote-hopes': 'Может быть, {cards} больше никто не возьмёт.',
  'jokers-lead': 'Теперь лидирую: {value}.',
  'jokers-hold': 'Чтобы удержать лидерство: {value}.',
  'jokers-overtake': '{value}: теперь лидирую я, впереди игрока {rival}.',
  'jokers-level': '{value}: теперь лидируем наравне, я и {rival}.',
  'jokers-near': '{value}: лидирует {rival}, мне не хватает {behind}.',
  former: {
    'discard-denies': 'С {cards} другой игрок стал бы лидером: {values}.',
    'jokers-chase': '{value}: до лидера осталось {behind}.',
    split: 'Разрез после {first} и {second}: не осталось части, полезной только другим.',
    'discard-plain': 'Без {cards} остальное мне выгоднее.',
    'throw-away': 'Без этой части остальное мне выгоднее.',
    vote: 'Больше всего для меня, с учётом желаний остальных.',
    likes: 'В этой части больше всего.',
    'mixed-vote': 'Голос, который не угадать: эта часть в {chance} % таких случаев.',
    jokers: 'Джокеры туда, где они решают: {value}.',
  },
};
