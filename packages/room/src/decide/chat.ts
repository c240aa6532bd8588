import { ok } from '@fivefold/rules';
import { CHAT_WINDOW_MS, MAX_CHAT_BURST } from '../roomLimits.ts';
import { cleanText } from '../text.ts';
import { type Handlers, type MemberContext, refuse } from './context.ts';

/** Counts lines in the room itself, so that a server restart does not reset the limit. */
function isChattingTooFast({ room, me, now }: MemberContext): boolean {
  const recent = room.chat.filter((line) => line.from === me.id && line.at > now - CHAT_WINDOW_MS);
  return recent.length >= MAX_CHAT_BURST;
}

export const chatHandlers: Handlers<'say' | 'emote'> = {
  say(request, { text: sent }) {
    const text = cleanText(sent);
    if (!text.ok) return text;
    if (isChattingTooFast(request)) return refuse('too-fast');
    return ok([{ type: 'said', member: request.me.id, text: text.value }]);
  },

  emote(request, { emote }) {
    if (isChattingTooFast(request)) return refuse('too-fast');
    return ok([{ type: 'emoted', member: request.me.id, emote }]);
  },
};
