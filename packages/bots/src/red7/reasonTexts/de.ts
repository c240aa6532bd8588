import type { ReasonTexts } from '../../reasonTexts.ts';
import type { en } from './en.ts';

export const de: ReasonTexts<typeof en> = {
  'only-turn': 'Der einzige Zug, der führt.',
  'one-card': '{card} allein führt; auf der Hand bleiben {left}.',
  canvas: 'Nach der Regel von {card} führe ich.',
  'needs-more': 'Mit weniger als {cards} Karten führt kein Zug: {text}.',
  'spends-more': '{fewest} würde reichen, aber auf {text} ist schwerer zu antworten.',
  'spends-freely': 'Auch {fewest} hätte gereicht; gelegt habe ich {text}.',
  takes: 'Die 1 nimmt jemandem {card} weg.',
  draws: '{card} führt und zieht eine neue Karte.',
  'no-turn': 'Kein Zug führt noch.',
  'end-turn': 'Genug für diesen Zug.',
  former: {
    'wins-round': 'Das gewinnt die Runde.',
    palette: '{card} übernimmt die Führung.',
    both: '{card} vor mir und die Regel von {canvas}.',
  },
};
