import type { Catalogue } from '../i18n/core.ts';
import type { en } from './en.ts';

export const ru: Catalogue<typeof en> = {
  'room.title': 'Статистика комнаты',
  'room.open': 'Статистика',
  'mine.title': 'Моя статистика',
  'mine.kept': 'Хранится только в\u00a0этом браузере.',
  'mine.none': 'Здесь будут сыгранные игры, только в\u00a0этом браузере.',
  'mine.forget': 'Удалить мою статистику',
  player: 'Игрок',
  game: 'Игра',
  games: 'Игр',
  wins: 'Побед',
  place: 'Среднее место',
  best: 'Чаще побеждает',
};
