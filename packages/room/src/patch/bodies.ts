import { same } from './compare.ts';
import type { Change } from './draft.ts';
import { type Container, isContainer } from './symbols.ts';

type Json = { readonly [key: string]: unknown };

/** One object, by the places of its keys: the parts before and after, and how far its writing has come. */
interface Body {
  readonly was: unknown[];
  readonly is: unknown[];
  count: number;
  place: number;
}

/**
 * The objects whose bodies are being written, the outermost first. The lists only grow, and are counted: new ones for
 * every object would be most of the garbage.
 */
export class Bodies {
  readonly #keys: string[] = [];
  readonly #bodies: Body[] = [];
  depth = 0;
  /** What was looked for in all of them, and is in none. */
  readonly #sought: Container[] = [];
  sought = 0;
  /** The place of the part that was found last. */
  foundAt = 0;

  clear(): void {
    this.depth = 0;
    this.sought = 0;
  }

  /** The body that would be the next one. */
  get next(): Body {
    this.#bodies[this.depth] ??= { was: [], is: [], count: 0, place: 0 };
    return this.#bodies[this.depth]!;
  }

  /**
   * False where the keys are not the same in the same order: only then a place means the same on both sides. Each
   * object goes through its own parts, because to ask one for the keys of the other takes several times as long.
   */
  read(before: Json, after: Json): boolean {
    const body = this.next;
    const { was, is } = body;
    const keys = this.#keys;
    let count = 0;
    for (const key in before) {
      keys[count] = key;
      was[count] = before[key];
      count += 1;
    }
    body.count = count;
    let at = 0;
    for (const key in after) {
      if (at === count || keys[at] !== key) return false;
      is[at] = after[key];
      at += 1;
    }
    return at === count;
  }

  /** Begins the body that was read last. */
  open(): Body {
    const body = this.next;
    this.depth += 1;
    return body;
  }

  close(): void {
    this.depth -= 1;
  }

  /** How deep the body is that has said such a part already, the innermost first; -1 for none. */
  find(part: Container): number {
    const length = lengthOf(part);
    for (let depth = this.depth - 1; depth >= 0; depth -= 1) {
      const { is, place } = this.#bodies[depth]!;
      for (let at = 0; at < place; at += 1) {
        const other = is[at];
        if (!isContainer(other) || lengthOf(other) !== length || !same(other, part)) continue;
        this.foundAt = at;
        return depth;
      }
    }
    this.#seek(part);
    return -1;
  }

  #seek(part: Container): void {
    this.#sought[this.sought] = part;
    this.sought += 1;
  }

  /** With a text goes what was sought from `since` on while it was written, and where. */
  note(change: Change, since: number): void {
    change.sought = this.sought - since;
    if (change.sought === 0) return;
    for (let i = 0; i < change.sought; i += 1) change.parts[i] = this.#sought[since + i]!;
    let count = 0;
    for (let depth = 0; depth < this.depth; depth += 1) {
      const { is, place } = this.#bodies[depth]!;
      for (let at = 0; at < place; at += 1) {
        change.around[count] = is[at];
        count += 1;
      }
    }
    change.around.length = count; // the place is used again: what stood beside an older text is none of ours
  }

  /** Would what was not found there be found here? If not, it counts as sought here too. */
  holds({ sought, parts, around }: Change): boolean {
    if (sought === 0) return false;
    let count = 0;
    for (let depth = 0; depth < this.depth; depth += 1) {
      const { is, place } = this.#bodies[depth]!;
      for (let at = 0; at < place; at += 1) {
        const part = is[at];
        if (part !== around[count] && isContainer(part))
          for (let k = 0; k < sought; k += 1) if (same(part, parts[k])) return true;
        count += 1;
      }
    }
    for (let k = 0; k < sought; k += 1) this.#seek(parts[k]!);
    return false;
  }
}

/** -1 for an object. */
const lengthOf = (part: Container): number => (Array.isArray(part) ? part.length : -1);
