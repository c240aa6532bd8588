import { type Catalogue, plural } from '../i18n/core.ts';
import type { en } from './en.ts';

export const ru: Catalogue<typeof en> = {
  firstHand: 'Первая партия, 3 минуты',
  'firstHand.ask': 'Никогда не играли?',
  saved: 'Открыть сохранённую партию',
  tables: 'Ваши столы',
  'tables.people': '{names}',
  'tables.alone': 'Пока никого больше нет',
  'tables.and': '{first} и {last}',
  'tables.names.more': plural({ one: 'ещё {n}', few: 'ещё {n}', many: 'ещё {n}', other: 'ещё {n}' }),
  'tables.turn': 'Ваш ход',
  'tables.playing': 'Игра идёт',
  'tables.lobby': 'Не началась',
  'tables.over': 'Окончена',
  'tables.forget': 'Убрать из списка: {game}, {code}',
  'tables.more': plural({
    one: 'Ещё {n} стол',
    few: 'Ещё {n} стола',
    many: 'Ещё {n} столов',
    other: 'Ещё {n} стола',
  }),
};
