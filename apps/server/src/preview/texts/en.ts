import type { LinkPreviewSentences } from './sentences.ts';

export const en: LinkPreviewSentences = {
  invitesTo: 'invites you to',
  pageTitle: (host, game) => `${host} invites you to ${game}`,
  come: 'Come and sit down.',
  playing: (round) => `${round === null ? 'A game' : `Round ${round}`} is on, come and watch.`,
  full: 'All chairs are taken, come and watch.',
  locked: 'This table is locked.',
  are: (names, count) => `${names} ${count === 1 ? 'is' : 'are'} here.`,
  and: (first, last) => `${first} and ${last}`,
  more: (count) => `${count} more`,
  freeSeats: (count) => (count === 1 ? 'One chair is free.' : `${count} chairs are free.`),
  general: 'Five small card games for one good evening.',
};
