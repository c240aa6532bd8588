import type { ChatLine } from '@fivefold/room';
import type { GameLogLine } from '../games/types.ts';
import type { SidePanelTabId } from './TableContext.tsx';

/** The log includes notices about the player of a seat, but not about joining and leaving. */
const isPartOfGame = (line: ChatLine): boolean =>
  line.kind !== 'notice' || /^(bot-(in|out)|clock-played|nudged|reminded)$/.test(line.what);

/**
 * Whether this tab shows chat lines: the log does too, unless it shows only my moves.
 */
export const tabShowsChat = (tab: SidePanelTabId, onlyMine: boolean): boolean =>
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

/** The log of a game with its chat lines in between, in order. Lines of older rooms have no position and stay in the chat. */
export function mergeChatIntoLog(
  lines: readonly GameLogLine[],
  chat: readonly ChatLine[],
  game: number,
): readonly (GameLogLine | ChatLine)[] {
  const waiting = chat.flatMap((line) =>
    line.during?.number === game && isPartOfGame(line) && !isAboutEvent(line)
      ? [{ line, events: line.during.events }]
      : [],
  );
  const merged: (GameLogLine | ChatLine)[] = [];
  for (const line of lines) {
    while (waiting[0] && waiting[0].events <= (line.at ?? -1)) merged.push(waiting.shift()!.line);
    merged.push(line);
  }
  return [...merged, ...waiting.map(({ line }) => line)];
}
