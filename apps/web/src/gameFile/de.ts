import type { Catalogue } from '../i18n/core.ts';
import type { en } from './en.ts';

export const de: Catalogue<typeof en> = {
  save: 'Dieses Spiel speichern',
  'save.failed': 'Das Spiel ließ sich nicht speichern. Versuche es gleich noch einmal.',
  'open.title': 'Diese Datei lässt sich nicht öffnen',
  'open.another': 'Andere Datei wählen',
  'problem.too-large': 'Die Datei ist zu groß: Ein gespeichertes Spiel hat höchstens 4 MB.',
  'problem.damaged': 'Die Datei ist beschädigt, oder sie ist kein gespeichertes Spiel von Fivefold.',
  'problem.other-version': 'Die Datei stammt aus einer anderen Version von Fivefold.',
  'problem.other-rules': 'Dieses Spiel folgte anderen Regeln, als dieser Server sie hat.',
  'problem.names': 'In der Datei steht ein Name, den hier niemand haben kann.',
  'problem.moves': 'In der Datei steht ein Zug, den die Regeln nicht erlauben, oder das Spiel hat kein Ende.',
  tv: 'Auf dem Fernseher zeigen',
  report: 'Problem melden',
  'report.game':
    'In der Datei steht das ganze beendete Spiel: Karten, Züge, Namen und Gesichter. Kein Chat und kein Raumcode.',
  'report.view':
    'Solange das Spiel läuft, enthält die Datei nur, was alle gesehen haben: keine Handkarten. Nach dem Spiel kannst du es mit allen Karten speichern. Sie enthält weder Chat noch Raumcode.',
  'report.content': 'Was in der Datei steht',
  'report.save': 'Bericht speichern',
  'report.how': 'Nichts wird verschickt. Speichere die Datei und hänge sie an deine Nachricht.',
};
