import type { ReasonSentences } from '../bot.ts';

export const eight28Reasons: ReasonSentences = {
  'half-wins': { en: 'This half is mine with {total}.', ru: 'Эта половина моя: {total}.' },
  'half-shares': {
    en: 'With {total} I get a share of this half.',
    ru: 'С {total} мне достанется доля этой половины.',
  },
  'half-loses': { en: 'With {total} neither half is better.', ru: 'С {total} ни одна половина не лучше.' },
  take: {
    en: 'A card is worth it: {worth} % of a half on average, {bust} % to go over 28.',
    ru: 'Карта стоит того: в среднем {worth} % половины, риск перебора {bust} %.',
  },
  stay: { en: 'Good as it is: worth {worth} % of a half.', ru: 'Хватит и так: это {worth} % половины.' },
  'feels-low': { en: '{total} feels too low to stop.', ru: '{total} — маловато, чтобы остановиться.' },
  'feels-enough': { en: '{total} feels like enough.', ru: '{total} — пожалуй, достаточно.' },
};
