import type { ReasonTexts } from '../../reasonTexts.ts';
import type { en } from './en.ts';

export const de: ReasonTexts<typeof en> = {
  'half-wins': 'Mit {total} gehört diese Hälfte mir.',
  'half-shares': 'Mit {total} bekomme ich einen Anteil dieser Hälfte.',
  'half-loses': 'Mit {total} ist keine Hälfte besser.',
  over: 'Mit {total} ist nichts mehr zu gewinnen.',
  'take-safe': 'Von {total} aus bringt mich keine Karte über 28.',
  'take-chases':
    '{rival} zeigt {shown}, ich habe {total}; {bust} von {cards} unbekannten Karten brächten mich über 28.',
  'take-room': 'Mit {safe} von {cards} unbekannten Karten bleibe ich bis 28.',
  'stay-eight': 'Mit {total} ist die 8 zu gewinnen.',
  'stay-eight-mine': 'Mit {total} gehört die 8 mir: Niemand sonst kann 8 oder weniger haben.',
  'stay-eight-duel':
    '{total} für die 8: Außer mir kann nur {rival} 8 oder weniger haben, mit {shown} in offenen Karten.',
  'stay-both': '8 und 28 zugleich: Besser geht es nicht.',
  'stay-exact': 'Genau 28: mehr geht bei der 28 nicht.',
  'stay-risk': '{bust} von {cards} unbekannten Karten brächten mich über 28.',
  'stay-first': 'Bei der 28 hat jetzt niemand mehr als meine {total}, was auch verdeckt liegt.',
  'stay-odds': '{rival} liegt nur mit {better} von {cards} unbekannten Karten vor meinen {total}.',
  'stay-plain': 'Erst einmal bleibe ich bei {total}.',
  former: {
    'take-behind':
      'Jemand zeigt {shown}, da sind {total} für die 28 zu wenig; {bust} von {cards} unbekannten Karten sind zu viel.',
    'stay-ahead': 'Niemand, der noch im Rennen um die 28 ist, zeigt mehr als {shown}: {total} kann gewinnen.',
    take: 'Eine Karte lohnt sich: im Schnitt {worth} % einer Hälfte, {bust} % Risiko, über 28 zu kommen.',
    stay: 'Gut so: {worth} % einer Hälfte wert.',
    'feels-low': '{total} ist noch zu wenig zum Aufhören.',
    'feels-enough': '{total} dürfte reichen.',
  },
};
