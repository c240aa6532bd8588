import type { ReasonTexts } from '../../reasonTexts.ts';
import type { en } from './en.ts';

export const de: ReasonTexts<typeof en> = {
  play: 'Gelegte Karten: {cards}, Punkte: {points}.',
  'four-cards': 'Alle vier Karten auf einmal: {points} Punkte.',
  'keeps-wild': '{points} Punkte, und der Joker bleibt auf der Hand.',
  'leaves-less':
    '{points} Punkte statt {most}: So bleiben danach nur etwa {leaves} zu holen, nicht {mostLeaves}.',
  'sets-up': 'Jetzt {points} Punkte, und nächstes Mal etwa {next} statt {mostNext}.',
  recycle: 'Erst den Joker zurückgeholt, dann {points} Punkte.',
  'last-card': 'Die letzte Karte beendet das Spiel und verdoppelt: {points} Punkte.',
  'goes-out': 'Alle Karten gelegt: Das gewinnt.',
  'child-keeps-wild': 'Gelegte Karten: {cards}; der Joker wartet auf das Ende, da passt er am besten.',
  'child-play': 'Gelegte Karten: {cards}.',
  'child-swap': 'Es kommt auf die Hand an, wenn der Stapel leer ist: getauschte Karten: {cards}.',
  'end-game': 'Der Stapel ist leer, alle Karten sind bekannt: bis zum Ende gerechnet, besser geht es nicht.',
  'end-game-so-far': 'Der Stapel ist leer, alle Karten sind bekannt: das Beste, was sich in der Zeit fand.',
  swap: 'Nichts Gutes zu legen: getauschte Karten: {cards}.',
  former: {},
};
