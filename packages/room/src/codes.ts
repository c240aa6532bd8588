import { below, pick, type Random } from '@fivefold/rules';
import { CODE_WORDS } from './codeWords.ts';
import type { RoomCode } from './view.ts';

/** One of more than eleven million, of words that are heard one way only. */
export const makeCode = (random: Random): RoomCode =>
  `${pick(CODE_WORDS, random).toUpperCase()}-${String(below(10_000, random)).padStart(4, '0')}`;

/**
 * What someone typed or heard: any case, spaces or signs anywhere, no dash, a letter O for the nought.
 * null where it cannot be a code; whether there is such a room is another question.
 */
export function parseCode(text: string): RoomCode | null {
  const letters = text
    .slice(0, 64)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  const word = letters.slice(0, -4);
  const digits = letters.slice(-4).replace(/O/g, '0').replace(/[IL]/g, '1');
  return /^[A-Z]{3,6}$/.test(word) && /^[0-9]{4}$/.test(digits) ? `${word}-${digits}` : null;
}
