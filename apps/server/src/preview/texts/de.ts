import type { LinkPreviewSentences } from './sentences.ts';

export const de: LinkPreviewSentences = {
  invitesTo: 'lädt dich ein:',
  pageTitle: (host, game) => `${host} lädt dich ein: ${game}`,
  come: 'Komm und setz dich dazu.',
  playing: (round) => `${round === null ? 'Es wird gerade gespielt' : `Runde ${round} läuft`}, schau zu.`,
  full: 'Alle Stühle sind besetzt, schau zu.',
  locked: 'Dieser Tisch ist abgeschlossen.',
  are: (names, count) => `${names} ${count === 1 ? 'ist' : 'sind'} schon da.`,
  and: (first, last) => `${first} und ${last}`,
  more: (count) => `${count} weitere`,
  freeSeats: (count) => (count === 1 ? 'Ein Stuhl ist frei.' : `${count} Stühle sind frei.`),
  general: 'Fünf kleine Kartenspiele für einen schönen Abend.',
};
