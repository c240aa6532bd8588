import { type Catalogue, plural } from '../i18n/core.ts';
import type { en } from './en.ts';

export const ru: Catalogue<typeof en> = {
  place: plural({ one: '{n} место', few: '{n} место', many: '{n} место', other: '{n} место' }),
  night: 'Игровой вечер',
  next: 'Другая игра',
  'next.planned': 'Дальше по плану: {game}',
  'next.host': 'Что дальше, выбирает хозяин стола',
  again: 'Те же игроки, новая раздача',
  replay: 'Смотреть запись',
  'fair.title': 'Честная раздача',
  'fair.text':
    'Сервер закрепил свой секрет до того, как ваши браузеры прислали случайные числа, поэтому никто не мог выбрать раздачу.',
  'fair.check': 'Проверить здесь',
  'fair.checking': 'Раздаём заново',
  'fair.good': 'Проверено: этот браузер раздал заново, и все карты совпали.',
  'fair.other-device':
    'Проверено: все карты совпали. Кроме этого браузера, случайные числа прислали и другие ваши устройства.',
  'fair.bad': 'Это не та раздача, которая была обещана.',
  'fair.other-rules': 'Партия сыграна по прежним правилам, этот браузер не может раздать её заново.',
  'replay.title': 'Запись',
  'replay.close': 'К итогам',
  'replay.back': 'На ход назад',
  'replay.forward': 'На ход вперёд',
  'replay.play': 'Пуск',
  'replay.stop': 'Стоп',
  'replay.move': 'Ход',
  'replay.at': 'Ход {n} из {all}',
  'replay.eyes': 'Глазами игрока',
  'replay.table': 'Карты всех открыты',
  'replay.hands': 'Карты всех',
  'replay.nothing': 'ничего',
  'replay.noSecrets': 'Сейчас тайн ни у кого нет: все карты открыты.',
  'replay.failed': 'Запись не загрузилась. Попробуйте чуть позже.',
};
