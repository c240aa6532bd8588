import { KNOWN } from './known.ts';
import { DIGITS, MARK, SHORTEST } from './symbols.ts';

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
      // What was named may reach into what it stands for: a run of the same letters.
      const length = size + SHORTEST;
      const named = text.slice(from, from + length);
      text += named.length < length ? named.repeat(length).slice(0, length) : named;
      at = mark + 4;
    }
    mark = packed.indexOf(MARK, at);
  }
  return text.slice(KNOWN.length) + packed.slice(at);
}
