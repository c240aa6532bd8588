import { KNOWN } from './known.ts';
import { Letters } from './letters.ts';
import { DIGIT_CODES, MARK, SHORTEST } from './symbols.ts';

const MARK_CODE = MARK.charCodeAt(0);
const LONGEST = SHORTEST + 63;
const FARTHEST = 64 * 64;
/** Shorter texts hold hardly anything twice. */
const WORTH = 40;

const SLOTS = 4096;
const SHIFT = 32 - Math.log2(SLOTS);
/** Where four letters stood last; 0 for nowhere. */
const places = new Uint16Array(SLOTS);
const slotAt = (codes: readonly number[], at: number): number =>
  Math.imul(
    (codes[at]! << 21) ^ (codes[at + 1]! << 14) ^ (codes[at + 2]! << 7) ^ codes[at + 3]!,
    0x9e3779b1,
  ) >>> SHIFT;

const known = Letters.of(KNOWN).codes;
const start = new Uint16Array(SLOTS);
for (let at = 1; at + 4 <= KNOWN.length; at += 1) start[slotAt(known, at)] = at;

const out = new Letters();
let last: Letters | null = null;
let packed = '';

/**
 * What stands after the known text, with which the letters begin. Players who see the same change are told so in the same
 * words: packed once, where the letters of the one before are still there.
 */
export function pack(letters: Letters): string {
  if (last === null || letters === last || !letters.equals(last, KNOWN.length)) packed = packAfresh(letters);
  last = letters;
  return packed;
}

function packAfresh({ codes, length }: Letters): string {
  out.length = 0;
  let written = KNOWN.length;
  if (length - written >= WORTH && length <= 0xffff) {
    places.set(start);
    let at = written;
    while (at + SHORTEST <= length) {
      const slot = slotAt(codes, at);
      const from = places[slot]!;
      places[slot] = at;
      const size = from === 0 || at - from > FARTHEST ? 0 : matching(codes, from, at, length);
      if (size < SHORTEST) {
        at += 1;
        continue;
      }
      const distance = at - from - 1;
      escaped(codes, written, at);
      out.code(MARK_CODE);
      out.code(DIGIT_CODES[distance >> 6]!);
      out.code(DIGIT_CODES[distance & 63]!);
      out.code(DIGIT_CODES[size - SHORTEST]!);
      at += size;
      written = at;
    }
  }
  escaped(codes, written, length);
  return out.from(0);
}

function matching(codes: readonly number[], from: number, at: number, end: number): number {
  const most = Math.min(LONGEST, end - at);
  let size = 0;
  while (size < most && codes[from + size] === codes[at + size]) size += 1;
  return size;
}

function escaped(codes: readonly number[], from: number, to: number): void {
  for (let at = from; at < to; at += 1) {
    out.code(codes[at]!);
    if (codes[at] === MARK_CODE) out.code(MARK_CODE);
  }
}
