import { ok } from '@fivefold/rules';
import { reactionsBlockedUntil } from '../reactionRest.ts';
import { CHAT_WINDOW_MS, MAX_CHAT_BURST } from '../roomLimits.ts';
import { cleanChatText } from '../text.ts';
import { PAPER_PLANE_REACTION, type ReactionTarget } from '../view.ts';
import {
  type DecideResult,
  type MemberCommandHandlers,
  type MemberContext,
  refuseCommand,
} from './context.ts';

/** Counts lines in the room itself, so that a server restart does not reset the limit. */
function isChattingTooFast({ room, me, now }: MemberContext): boolean {
  const recent = room.chat.filter((line) => line.from === me.id && line.at > now - CHAT_WINDOW_MS);
  return recent.length >= MAX_CHAT_BURST;
}

const isReactingTooFast = ({ room, me, now }: MemberContext): boolean =>
  now < reactionsBlockedUntil(room.chat, me.id);

/** Null where the target exists. */
function targetRefusal({ room }: MemberContext, to: ReactionTarget): DecideResult | null {
  const { table } = room;
  if (!table) return refuseCommand('no-game');
  if (to.number !== table.number) return refuseCommand('too-late', { move: table.move });
  if (to.kind === 'player') return table.players[to.seat] ? null : refuseCommand('no-such-seat');
  return to.at < table.history.length ? null : refuseCommand('bad-move', { move: table.move });
}

export const chatCommandHandlers: MemberCommandHandlers<'say' | 'emote'> = {
  say(request, { text: sent }) {
    const text = cleanChatText(sent);
    if (!text.ok) return text;
    if (isChattingTooFast(request)) return refuseCommand('too-fast');
    return ok([{ type: 'said', member: request.me.id, text: text.value }]);
  },

  emote(request, { emote, to }) {
    if (emote === PAPER_PLANE_REACTION && to?.kind !== 'player') return refuseCommand('no-such-seat');
    const wrong = to ? targetRefusal(request, to) : null;
    if (wrong) return wrong;
    if (isChattingTooFast(request) || isReactingTooFast(request)) return refuseCommand('too-fast');
    return ok([{ type: 'emoted', member: request.me.id, emote, ...(to && { to }) }]);
  },
};
