import type { ReasonTexts } from '../../reasonTexts.ts';
import type { en } from './en.ts';

export const ru: ReasonTexts<typeof en> = {
  'only-turn': 'Единственный ход, который даёт лидерство.',
  'one-card': '{card} одна даёт лидерство; в руке ещё {left}.',
  canvas: 'Новое правило: {card}. По нему лидирую я.',
  'needs-more': 'Меньше чем {cards} картами лидерства не взять: {text}.',
  'one-card-answers':
    '{card} одна даёт лидерство; игроку {rival} для ответа годятся {count} из {unseen} невидимых карт.',
  'canvas-answers':
    'Новое правило: {card}. По нему лидирую я; игроку {rival} для ответа годятся {count} из {unseen} невидимых карт.',
  'spends-to-block':
    'Хватило бы {fewest}, но против этого ({text}) игроку {rival} годятся {count} невидимых карт, а иначе хотя бы {least}.',
  'spends-freely': 'Хватило бы и меньшего ({fewest}), но мой ход: {text}.',
  'takes-from': 'Единица забирает карту у игрока {rival}: {card}.',
  draws: '{card} ложится и приносит новую карту.',
  'no-turn': 'Ни один ход уже не даёт лидерства.',
  'end-turn': 'На этот ход хватит.',
  former: {
    'spends-more': 'Хватило бы {fewest}, но на это ({text}) труднее ответить.',
    takes: 'Единица забирает карту у соперника: {card}.',
    'wins-round': 'Это выигрывает раунд.',
    palette: '{card} даёт лидерство.',
    both: '{card} передо мной; правило: {canvas}.',
  },
};
