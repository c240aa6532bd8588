import { KNOWN } from './known.ts';
import { DIGITS } from './symbols.ts';

/**
 * A patch says many things twice: a score in the game's view and in its log, the names of the parts of a table at every
 * start. What stood before, or in the text that both sides know, is named by its distance and length.
 *
 *   ` distance (two digits) length (one digit)
 *   ` ` the letter itself
 */
const MARK = '`';
/** A reference takes four letters. */
const SHORTEST = 5;
const LONGEST = SHORTEST + 63;
const FARTHEST = 64 * 64;
/** Shorter texts hold hardly anything twice. */
const WORTH = 40;

const SLOTS = 4096;
const SHIFT = 32 - Math.log2(SLOTS);
/** Where four letters stood last; 0 for nowhere. */
const places = new Uint16Array(SLOTS);
const slotAt = (text: string, at: number): number =>
  Math.imul(
    (text.charCodeAt(at) << 21) ^
      (text.charCodeAt(at + 1) << 14) ^
      (text.charCodeAt(at + 2) << 7) ^
      text.charCodeAt(at + 3),
    0x9e3779b1,
  ) >>> SHIFT;

const start = new Uint16Array(SLOTS);
for (let at = 1; at + 4 <= KNOWN.length; at += 1) start[slotAt(KNOWN, at)] = at;

export function pack(patch: string): string {
  if (patch.length < WORTH || KNOWN.length + patch.length > 0xffff) return escaped(patch);
  const text = KNOWN + patch;
  places.set(start);
  let out = '';
  let written = KNOWN.length;
  let at = written;
  while (at + SHORTEST <= text.length) {
    const slot = slotAt(text, at);
    const from = places[slot]!;
    places[slot] = at;
    const length = from === 0 || at - from > FARTHEST ? 0 : matching(text, from, at);
    if (length < SHORTEST) {
      at += 1;
      continue;
    }
    const distance = at - from - 1;
    out += `${escaped(text.slice(written, at))}${MARK}${DIGITS[distance >> 6]}${DIGITS[distance & 63]}${DIGITS[length - SHORTEST]}`;
    at += length;
    written = at;
  }
  return out + escaped(text.slice(written));
}

function matching(text: string, from: number, at: number): number {
  const most = Math.min(LONGEST, text.length - at);
  let length = 0;
  while (length < most && text.charCodeAt(from + length) === text.charCodeAt(at + length)) length += 1;
  return length;
}

const escaped = (text: string): string => (text.includes(MARK) ? text.replaceAll(MARK, MARK + MARK) : text);

/** Throws on what `pack` did not write. */
export function unpack(packed: string): string {
  let mark = packed.indexOf(MARK);
  if (mark < 0) return packed;
  let text = KNOWN;
  let at = 0;
  while (mark >= 0) {
    text += packed.slice(at, mark);
    if (packed[mark + 1] === MARK) {
      text += MARK;
      at = mark + 2;
    } else {
      const [high, low, size] = [1, 2, 3].map((i) => DIGITS.indexOf(packed[mark + i] || ' ')) as [
        number,
        number,
        number,
      ];
      const from = text.length - 1 - (high * 64 + low);
      if (high < 0 || low < 0 || size < 0 || from < 0) throw new Error(`not a patch, at ${mark}`);
      for (let i = 0; i < size + SHORTEST; i += 1) text += text[from + i];
      at = mark + 4;
    }
    mark = packed.indexOf(MARK, at);
  }
  return text.slice(KNOWN.length) + packed.slice(at);
}
