import { gameArt, type Language } from '@fivefold/art';
import type { RoomCode } from '@fivefold/room';
import type { GameId } from '@fivefold/rules';

interface Sentences {
  readonly turn: (game: string) => string;
  readonly reminder: (game: string) => string;
  readonly room: (code: RoomCode) => string;
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    turn: (game) => `Your turn: ${game}`,
    reminder: (game) => `Half of your time has passed: ${game}`,
    room: (code) => `Room ${code}`,
  },
  ru: {
    turn: (game) => `Ваш ход: ${game}`,
    reminder: (game) => `Половина времени на ход прошла: ${game}`,
    room: (code) => `Комната ${code}`,
  },
  de: {
    turn: (game) => `Du bist dran: ${game}`,
    reminder: (game) => `Die Hälfte deiner Zeit ist um: ${game}`,
    room: (code) => `Raum ${code}`,
  },
};

/** What a service worker gets. It names game and room only: anybody may see a locked screen. */
export type PushPayload =
  | {
      readonly type: 'turn';
      readonly tag: string;
      readonly url: string;
      readonly title: string;
      readonly body: string;
      /** Plays a sound even if the device already shows a notification of this decision. */
      readonly reminder: boolean;
    }
  /** The decision was made: its notification is closed. */
  | { readonly type: 'done'; readonly tag: string };

const tagOf = (room: RoomCode): string => `turn-${room}`;

export function turnPushPayload(
  room: RoomCode,
  game: GameId,
  language: Language,
  isReminder: boolean,
): PushPayload {
  const sentences = SENTENCES[language];
  const title = gameArt[game].title[language];
  return {
    type: 'turn',
    tag: tagOf(room),
    url: `/r/${room}`,
    title: isReminder ? sentences.reminder(title) : sentences.turn(title),
    body: sentences.room(room),
    reminder: isReminder,
  };
}

export const closeNotificationPayload = (room: RoomCode): PushPayload => ({ type: 'done', tag: tagOf(room) });
