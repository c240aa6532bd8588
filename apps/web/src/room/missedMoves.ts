import type { RoomView } from '@fivefold/room';

/**
 * How many moves were made between two whole views; null for another table, or none. An own move is not
 * missed: it was sent (`sent`) before the connection broke, and only its acknowledgement was lost.
 */
export function countMissedMoves(before: RoomView | null, after: RoomView, sent: boolean): number | null {
  const old = before?.table;
  const now = after.table;
  if (!old || !now || old.number !== now.number) return null;
  const news = now.history.slice(old.history.length);
  const mine = sent && news.some(({ event }) => 'seat' in event && event.seat === now.seat) ? 1 : 0;
  return now.move - old.move - mine;
}
