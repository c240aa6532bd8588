import { alike, same, sameKeys } from './compare.ts';
import { recall, remember } from './recent.ts';
import { type Container, DIGITS, ENDS, isContainer, TWO_DIGITS } from './symbols.ts';

/** A text up to this length is taken as it is: another form could save next to nothing. */
const SHORT = 6;
/** How far back a similar line of a log is looked for. */
const LOOK_BACK = 16;
/** How many elements may fall off the front of an array between two patches. */
const DROPPED = 8;
const NO_LIMIT = Number.POSITIVE_INFINITY;

type Json = { readonly [key: string]: unknown };

export class Writer {
  #out = '';
  /** Ends not yet written: several become one letter, and those at the very end none. */
  #ends = 0;
  /** Inside of something new, which is remembered as a whole: its many parts would push out what is worth more. */
  #isNew = false;

  diff(before: unknown, after: unknown): string {
    return before !== after && this.#change(before, after) ? this.#out : '';
  }

  #put(text: string): void {
    while (this.#ends > 0) {
      const n = Math.min(this.#ends, ENDS.length - 1);
      this.#out += ENDS[n];
      this.#ends -= n;
    }
    this.#out += text;
  }

  #int(n: number): void {
    if (n < 64) this.#put(DIGITS[n]!);
    else if (n < TWO_DIGITS) this.#put(`$${DIGITS[(n - 64) >> 6]}${DIGITS[(n - 64) & 63]}`);
    else this.#put(`#${n};`);
  }

  /** False where nothing changed: then nothing was written. */
  #change(before: unknown, after: unknown): boolean {
    if (isContainer(before) || isContainer(after)) return this.#container(before, after);
    if (before === after) return false;
    if (typeof before === 'number' && after === before + 1) this.#put('^');
    else this.#primitive(after);
    return true;
  }

  #container(before: unknown, after: unknown): boolean {
    const known = this.#isNew ? undefined : recall(before, after);
    if (known) {
      this.#put(known.text);
      this.#ends = known.ends;
      return true;
    }
    const out = this.#out;
    const ends = this.#ends;
    this.#out = '';
    this.#ends = 0;
    const isChanged = isContainer(before) ? this.#shortest(before, after) : this.#value(after, NO_LIMIT);
    const text = this.#out;
    const textEnds = this.#ends;
    this.#out = out;
    this.#ends = ends;
    if (!isChanged) return false;
    if (!this.#isNew) remember(before, after, text, textEnds);
    this.#put(text);
    this.#ends = textEnds;
    return true;
  }

  /** Into an empty text: a body, or where much changed whatever is shorter. */
  #shortest(before: Container, after: unknown): boolean {
    let best: string | null = null;
    let bestEnds = 0;
    if (hasBody(before, after)) {
      const share = Array.isArray(before)
        ? this.#arrayBody(before, after as readonly unknown[])
        : this.#objectBody(before as Json, after as Json);
      if (share === 0) return false;
      this.#ends += 1;
      // Only where most of the parts changed can another form be shorter.
      if (share < 0.5 || this.#out.length <= SHORT) return true;
      best = this.#out;
      bestEnds = this.#ends;
    }
    for (const mark of ['*', '=']) {
      this.#out = mark;
      this.#ends = 0;
      const limit = best === null ? NO_LIMIT : best.length - 1;
      if (mark === '*' ? !this.#leaves(before, after, limit) : !this.#value(after, limit)) continue;
      best = this.#out;
      bestEnds = this.#ends;
    }
    this.#out = best!;
    this.#ends = bestEnds;
    return true;
  }

  /** One part, if it changed. */
  #part(place: number, before: unknown, after: unknown): number {
    const out = this.#out;
    const ends = this.#ends;
    this.#int(place);
    if (this.#change(before, after)) return 1;
    this.#out = out;
    this.#ends = ends;
    return 0;
  }

  /** Gives the share of the parts that changed. */
  #objectBody(before: Json, after: Json): number {
    let place = 0;
    let changes = 0;
    for (const key in before) {
      if (before[key] !== after[key]) changes += this.#part(place, before[key], after[key]);
      place += 1;
    }
    return changes / Math.max(1, place);
  }

  #arrayBody(before: readonly unknown[], after: readonly unknown[]): number {
    const dropped = droppedFrom(before, after);
    if (dropped > 0) {
      this.#put('(');
      this.#int(dropped);
    }
    const base = dropped > 0 ? before.slice(dropped) : before;
    let changes = dropped;
    const taken = takenFrom(base, after);
    if (taken >= 0) {
      this.#put('/');
      this.#int(taken);
      return 1;
    }
    const common = Math.min(base.length, after.length);
    for (let i = 0; i < common; i += 1) if (base[i] !== after[i]) changes += this.#part(i, base[i], after[i]);
    if (after.length < base.length) {
      this.#put('<');
      this.#int(after.length);
      return 1;
    }
    for (let i = common; i < after.length; i += 1) this.#append(after, i, '+', NO_LIMIT);
    return (changes + after.length - common) / Math.max(1, after.length);
  }

  /** One more element; those before it are already there on the other side, and it may be like one of them. */
  #append(after: readonly unknown[], at: number, mark: '+' | '', limit: number): boolean {
    const element = after[at];
    const back = modelFor(after, at);
    if (back === 0) {
      if (mark !== '') this.#put(mark);
      return this.#value(element, limit);
    }
    const out = this.#out;
    const ends = this.#ends;
    this.#put('~');
    this.#int(back);
    const wasNew = this.#isNew;
    this.#isNew = true;
    if (!this.#change(after[at - back], element)) this.#ends += 1;
    this.#isNew = wasNew;
    const [likeOut, likeEnds] = [this.#out, this.#ends];
    if (likeOut.length - out.length > SHORT * 2) {
      this.#out = out;
      this.#ends = ends;
      if (mark !== '') this.#put(mark);
      if (this.#value(element, Math.min(limit, likeOut.length - 1))) return true;
      this.#out = likeOut;
      this.#ends = likeEnds;
    }
    return this.#out.length <= limit;
  }

  /** False when it came out longer than `limit`: then what was written is of no use. */
  #value(value: unknown, limit: number): boolean {
    if (!isContainer(value)) this.#primitive(value);
    else if (Array.isArray(value)) {
      this.#put('[');
      for (let i = 0; i < value.length; i += 1) if (!this.#append(value, i, '', limit)) return false;
      this.#put(']');
    } else {
      this.#put('{');
      for (const [key, part] of Object.entries(value)) {
        this.#int(key.length);
        this.#put(key);
        if (!this.#value(part, limit)) return false;
      }
      this.#put('}');
    }
    return this.#out.length <= limit;
  }

  #primitive(value: unknown): void {
    if (typeof value === 'string') {
      this.#put('&');
      this.#int(value.length);
      this.#put(value);
    } else if (typeof value === 'number') {
      if (Number.isInteger(value) && value >= 0) this.#int(value);
      else this.#put(`#${value};`);
    } else this.#put(value === true ? '!' : value === false ? '.' : "'");
  }

  /** False where the shapes differ, too. */
  #leaves(before: unknown, after: unknown, limit: number): boolean {
    if (!isContainer(before)) {
      if (isContainer(after)) return false;
      this.#primitive(after);
      return this.#out.length <= limit;
    }
    if (!hasBody(before, after)) return false;
    const was = before as Json;
    const is = after as Json;
    if (Array.isArray(before) && before.length !== (after as readonly unknown[]).length) return false;
    for (const key in was) if (!this.#leaves(was[key], is[key], limit)) return false;
    return true;
  }
}

const hasBody = (before: Container, after: unknown): boolean =>
  isContainer(after) &&
  (Array.isArray(before)
    ? Array.isArray(after)
    : !Array.isArray(after) && sameKeys(before as Json, after as Json));

/** How many places back an element of the same kind stands; 0 for none. */
function modelFor(elements: readonly unknown[], at: number): number {
  const element = elements[at];
  if (!isContainer(element)) return 0;
  for (let back = 1; back <= LOOK_BACK && back <= at; back += 1)
    if (alike(elements[at - back], element)) return back;
  return 0;
}

function droppedFrom(before: readonly unknown[], after: readonly unknown[]): number {
  if (before.length === 0 || after.length === 0 || same(before[0], after[0])) return 0;
  for (let n = 1; n <= DROPPED && n < before.length; n += 1) {
    const kept = Math.min(before.length - n, after.length);
    let i = 0;
    while (i < kept && same(before[n + i], after[i])) i += 1;
    if (i === kept) return n;
  }
  return 0;
}

/** The place of the one element that is missing; -1 where that is not all. */
function takenFrom(before: readonly unknown[], after: readonly unknown[]): number {
  if (after.length !== before.length - 1) return -1;
  let gap = 0;
  while (gap < after.length && same(before[gap], after[gap])) gap += 1;
  for (let i = gap; i < after.length; i += 1) if (!same(before[i + 1], after[i])) return -1;
  return gap;
}
