import { DIGITS } from './symbols.ts';

/** Hashes and secrets: three hexadecimal digits in two of ours. Shorter words may be hexadecimal by chance. */
const HEX = /^[0-9a-f]{32,}$/;

export const isHex = (text: string): boolean => text.length >= 32 && HEX.test(text);

/** How many letters so many hexadecimal digits take. */
export const lettersFor = (length: number): number => Math.ceil(length / 3) * 2;

export function fromHex(hex: string): string {
  let letters = '';
  for (let at = 0; at < hex.length; at += 3) {
    const bits = Number.parseInt(hex.slice(at, at + 3).padEnd(3, '0'), 16);
    letters += DIGITS[bits >> 6]! + DIGITS[bits & 63]!;
  }
  return letters;
}

/** Of letters that are digits of ours. */
export function toHex(letters: string, length: number): string {
  let hex = '';
  for (let at = 0; at < letters.length; at += 2) {
    const bits = DIGITS.indexOf(letters[at]!) * 64 + DIGITS.indexOf(letters[at + 1]!);
    hex += bits.toString(16).padStart(3, '0');
  }
  return hex.slice(0, length);
}
