import type { ReasonSentences } from '../bot.ts';

export const red7Reasons: ReasonSentences = {
  'wins-round': { en: 'This wins the round.', ru: 'Это выигрывает раунд.' },
  palette: {
    en: '{card} takes the lead and costs one card.',
    ru: '{card} даёт лидерство ценой одной карты.',
  },
  canvas: { en: 'With the rule of {card} I lead.', ru: 'По правилу {card} лидирую я.' },
  both: {
    en: 'It takes both: {card} in front of me and the rule of {canvas}.',
    ru: 'Нужны обе: {card} перед собой и правило {canvas}.',
  },
  'no-turn': { en: 'No turn leads any more.', ru: 'Ни один ход уже не даёт лидерства.' },
  'end-turn': { en: 'Enough for this turn.', ru: 'На этот ход хватит.' },
};
