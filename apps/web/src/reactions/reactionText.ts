import { type ChatLine, PAPER_PLANE_REACTION } from '@fivefold/room';
import type { TableTranslate } from '../table/words.ts';

/** The name of the player at a seat of this game; undefined for a game that is not at the table. */
export type ReactionTargetName = (target: {
  readonly number: number;
  readonly seat: number;
}) => string | undefined;

/** "Boris throws a plane at Chloé": null for a line that is no reaction to a player of the present game or to a move. */
export function reactionParts(line: ChatLine, nameOf: ReactionTargetName, t: TableTranslate) {
  if (line.kind !== 'emote' || !line.to) return null;
  if (line.to.kind === 'event') return t.parts('react.about', { name: line.name });
  const to = nameOf(line.to);
  if (to === undefined) return null;
  return t.parts(line.emote === PAPER_PLANE_REACTION ? 'react.threw' : 'react.to', { name: line.name, to });
}

export interface GameEventReaction {
  readonly id: number;
  readonly line: Extract<ChatLine, { readonly kind: 'emote' }>;
}

/** The reactions to events of this game by the line of the log that they stand on: the last one up to their event. */
export function reactionsByLogLine(
  chat: readonly ChatLine[],
  number: number,
  lines: readonly { readonly at?: number }[],
): ReadonlyMap<number, readonly GameEventReaction[]> {
  const found = new Map<number, GameEventReaction[]>();
  for (const line of chat) {
    if (line.kind !== 'emote' || line.to?.kind !== 'event' || line.to.number !== number) continue;
    const { at } = line.to;
    const index = lines.findLastIndex((one) => one.at !== undefined && one.at <= at);
    if (index >= 0) found.set(index, [...(found.get(index) ?? []), { id: line.id, line }]);
  }
  return found;
}
