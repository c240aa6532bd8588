import { fromHex, isHex } from './hex.ts';
import type { Letters } from './letters.ts';
import { DIGIT_CODES, ENDS, TWO_DIGITS } from './symbols.ts';

/** Writes what is no container. */
export class Pen {
  letters: Letters;
  /** Ends not yet written: several become one letter, and those at the very end none. */
  ends = 0;

  constructor(letters: Letters) {
    this.letters = letters;
  }

  /** Takes back what was written since. */
  back(length: number, ends: number): void {
    this.letters.length = length;
    this.ends = ends;
  }

  flush(): void {
    while (this.ends > 0) {
      const n = Math.min(this.ends, ENDS.length - 1);
      this.letters.text(ENDS[n]!);
      this.ends -= n;
    }
  }

  put(text: string): void {
    if (this.ends > 0) this.flush();
    this.letters.text(text);
  }

  int(n: number): void {
    if (this.ends > 0) this.flush();
    if (n < 64) this.letters.code(DIGIT_CODES[n]!);
    else if (n < TWO_DIGITS) {
      this.letters.text('$');
      this.letters.code(DIGIT_CODES[(n - 64) >> 6]!);
      this.letters.code(DIGIT_CODES[(n - 64) & 63]!);
    } else this.letters.text(`#${n};`);
  }

  /** A part that was something else before. */
  leaf(before: unknown, after: unknown): void {
    if (typeof before === 'number' && after === before + 1) this.put('^');
    else this.primitive(after);
  }

  primitive(value: unknown): void {
    if (typeof value === 'string') {
      const isHash = isHex(value);
      this.put(isHash ? ' ' : '&');
      this.int(value.length);
      this.put(isHash ? fromHex(value) : value);
    } else if (typeof value === 'number') {
      if (Number.isInteger(value) && value >= 0) this.int(value);
      else if (Number.isInteger(value) && value >= -64) {
        this.put('%');
        this.int(-1 - value);
      } else this.put(`#${value};`);
    } else this.put(value === true ? '!' : value === false ? '.' : "'");
  }
}
