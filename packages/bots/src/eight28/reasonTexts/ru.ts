import type { ReasonTexts } from '../../reasonTexts.ts';
import type { en } from './en.ts';

export const ru: ReasonTexts<typeof en> = {
  'half-wins': 'Эта половина моя: {total}.',
  'half-shares': 'С {total} мне достанется доля этой половины.',
  'half-loses': 'С {total} ни одна половина не лучше.',
  over: 'При {total} выигрывать уже нечего.',
  'take-safe': 'С {total} ни одна карта не даст перебора.',
  'take-behind': 'Кто-то показывает {shown}, и {total} для 28 мало; лишних карт {bust} из {cards}.',
  'take-room': 'Без перебора: {safe} из {cards} невидимых карт.',
  'stay-eight': '{total} может выиграть половину 8.',
  'stay-both': '8 и 28 сразу: лучше не бывает.',
  'stay-exact': 'Ровно 28: больше для 28 не бывает.',
  'stay-risk': 'Перебор дали бы {bust} из {cards} невидимых карт.',
  'stay-ahead': 'Из тех, кто ещё в игре за 28, никто не показывает больше {shown}: {total} может выиграть.',
  'stay-plain': 'Пока остаюсь на {total}.',
  former: {
    take: 'Карта стоит того: в среднем {worth} % половины, риск перебора {bust} %.',
    stay: 'Хватит и так: это {worth} % половины.',
    'feels-low': '{total} — маловато, чтобы остановиться.',
    'feels-enough': '{total} — пожалуй, достаточно.',
  },
};
