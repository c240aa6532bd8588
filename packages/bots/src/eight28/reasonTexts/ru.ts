import type { ReasonTexts } from '../../reasonTexts.ts';
import type { en } from './en.ts';

export const ru: ReasonTexts<typeof en> = {
  'half-wins': 'Эта половина моя: {total}.',
  'half-shares': 'С {total} мне достанется доля этой половины.',
  'half-loses': 'С {total} ни одна половина не лучше.',
  over: 'При {total} выигрывать уже нечего.',
  'take-safe': 'С {total} ни одна карта не даст перебора.',
  'take-chases':
    '{rival} показывает {shown}, у меня {total}; перебор дали бы {bust} из {cards} невидимых карт.',
  'take-room': 'Без перебора: {safe} из {cards} невидимых карт.',
  'stay-eight': '{total} может выиграть половину 8.',
  'stay-eight-mine': 'Половина 8 моя: {total}, а 8 или меньше больше ни у кого быть не может.',
  'stay-eight-duel':
    '{total} для половины 8: кроме меня 8 или меньше может быть только у игрока {rival}, открыто {shown}.',
  'stay-both': '8 и 28 сразу: лучше не бывает.',
  'stay-exact': 'Ровно 28: больше для 28 не бывает.',
  'stay-risk': 'Перебор дали бы {bust} из {cards} невидимых карт.',
  'stay-first': 'Больше моих {total} для 28 сейчас ни у кого нет, что бы ни было закрыто.',
  'stay-odds': '{rival} впереди моих {total} лишь с {better} из {cards} невидимых карт.',
  'stay-plain': 'Пока остаюсь на {total}.',
  former: {
    'take-behind': 'Кто-то показывает {shown}, и {total} для 28 мало; лишних карт {bust} из {cards}.',
    'stay-ahead': 'Из тех, кто ещё в игре за 28, никто не показывает больше {shown}: {total} может выиграть.',
    take: 'Карта стоит того: в среднем {worth} % половины, риск перебора {bust} %.',
    stay: 'Хватит и так: это {worth} % половины.',
    'feels-low': '{total} — маловато, чтобы остановиться.',
    'feels-enough': '{total} — пожалуй, достаточно.',
  },
};
