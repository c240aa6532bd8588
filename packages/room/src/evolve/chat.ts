import { isSpectator, memberById } from '../queries.ts';
import { MAX_CHAT_LINES, MAX_CHAT_NOTICES } from '../roomLimits.ts';
import type { Room } from '../types.ts';
import type { ChatLine, Emote, MemberId, Time } from '../view.ts';

type Said =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'emote'; readonly emote: Emote }
  | { readonly kind: 'notice'; readonly what: string };

/**
 * One flaky phone must not push out what people said: of too many notices the oldest go, many at once, because a gap in
 * the list makes a long patch, and what falls off its front a short one.
 */
function shortened(chat: readonly ChatLine[]): readonly ChatLine[] {
  if (chat.length < MAX_CHAT_LINES) return chat;
  const notices = chat.filter((line) => line.kind === 'notice');
  if (notices.length <= MAX_CHAT_NOTICES) return chat.slice(1);
  const oldest = notices[MAX_CHAT_NOTICES / 2]!.id;
  return chat.filter((line) => line.kind !== 'notice' || line.id >= oldest);
}

const append = (room: Room, line: ChatLine): Room => ({
  ...room,
  chat: [...shortened(room.chat), line],
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
