import { MAX_REACTION_BURST, REACTION_WINDOW_MS } from './roomLimits.ts';
import type { ChatLine, MemberId, TimestampMs } from './view.ts';

/** When this member may react again: after a burst, as long after its end as a burst may last. */
export function reactionsBlockedUntil(chat: readonly ChatLine[], member: MemberId): TimestampMs {
  const mine = chat.filter((line) => line.from === member && line.kind === 'emote');
  const [first, ...others] = mine.slice(-MAX_REACTION_BURST);
  const last = others.at(-1);
  const isBurst =
    first && last && mine.length >= MAX_REACTION_BURST && last.at - first.at < REACTION_WINDOW_MS;
  return isBurst ? last.at + REACTION_WINDOW_MS : 0;
}
