import type { ReasonTexts } from '../../reasonTexts.ts';
import type { en } from './en.ts';

export const ru: ReasonTexts<typeof en> = {
  'only-turn': 'Единственный ход, который даёт лидерство.',
  'one-card': '{card} одна даёт лидерство; в руке ещё {left}.',
  canvas: 'По правилу {card} лидирую я.',
  'needs-more': 'Меньше чем {cards} картами лидерства не взять: {text}.',
  'spends-more': 'Хватило бы {fewest}, но на {text} труднее ответить.',
  'spends-freely': 'Хватило бы и меньшего ({fewest}), но я кладу {text}.',
  takes: 'Единица забирает {card} у соперника.',
  draws: '{card} ложится и приносит новую карту.',
  'no-turn': 'Ни один ход уже не даёт лидерства.',
  'end-turn': 'На этот ход хватит.',
  former: {
    'wins-round': 'Это выигрывает раунд.',
    palette: '{card} даёт лидерство.',
    both: '{card} перед собой и правило {canvas}.',
  },
};
