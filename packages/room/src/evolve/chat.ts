import { isSpectator, memberById } from '../queries.ts';
import { MAX_CHAT_LINES, MAX_CHAT_NOTICES } from '../roomLimits.ts';
import type { Room } from '../types.ts';
import type {
  ChatLine,
  Emote,
  MemberId,
  PAPER_PLANE_REACTION,
  ReactionTarget,
  TimestampMs,
} from '../view.ts';

type Said =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'emote';
      readonly emote: Emote | typeof PAPER_PLANE_REACTION;
      readonly to?: ReactionTarget;
    }
  | { readonly kind: 'notice'; readonly what: string };

/**
 * Too many notices of one unstable connection must not push out what people said. Removes half of the notices at once,
 * because removing from the middle of the list makes a long patch.
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
  chat: [...shortened(room.chat), { ...line, ...positionInGame(room) }],
  lines: room.lines + 1,
});

const positionInGame = ({ table }: Room): Pick<ChatLine, 'during'> =>
  table ? { during: { number: table.number, events: table.history.length } } : {};

export const withChatLine = (room: Room, at: TimestampMs, from: MemberId, said: Said): Room =>
  append(room, {
    id: room.lines,
    at,
    from,
    name: memberById(room, from)?.name ?? '',
    spectator: isSpectator(room, from),
    ...said,
  });

/** A line of the room itself about a member or a bot; `what` is a translation key. */
export function withChatNotice(
  room: Room,
  at: TimestampMs,
  { id, name }: { readonly id?: MemberId | null; readonly name: string },
  what: string,
): Room {
  const about = id === null || id === undefined ? {} : { about: id };
  return append(room, {
    id: room.lines,
    at,
    from: null,
    name,
    spectator: false,
    kind: 'notice',
    what,
    ...about,
  });
}
