import type { ReasonTexts } from '../reasonTexts.ts';
import type { en } from './en.ts';

export const de: ReasonTexts<typeof en> = {
  'go-on': 'Nichts zu entscheiden: weiter zur nächsten Runde.',
  former: {
    'looked-ahead': 'In {worlds} gedachten Spielen ausprobiert: So ging es am besten aus.',
  },
};
