import type { ReasonTexts } from '../../reasonTexts.ts';
import type { en } from './en.ts';

export const ru: ReasonTexts<typeof en> = {
  'only-turn': 'Единственный ход, который даёт лидерство.',
  'one-card': '{card} одна даёт лидерство; в руке ещё {left}.',
  canvas: 'По правилу {card} лидирую я.',
  'needs-more': 'Меньше чем {cards} картами лидерства не взять: {text}.',
  'one-card-answers':
    '{card} одна даёт лидерство; игроку {rival} для ответа годятся {count} из {unseen} невидимых карт.',
  'canvas-answers':
    'По правилу {card} лидирую я; игроку {rival} для ответа годятся {count} из {unseen} невидимых карт.',
  'spends-to-block':
    'Хватило бы {fewest}, но на {text} игроку {rival} годятся {count} невидимых карт, а иначе хотя бы {least}.',
  'spends-freely': 'Хватило бы и меньшего ({fewest}), но я кладу {text}.',
  'takes-from': 'Единица забирает {card} у игрока {rival}.',
  draws: '{card} ложится и приносит новую карту.',
  'no-turn': 'Ни один ход уже не даёт лидерства.',
  'end-turn': 'На этот ход хватит.',
  former: {
    'spends-more': 'Хватило бы {fewest}, но на {text} труднее ответить.',
    takes: 'Единица забирает {card} у соперника.',
    'wins-round': 'Это выигрывает раунд.',
    palette: '{card} даёт лидерство.',
    both: '{card} перед собой и правило {canvas}.',
  },
};
