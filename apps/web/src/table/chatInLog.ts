import type { ChatLine, TableView } from '@fivefold/room';
import { useRef } from 'react';
import type { StoryLine } from '../games/types.ts';
import type { PanelTab } from './TableContext.tsx';

/** Length of the history when a chat line came in, by line id. */
export type ChatPositions = ReadonlyMap<number, number>;

/** The log includes notices about the player of a seat, but not about joining and leaving. */
const isPartOfGame = (line: ChatLine): boolean =>
  line.kind !== 'notice' || /^(bot-(in|out)|clock-played)$/.test(line.what);

/** The server has no common order of chat and moves, so older lines stay in the chat only. */
export function useChatPositions(chat: readonly ChatLine[], { history, number }: TableView): ChatPositions {
  const tracked = useRef<{ game: number; upTo: number; at: Map<number, number> }>(null);
  const last = chat.at(-1)?.id ?? -1;
  if (tracked.current?.game !== number) tracked.current = { game: number, upTo: last, at: new Map() };
  const { upTo, at } = tracked.current;
  if (last > upTo) {
    for (const line of chat) if (line.id > upTo && isPartOfGame(line)) at.set(line.id, history.length);
    tracked.current.upTo = last;
  }
  return tracked.current.at;
}

/**
 * Whether this tab shows chat lines: the log does too, unless it shows only my moves.
 */
export const showsChat = (tab: PanelTab, onlyMine: boolean): boolean =>
  tab === 'chat' || (tab === 'log' && !onlyMine);

export interface CollapsedChatLine {
  readonly line: ChatLine;
  readonly times: number;
}

/** Joins repeated notices about a seat that the clock plays, until somebody writes in between. */
export function collapseClockNotices(chat: readonly ChatLine[]): readonly CollapsedChatLine[] {
  const lines: CollapsedChatLine[] = [];
  let run = 0; // start of the trailing clock notices
  for (const line of chat) {
    const isClock = line.kind === 'notice' && line.what === 'clock-played';
    const at = isClock ? lines.findIndex((one, i) => i >= run && one.line.name === line.name) : -1;
    if (at >= 0) lines[at] = { line: lines[at]!.line, times: lines[at]!.times + 1 };
    else lines.push({ line, times: 1 });
    if (!isClock) run = lines.length;
  }
  return lines;
}

/** A reaction to a move is shown on the line of that move. */
const isAboutEvent = (line: ChatLine): boolean => line.kind === 'emote' && line.to?.kind === 'event';

/** The log with the chat lines in between, in order. */
export function mergeChatIntoLog(
  lines: readonly StoryLine[],
  chat: readonly ChatLine[],
  positions: ChatPositions,
): readonly (StoryLine | ChatLine)[] {
  const waiting = chat.filter((line) => positions.has(line.id) && !isAboutEvent(line));
  const merged: (StoryLine | ChatLine)[] = [];
  for (const line of lines) {
    while (waiting[0] && positions.get(waiting[0].id)! <= (line.at ?? -1)) merged.push(waiting.shift()!);
    merged.push(line);
  }
  return [...merged, ...waiting];
}
