import { type Catalogue, plural } from '../i18n/core.ts';
import type { en } from './en.ts';

export const de: Catalogue<typeof en> = {
  coach: 'Coach',
  close: 'Coach schließen',
  thinking: plural({
    one: 'Deine Züge werden geprüft: noch {n}',
    other: 'Deine Züge werden geprüft: noch {n}',
  }),
  done: 'Alle deine Züge sind beurteilt, nach dem, was du damals sehen konntest.',
  none: 'In diesem Spiel gab es nichts zu entscheiden.',
  stopped: 'Der Coach hat aufgehört. Die Wiederholung geht weiter.',
  marks: 'Deine Züge',
  'mark.good': 'genauso gut',
  'mark.fine': 'in Ordnung',
  'mark.costly': 'teuer',
  'mark.name': 'Zug {n}: {mark}',
  title: 'Dein Zug {n} von {all}',
  pick: 'Wähle oben einen deiner Züge.',
  you: 'Du',
  bot: 'Der starke Bot',
  same: 'Genauso gut: Die Suche sieht keinen Unterschied.',
  'loss.points': plural({
    one: 'Etwa *{n} Punkt* schlechter, plus/minus {error}.',
    other: 'Etwa *{n} Punkte* schlechter, plus/minus {error}.',
  }),
  'loss.chance': 'Etwa *{n} %* weniger Aussicht auf die Runde, plus/minus {error}.',
  knew: 'Beurteilt nach dem, was du damals sehen konntest.',
  nextCostly: 'Nächster teurer Zug',
  ask: 'Den Coach fragen',
  'turning.none': 'Kein Zug hat dich viel gekostet.',
  turning: 'Deine Wendepunkte',
  'turning.points': '−{n}',
  'turning.chance': '−{n} %',
  playOn: 'Von hier weiterspielen',
  'playOn.title': 'Von hier weiterspielen?',
  'playOn.text':
    'Alle haben die Karten, die sie hier hatten. Die anderen werden von Bots gespielt, und das Ergebnis zählt nicht.',
  'playOn.failed': 'Von hier geht es nicht weiter: Versuche einen anderen Schritt.',
};
