import type { ReasonSentences } from '../bot.ts';

export const myNumberReasons: ReasonSentences = {
  aims: {
    en: '{card} most likely gets the {target} ({chance} %).',
    ru: '{card} скорее всего возьмёт {target} ({chance} %).',
  },
  hopes: { en: '{card} looks right for the {target}.', ru: '{card} на вид подходит для {target}.' },
};
