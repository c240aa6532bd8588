import { alike, same, sameKeys } from './compare.ts';
import { fromHex, isHex } from './hex.ts';
import type { Letters } from './letters.ts';
import { recall, remember } from './recent.ts';
import { type Container, DIGIT_CODES, ENDS, isContainer, TWO_DIGITS } from './symbols.ts';

/** A text up to this length is taken as it is: another form could save next to nothing. */
const SHORT = 6;
/** How far back a similar line of a log is looked for. */
const LOOK_BACK = 63;
/** How many elements may fall off the front of an array between two patches. */
const DROPPED = 8;
/** How many more leaves may stay than change where all are written: each costs a letter. */
const SPARE = 3;
const NO_LIMIT = Number.POSITIVE_INFINITY;

type Json = { readonly [key: string]: unknown };

export class Writer {
  readonly #letters: Letters;
  /** Where the text of the container begins that is being written: limits are counted from there. */
  #start = 0;
  /** Ends not yet written: several become one letter, and those at the very end none. */
  #ends = 0;
  /** Inside of something new, which is remembered as a whole: its many parts would push out what is worth more. */
  #isNew = false;
  /** Leaves that were written one by one: how many are as before, and how many not. */
  #stayed = 0;
  #changed = 0;
  /** The bodies that are being written, the outermost first, and the place in each. */
  #bodies: { readonly after: Json; place: number }[] = [];
  /** The outermost of them that something just written refers to. */
  #reach = NO_LIMIT;

  constructor(letters: Letters) {
    this.#letters = letters;
  }

  /** Writes after what is there. False where nothing changed: then nothing was written. */
  diff(before: unknown, after: unknown): boolean {
    // Not what is left of a diff that ended in an error.
    this.#start = this.#letters.length;
    this.#ends = 0;
    this.#isNew = false;
    this.#bodies = [];
    this.#reach = NO_LIMIT;
    return before !== after && this.#change(before, after);
  }

  get #length(): number {
    return this.#letters.length - this.#start;
  }

  #back(length: number, ends: number): void {
    this.#letters.length = length;
    this.#ends = ends;
  }

  #flush(): void {
    while (this.#ends > 0) {
      const n = Math.min(this.#ends, ENDS.length - 1);
      this.#letters.text(ENDS[n]!);
      this.#ends -= n;
    }
  }

  #put(text: string): void {
    if (this.#ends > 0) this.#flush();
    this.#letters.text(text);
  }

  #int(n: number): void {
    if (this.#ends > 0) this.#flush();
    if (n < 64) this.#letters.code(DIGIT_CODES[n]!);
    else if (n < TWO_DIGITS) {
      this.#letters.text('$');
      this.#letters.code(DIGIT_CODES[(n - 64) >> 6]!);
      this.#letters.code(DIGIT_CODES[(n - 64) & 63]!);
    } else this.#letters.text(`#${n};`);
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
      this.#flush();
      this.#letters.copy(known.codes, known.length);
      this.#ends = known.ends;
      return true;
    }
    const ends = this.#ends;
    const { length } = this.#letters;
    const { length: depth } = this.#bodies;
    const start = this.#start;
    const reach = this.#reach;
    this.#flush();
    this.#start = this.#letters.length;
    this.#reach = NO_LIMIT;
    const isChanged = isContainer(before) ? this.#shortest(before, after) : this.#value(after, NO_LIMIT);
    const isOwn = this.#reach >= depth; // what refers to parts around it would mean something else elsewhere
    if (isChanged && !this.#isNew && isOwn) remember(before, after, this.#letters, this.#start, this.#ends);
    this.#start = start;
    this.#reach = Math.min(reach, this.#reach);
    if (!isChanged) this.#back(length, ends);
    return isChanged;
  }

  /** From the start: all leaves where most of them changed, otherwise a body, or the value where that is shorter. */
  #shortest(before: Container, after: unknown): boolean {
    const start = this.#start;
    if (!hasBody(before, after)) {
      this.#put('=');
      return this.#value(after, NO_LIMIT);
    }
    if (this.#isNew && !same(before, after)) {
      this.#put('=');
      if (this.#refer(after)) return true;
      this.#back(start, 0);
    }
    this.#put('*');
    if (this.#mostLeaves(before, after)) return this.#changed > 0;
    this.#back(start, 0);
    const share = Array.isArray(before)
      ? this.#arrayBody(before, after as readonly unknown[])
      : this.#objectBody(before as Json, after as Json);
    if (share === 0) return false;
    this.#ends += 1;
    // Only where most of the parts changed can the whole value be shorter.
    if (share < 0.5 || this.#length <= SHORT) return true;
    const end = this.#letters.length;
    const ends = this.#ends;
    this.#start = end;
    this.#ends = 0;
    this.#put('=');
    const isShorter = this.#value(after, end - start - 1);
    this.#start = start;
    if (isShorter) this.#letters.replace(start, end);
    else this.#back(end, ends);
    return true;
  }

  /** One part, if it changed. */
  #part(place: number, before: unknown, after: unknown): number {
    const { length } = this.#letters;
    const ends = this.#ends;
    this.#int(place);
    if (this.#change(before, after)) return 1;
    this.#back(length, ends);
    return 0;
  }

  /** Gives the share of the parts that changed. */
  #objectBody(before: Json, after: Json): number {
    const body = { after, place: 0 };
    let changes = 0;
    this.#bodies.push(body);
    for (const key in before) {
      if (before[key] !== after[key]) changes += this.#part(body.place, before[key], after[key]);
      body.place += 1;
    }
    this.#bodies.pop();
    return changes / Math.max(1, body.place);
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
    this.#appendAll(after, common, '+', NO_LIMIT);
    return (changes + after.length - common) / Math.max(1, after.length);
  }

  /** More elements; those before are already there on the other side, and each may be like one of them. */
  #appendAll(after: readonly unknown[], from: number, mark: '+' | '', limit: number): boolean {
    let inRun = false;
    for (let at = from; at < after.length; at += 1) {
      const back = modelFor(after, at);
      const continues: boolean = back === 1 && this.#likeLast(after, at, inRun);
      if (inRun && !continues) this.#put(';');
      inRun = continues;
      if (continues ? this.#length > limit : !this.#append(after, at, back, mark, limit)) return false;
    }
    if (inRun) this.#put(';');
    return this.#length <= limit;
  }

  /** All leaves of an element that is like the one just before it. */
  #likeLast(after: readonly unknown[], at: number, inRun: boolean): boolean {
    const { length } = this.#letters;
    const ends = this.#ends;
    if (!inRun) this.#put(':');
    if (this.#allLeaves(after[at - 1], after[at]) && this.#changed > 0) return true;
    this.#back(length, ends);
    return false;
  }

  #append(after: readonly unknown[], at: number, back: number, mark: '+' | '', limit: number): boolean {
    const element = after[at];
    if (back === 0) {
      if (mark !== '') this.#put(mark);
      return this.#value(element, limit);
    }
    const { length } = this.#letters;
    const ends = this.#ends;
    this.#put('@');
    this.#int(back);
    if (this.#allLeaves(after[at - back], element) && this.#changed > 0) return this.#length <= limit;
    this.#back(length, ends);
    this.#put('~');
    this.#int(back);
    const wasNew = this.#isNew;
    this.#isNew = true;
    if (!this.#change(after[at - back], element)) this.#ends += 1;
    this.#isNew = wasNew;
    const { length: likeEnd } = this.#letters;
    if (likeEnd - length > SHORT * 2) {
      const start = this.#start;
      const likeLength = this.#length;
      const likeEnds = this.#ends;
      // Tried behind it, and counted as if it stood in its place.
      this.#start += likeEnd - length;
      this.#ends = ends;
      if (mark !== '') this.#put(mark);
      const isShorter = this.#value(element, Math.min(limit, likeLength - 1));
      this.#start = start;
      if (isShorter) {
        this.#letters.replace(length, likeEnd);
        return true;
      }
      this.#back(likeEnd, likeEnds);
    }
    return this.#length <= limit;
  }

  /** False when it came out longer than `limit`: then what was written is of no use. */
  #value(value: unknown, limit: number): boolean {
    if (!isContainer(value)) this.#primitive(value);
    else if (Array.isArray(value)) {
      this.#put('[');
      if (!this.#appendAll(value, 0, '', limit)) return false;
      this.#put(']');
    } else {
      this.#put('{');
      for (const key in value as Json) {
        this.#int(key.length);
        this.#put(key);
        const part = (value as Json)[key];
        if (!this.#refer(part) && !this.#value(part, limit)) return false;
      }
      this.#put('}');
    }
    return this.#length <= limit;
  }

  /** A part that says the same as an earlier part of a body around it: what is played goes on to a list of what was. */
  #refer(part: unknown): boolean {
    if (!isContainer(part) || (Array.isArray(part) && part.length < 2)) return false;
    for (let level = 0; level < this.#bodies.length; level += 1) {
      const index = this.#bodies.length - 1 - level;
      const { after, place } = this.#bodies[index]!;
      let at = 0;
      for (const key in after) {
        if (at === place) break;
        if (isContainer(after[key]) && same(after[key], part)) {
          this.#put('?');
          this.#int(level);
          this.#int(at);
          this.#reach = Math.min(this.#reach, index);
          return true;
        }
        at += 1;
      }
    }
    return false;
  }

  #primitive(value: unknown): void {
    if (typeof value === 'string') {
      const isHash = isHex(value);
      this.#put(isHash ? ' ' : '&');
      this.#int(value.length);
      this.#put(isHash ? fromHex(value) : value);
    } else if (typeof value === 'number') {
      if (Number.isInteger(value) && value >= 0) this.#int(value);
      else if (Number.isInteger(value) && value >= -64) {
        this.#put('%');
        this.#int(-1 - value);
      } else this.#put(`#${value};`);
    } else this.#put(value === true ? '!' : value === false ? '.' : "'");
  }

  /** False for a window that moves on, too: hardly any leaf is where it was, and yet little is new. */
  #mostLeaves(before: Container, after: unknown): boolean {
    if (Array.isArray(before) && droppedFrom(before, after as readonly unknown[]) > 0) return false;
    return this.#allLeaves(before, after) && this.#stayed <= this.#changed;
  }

  #allLeaves(before: unknown, after: unknown): boolean {
    this.#stayed = 0;
    this.#changed = 0;
    return this.#leaves(before, after);
  }

  /** False where the shapes differ, and as soon as too many leaves stay: then a body is shorter. */
  #leaves(before: unknown, after: unknown): boolean {
    if (!isContainer(before)) {
      if (isContainer(after)) return false;
      if (this.#change(before, after)) this.#changed += 1;
      else {
        this.#stayed += 1;
        this.#put(',');
      }
      return this.#stayed <= this.#changed + SPARE;
    }
    if (Array.isArray(before)) {
      if (!Array.isArray(after) || after.length !== before.length) return false;
      for (let i = 0; i < before.length; i += 1) if (!this.#leaves(before[i], after[i])) return false;
      return true;
    }
    if (!hasBody(before, after)) return false;
    for (const key in before) if (!this.#leaves((before as Json)[key], (after as Json)[key])) return false;
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
