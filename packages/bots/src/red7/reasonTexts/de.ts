import type { ReasonTexts } from '../../reasonTexts.ts';
import type { en } from './en.ts';

export const de: ReasonTexts<typeof en> = {
  'only-turn': 'Der einzige Zug, der führt.',
  'one-card': '{card} allein führt; auf der Hand bleiben {left}.',
  canvas: 'Nach der Regel von {card} führe ich.',
  'needs-more': 'Mit weniger als {cards} Karten führt kein Zug: {text}.',
  'one-card-answers':
    '{card} allein führt; {rival} kann mit {count} von {unseen} unbekannten Karten antworten.',
  'canvas-answers':
    'Nach der Regel von {card} führe ich; {rival} kann mit {count} von {unseen} unbekannten Karten antworten.',
  'spends-to-block':
    '{fewest} würde reichen, aber auf {text} kann {rival} mit {count} unbekannten Karten antworten, sonst mindestens mit {least}.',
  'spends-freely': 'Auch {fewest} hätte gereicht; gelegt habe ich {text}.',
  'takes-from': 'Die 1 holt {card} weg; die Karte gehörte {rival}.',
  draws: '{card} führt und zieht eine neue Karte.',
  'no-turn': 'Kein Zug führt noch.',
  'end-turn': 'Genug für diesen Zug.',
  former: {
    'spends-more': '{fewest} würde reichen, aber auf {text} ist schwerer zu antworten.',
    takes: 'Die 1 nimmt jemandem {card} weg.',
    'wins-round': 'Das gewinnt die Runde.',
    palette: '{card} übernimmt die Führung.',
    both: '{card} vor mir und die Regel von {canvas}.',
  },
};
