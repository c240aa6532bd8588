import type { LinkPreviewSentences } from './sentences.ts';

export const ru: LinkPreviewSentences = {
  invitesTo: 'зовёт за стол:',
  pageTitle: (host, game) => `${host} зовёт за стол: ${game}`,
  come: 'Заходите и садитесь.',
  playing: (round) => `Идёт ${round === null ? 'игра' : `раунд ${round}`}, можно смотреть.`,
  full: 'Все места заняты, можно смотреть.',
  locked: 'Стол закрыт.',
  are: (names) => `За столом ${names}.`,
  and: (first, last) => `${first} и ${last}`,
  more: (count) => `ещё ${count}`,
  freeSeats: (count) => `Свободных мест: ${count}.`,
  general: 'Пять маленьких карточных игр на один хороший вечер.',
};
