import { ok } from '@fivefold/rules';
import { CHAT_WINDOW_MS, MAX_CHAT_BURST } from '../roomLimits.ts';
import { cleanText } from '../text.ts';
import { type Handlers, type MemberContext, refuse } from './context.ts';

/** The room remembers who spoke when, so that a restart is no way around the limit. */
function isChattingTooFast({ room, me, now }: MemberContext): boolean {
  const recent = room.chat.filter((line) => line.from === me.id && line.at > now - CHAT_WINDOW_MS);
  return recent.length >= MAX_CHAT_BURST;
}

export const chatHandlers: Handlers<'say' | 'emote'> = {
  say(turn, { text: sent }) {
    const text = cleanText(sent);
    if (!text.ok) return text;
    if (isChattingTooFast(turn)) return refuse('too-fast');
    return ok([{ type: 'said', member: turn.me.id, text: text.value }]);
  },

  emote(turn, { emote }) {
    if (isChattingTooFast(turn)) return refuse('too-fast');
    return ok([{ type: 'emoted', member: turn.me.id, emote }]);
  },
};
