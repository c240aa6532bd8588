import type { RoomCode } from '@fivefold/room';
import type { RoomLog } from '../store/roomLog.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** From the start of the first of these games to the last move of the last one; null for games over several days. */
export async function playedMinutes(
  log: Pick<RoomLog, 'read'>,
  room: RoomCode,
  numbers: readonly number[],
): Promise<number | null> {
  const [first = 1, last = first] = [numbers[0], numbers.at(-1)];
  let number = 0;
  let [from, to] = [0, 0];
  let page = await log.read(room, 0);
  for (let read = 0; page.length > 0; page = await log.read(room, read)) {
    read += page.length;
    for (const { type, at } of page) {
      if (type === 'started') number += 1;
      if (type === 'started' && number === first) from = at;
      else if (type === 'acted' && number >= first && number <= last) to = at;
      else if (type === 'clockCorrected') [from, to] = [Math.min(from, at), Math.min(to, at)];
    }
  }
  const minutes = Math.max(1, Math.round((to - from) / MINUTE_MS));
  return minutes < DAY_MINUTES ? minutes : null;
}
