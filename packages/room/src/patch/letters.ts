const PIECE = 8192;

/**
 * Text that grows letter by letter, is taken back and tried in another way. As a string every step of that would leave
 * a piece behind, and the pieces would be most of the garbage of a server.
 */
export class Letters {
  /** As long as the longest text so far. */
  readonly codes: number[] = [];
  length = 0;

  static of(text: string): Letters {
    const letters = new Letters();
    letters.text(text);
    return letters;
  }

  code(code: number): void {
    this.codes[this.length] = code;
    this.length += 1;
  }

  text(text: string): void {
    const { codes, length } = this;
    for (let i = 0; i < text.length; i += 1) codes[length + i] = text.charCodeAt(i);
    this.length = length + text.length;
  }

  copy(codes: readonly number[], from: number, to: number): void {
    const own = this.codes;
    let at = this.length;
    for (let i = from; i < to; i += 1) {
      own[at] = codes[i]!;
      at += 1;
    }
    this.length = at;
  }

  /** What was written from `later` on takes the place of what stands from `from` on. */
  replace(from: number, later: number): void {
    const length = this.length - later;
    for (let i = 0; i < length; i += 1) this.codes[from + i] = this.codes[later + i]!;
    this.length = from + length;
  }

  equals({ codes, length }: Letters, from: number): boolean {
    if (length !== this.length) return false;
    for (let i = from; i < length; i += 1) if (codes[i] !== this.codes[i]) return false;
    return true;
  }

  from(start: number): string {
    let text = '';
    for (let at = start; at < this.length; at += PIECE)
      text += String.fromCharCode(...this.codes.slice(at, Math.min(this.length, at + PIECE)));
    return text;
  }
}
