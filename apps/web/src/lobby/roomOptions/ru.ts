import type { Catalogue } from '../../i18n/core.ts';
import type { en } from './en.ts';

export const ru: Catalogue<typeof en> = {
  title: 'Время на ход',
  off: 'Без лимита',
  courtesy: 'Если поторопят',
  hard: '{n}\u00a0с',
  over: 'Когда время вышло',
  'over.clock': 'Автоматический ход',
  'over.bot': 'Играет бот, пока игрок не вернётся',
  'courtesy.hint': 'Никто не\u00a0торопит, пока кто-то не\u00a0попросит; тогда 30\u00a0секунд.',
  'hints.hint': 'Все: что принесёт ход. Допустимые: куда можно положить карту.',
  hints: 'Подсказки',
  'hints.full': 'Все',
  'hints.legal': 'Только допустимые ходы',
  'hints.none': 'Нет',
};
