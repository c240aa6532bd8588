import type { Catalogue } from '../i18n/core.ts';
import type { en } from './en.ts';

export const ru: Catalogue<typeof en> = {
  title: 'Телевизор',
  join: 'Играйте с телефона',
  vote: 'Голосуйте с\u00a0телефона',
  'join.free': 'Есть свободное место',
  'join.next': 'Садитесь за следующую партию',
  'join.full': 'Все места заняты, можно смотреть',
  lobby: 'Сканируйте и садитесь',
  here: 'За столом: {names}',
  nobody: 'За столом пока никого',
  bots: 'Играют только боты',
  chair: 'Свободное место',
  locked: 'Этот стол закрыт.',
  qr: 'QR-код ссылки-приглашения',
  lost: 'Нет связи. Экран вернётся сам.',
};
