import { ok } from '@fivefold/rules';
import { CHAT_BURST, CHAT_WINDOW } from '../limits.ts';
import { cleanText } from '../text.ts';
import { type Handlers, type MemberContext, refuse } from './turn.ts';

/** The room remembers who spoke when, so that a restart is no way around the limit. */
function isTooFast({ room, me, now }: MemberContext): boolean {
  const recent = room.chat.filter((line) => line.from === me.id && line.at > now - CHAT_WINDOW);
  return recent.length >= CHAT_BURST;
}

export const talk: Handlers<'say' | 'emote'> = {
  say(turn, { text: sent }) {
    const text = cleanText(sent);
    if (!text.ok) return text;
    if (isTooFast(turn)) return refuse('too-fast');
    return ok([{ type: 'said', member: turn.me.id, text: text.value }]);
  },

  emote(turn, { emote }) {
    if (isTooFast(turn)) return refuse('too-fast');
    return ok([{ type: 'emoted', member: turn.me.id, emote }]);
  },
};
