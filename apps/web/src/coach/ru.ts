import { type Catalogue, plural } from '../i18n/core.ts';
import type { en } from './en.ts';

const left = 'Смотрим ваши ходы: осталось {n}';
const loss = (noun: string) => `Хуже примерно на *{n} ${noun}*, плюс-минус {error}.`;

export const ru: Catalogue<typeof en> = {
  coach: 'Тренер',
  close: 'Закрыть тренера',
  thinking: plural({ one: left, few: left, many: left, other: left }),
  done: 'Все ваши ходы оценены по тому, что вы тогда видели.',
  none: 'В этой игре вам нечего было выбирать.',
  stopped: 'Тренер остановился. Повтор продолжается.',
  marks: 'Ваши ходы',
  'mark.good': 'не хуже',
  'mark.fine': 'неплохо',
  'mark.costly': 'дорого',
  'mark.name': 'Ход {n}: {mark}',
  title: 'Ваш ход {n} из {all}',
  pick: 'Выберите выше один из ваших ходов.',
  you: 'Вы',
  bot: 'Сильный бот',
  same: 'Не хуже: перебор не видит разницы.',
  'loss.points': plural({ one: loss('очко'), few: loss('очка'), many: loss('очков'), other: loss('очка') }),
  'loss.chance': 'Шанс выиграть раунд ниже примерно на *{n} %*, плюс-минус {error}.',
  knew: 'Оценено по тому, что вы тогда видели.',
  nextCostly: 'Следующий дорогой ход',
  ask: 'Спросить тренера',
  'turning.none': 'Ни один ход не обошёлся дорого.',
  turning: 'Ваши поворотные моменты',
  'turning.points': '−{n}',
  'turning.chance': '−{n} %',
  playOn: 'Играть отсюда',
  'playOn.title': 'Играть отсюда?',
  'playOn.text': 'Карты у всех останутся какими были. За остальных играют боты, и результат не считается.',
  'playOn.failed': 'Отсюда играть нельзя: попробуйте другой шаг.',
};
