import type { ReasonTexts } from '../../reasonTexts.ts';
import type { en } from './en.ts';

export const ru: ReasonTexts<typeof en> = {
  wants: '{card} — ради карты {target}: сейчас она дала бы мне {points} очк.',
  even: 'Примерно равных карт было {choices}; нужнее всего {target}: {points} очк.',
  spare: '{card} принесла бы меньше всего в моей коллекции.',
  hopes: '{card} на вид подходит для {target}.',
  former: {
    aims: '{card} скорее всего возьмёт {target} ({chance} %).',
  },
};
