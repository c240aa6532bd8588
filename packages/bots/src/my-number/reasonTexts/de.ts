import type { ReasonTexts } from '../../reasonTexts.ts';
import type { en } from './en.ts';

export const de: ReasonTexts<typeof en> = {
  wants: '{card} soll die {target} holen: jetzt {points} Punkte für mich.',
  even: '{choices} Karten waren etwa gleich gut; am meisten bringt mir die {target}: {points} Punkte.',
  spare: '{card} würde in meiner Sammlung am wenigsten zählen.',
  hopes: '{card} sieht richtig aus für die {target}.',
  former: {
    aims: '{card} holt am ehesten die {target} ({chance} %).',
  },
};
