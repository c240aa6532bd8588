import { pickRandom, type Random, randomBelow } from '@fivefold/rules';
import { ROOM_CODE_WORDS } from './codeWords.ts';
import type { RoomCode } from './view.ts';

/** One of more than eleven million codes. No two words sound alike. */
export const makeRoomCode = (random: Random): RoomCode =>
  `${pickRandom(ROOM_CODE_WORDS, random).toUpperCase()}-${String(randomBelow(10_000, random)).padStart(4, '0')}`;

/**
 * Accepts what people type: any case, spaces or punctuation anywhere, no dash, a letter O for a zero.
 * null when it cannot be a code. Does not check whether such a room exists.
 */
export function parseRoomCode(text: string): RoomCode | null {
  const letters = text
    .slice(0, 64)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  const word = letters.slice(0, -4);
  const digits = letters.slice(-4).replace(/O/g, '0').replace(/[IL]/g, '1');
  return /^[A-Z]{3,6}$/.test(word) && /^[0-9]{4}$/.test(digits) ? `${word}-${digits}` : null;
}
