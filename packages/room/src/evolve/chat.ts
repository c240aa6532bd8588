import { CHAT_LINES } from '../limits.ts';
import { isSpectator, memberById } from '../lookup.ts';
import type { Room } from '../types.ts';
import type { ChatLine, Emote, MemberId, Time } from '../view.ts';

type Said =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'emote'; readonly emote: Emote }
  | { readonly kind: 'notice'; readonly what: string };

const append = (room: Room, line: ChatLine): Room => ({
  ...room,
  chat: [...room.chat.slice(1 - CHAT_LINES), line],
  lines: room.lines + 1,
});

export const withChat = (room: Room, at: Time, from: MemberId, said: Said): Room =>
  append(room, {
    id: room.lines,
    at,
    from,
    name: memberById(room, from)?.name ?? '',
    spectator: isSpectator(room, from),
    ...said,
  });

/** A line of the room itself about someone; `what` is a translation key. */
export const withNotice = (room: Room, at: Time, name: string, what: string): Room =>
  append(room, { id: room.lines, at, from: null, name, spectator: false, kind: 'notice', what });
