import type { Letters } from './letters.ts';
import type { Container } from './symbols.ts';

/** A change and where its text stands in the letters of its patch. */
export interface Change {
  before: unknown;
  after: unknown;
  start: number;
  end: number;
  ends: number;
  /** Parts that were looked for among those around it and not found: where one of them is, the text is another. */
  sought: number;
  readonly parts: Container[];
  readonly around: unknown[];
}

/** Shorter ones are written again as fast as they are found. */
const WORTH = 8;

const blank = (): Change => ({
  before: undefined,
  after: undefined,
  start: 0,
  end: 0,
  ends: 0,
  sought: 0,
  parts: [],
  around: [],
});

/**
 * The letters of a patch, and its changes that others may have too. The viewers of a room are asked about one after
 * another, and most of what changed is the same two objects for all of them: it is compared and written once.
 */
export class Draft {
  readonly letters: Letters;
  /** Used again for every patch; the first `#count` are of this one. */
  readonly #changes: Change[] = [];
  #count = 0;
  /** They are asked for in the order in which they came. */
  #found = 0;

  constructor(letters: Letters) {
    this.letters = letters;
  }

  clear(): void {
    this.#count = 0;
    this.#found = 0;
  }

  recall(before: unknown, after: unknown): Change | undefined {
    for (let i = 0; i < this.#count; i += 1) {
      const at = this.#found + i < this.#count ? this.#found + i : this.#found + i - this.#count;
      const change = this.#changes[at]!;
      if (change.after !== after || change.before !== before) continue;
      this.#found = at;
      return change;
    }
    return undefined;
  }

  /** The text is what the letters hold from `start` on. Where it is worth it: the entry, to say more about it. */
  remember(before: unknown, after: unknown, start: number, ends: number): Change | undefined {
    if (this.letters.length - start < WORTH) return undefined;
    this.#changes[this.#count] ??= blank();
    const change = this.#changes[this.#count]!;
    this.#count += 1;
    change.before = before;
    change.after = after;
    change.start = start;
    change.end = this.letters.length;
    change.ends = ends;
    return change;
  }

  /** Something else takes the place of what stands from `start` on. */
  forget(start: number): void {
    while (this.#count > 0 && this.#changes[this.#count - 1]!.start >= start) this.#count -= 1;
  }
}
