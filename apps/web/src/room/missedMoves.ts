import type { RoomView } from '@fivefold/room';

/**
 * How many moves the table went on between two whole views; null where it is another table, or none. My own one is not
 * missed: it was on its way (`sent`) when the connection broke, and only its answer was lost.
 */
export function countMissedMoves(before: RoomView | null, after: RoomView, sent: boolean): number | null {
  const old = before?.table;
  const now = after.table;
  if (!old || !now || old.number !== now.number) return null;
  const news = now.history.slice(old.history.length);
  const mine = sent && news.some(({ event }) => 'seat' in event && event.seat === now.seat) ? 1 : 0;
  return now.move - old.move - mine;
}
