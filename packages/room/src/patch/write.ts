import { Bodies } from './bodies.ts';
import { same, sameKeys } from './compare.ts';
import { Draft } from './draft.ts';
import { droppedFrom, modelFor, nextOther, takenFrom } from './elements.ts';
import { isReferable, leastLetters } from './least.ts';
import { mostLeavesChange, SPARE } from './leaves.ts';
import { Letters } from './letters.ts';
import { Pen } from './pen.ts';
import { type Container, isContainer } from './symbols.ts';

/** A text up to this length is taken as it is: another form could save next to nothing. */
const SHORT = 6;
/** Down to the parts of what a game shows to one player: what lies deeper is the same for all, or for one alone. */
const SHARED = 3;
const NO_LIMIT = Number.POSITIVE_INFINITY;

type Json = { readonly [key: string]: unknown };

export class Writer {
  readonly #head: string;
  /** The patch that is being written, and the one before it: they take turns. */
  #draft: Draft;
  #last: Draft;
  readonly #pen: Pen;
  /** Where the text of the container begins that is being written: limits are counted from there. */
  #start = 0;
  /** Inside of something new, which is remembered as a whole: its many parts would push out what is worth more. */
  #isNew = false;
  /** Leaves that were written one by one: how many are as before, and how many not. */
  #stayed = 0;
  #changed = 0;
  readonly #bodies = new Bodies();
  /** The depth of the outermost body that something just written refers to. */
  #reach = NO_LIMIT;

  /** Every patch is written after this text. */
  constructor(head: string) {
    this.#head = head;
    this.#draft = new Draft(Letters.of(head));
    this.#last = new Draft(Letters.of(head));
    this.#pen = new Pen(this.#draft.letters);
  }

  /** The letters are good until the next patch but one. null where nothing changed. */
  diff(before: unknown, after: unknown): Letters | null {
    // Not what is left of a diff that ended in an error.
    this.#pen.back(this.#head.length, 0);
    this.#draft.clear();
    this.#start = this.#head.length;
    this.#isNew = false;
    this.#bodies.clear();
    this.#reach = NO_LIMIT;
    if (before === after || !this.#change(before, after)) return null;
    const done = this.#draft;
    this.#draft = this.#last;
    this.#last = done;
    this.#pen.letters = this.#draft.letters;
    return done.letters;
  }

  /** Not a getter: the engine leaves its fast code for a private one. */
  #length(): number {
    return this.#pen.letters.length - this.#start;
  }

  /** False where nothing changed: then nothing was written. */
  #change(before: unknown, after: unknown): boolean {
    if (isContainer(before) || isContainer(after)) return this.#container(before, after);
    if (before === after) return false;
    this.#pen.leaf(before, after);
    return true;
  }

  #container(before: unknown, after: unknown): boolean {
    const { depth, sought } = this.#bodies;
    const isShared = !this.#isNew && depth > 0 && depth <= SHARED;
    if (isShared && this.#recalled(before, after)) return true;
    const ends = this.#pen.ends;
    const { length } = this.#pen.letters;
    const start = this.#start;
    const reach = this.#reach;
    this.#pen.flush();
    this.#start = this.#pen.letters.length;
    this.#reach = NO_LIMIT;
    const isChanged = isContainer(before) ? this.#shortest(before, after) : this.#value(after, NO_LIMIT);
    const isOwn = this.#reach >= depth; // what refers to parts around it would mean something else elsewhere
    if (isChanged && isShared && isOwn) this.#remember(before, after, this.#start, sought);
    this.#start = start;
    this.#reach = Math.min(reach, this.#reach);
    if (!isChanged) this.#pen.back(length, ends);
    return isChanged;
  }

  /** Written for the viewer before already, and here it would come out the same. */
  #recalled(before: unknown, after: unknown): boolean {
    const known = this.#last.recall(before, after);
    const { sought } = this.#bodies;
    if (!known || this.#bodies.holds(known)) return false;
    this.#pen.flush();
    const { length: start } = this.#pen.letters;
    this.#pen.letters.copy(this.#last.letters.codes, known.start, known.end);
    this.#pen.ends = known.ends;
    this.#remember(before, after, start, sought);
    return true;
  }

  #remember(before: unknown, after: unknown, start: number, sought: number): void {
    const change = this.#draft.remember(before, after, start, this.#pen.ends);
    if (change) this.#bodies.note(change, sought);
  }

  /** From the start: all leaves where most of them changed, otherwise a body, or the value where that is shorter. */
  #shortest(before: Container, after: unknown): boolean {
    const start = this.#start;
    const isArray = Array.isArray(before);
    if (!isContainer(after) || !(isArray ? Array.isArray(after) : this.#hasBody(before as Json, after))) {
      this.#pen.put('=');
      return this.#value(after, NO_LIMIT);
    }
    if (this.#isNew && !same(before, after)) {
      this.#pen.put('=');
      if (this.#refer(after)) return true;
      this.#pen.back(start, 0);
    }
    const dropped = isArray ? droppedFrom(before, after as readonly unknown[]) : 0;
    // Not for a window that moves on: hardly any leaf is where it was, and yet little is new.
    if (dropped === 0 && this.#mostLeavesChange(before, after)) {
      this.#pen.put('*');
      return this.#allLeaves(before, after) && this.#changed > 0;
    }
    const share = isArray
      ? this.#arrayBody(before, dropped, after as readonly unknown[])
      : this.#objectBody();
    if (share === 0) return false;
    this.#pen.ends += 1;
    // Only where most of the parts changed can the whole value be shorter.
    if (share < 0.5 || this.#length() <= SHORT || !this.#fits(after, this.#length() - 2)) return true;
    const end = this.#pen.letters.length;
    const ends = this.#pen.ends;
    this.#start = end;
    this.#pen.ends = 0;
    this.#pen.put('=');
    const isShorter = this.#value(after, end - start - 1);
    this.#start = start;
    if (isShorter) {
      this.#pen.letters.replace(start, end);
      this.#draft.forget(start);
    } else this.#pen.back(end, ends);
    return true;
  }

  #hasBody(before: Json, after: Container): boolean {
    return !Array.isArray(after) && this.#bodies.read(before, after as Json);
  }

  /** Of two arrays, or of the two objects that were read last. */
  #mostLeavesChange(before: Container, after: Container): boolean {
    if (Array.isArray(before))
      return (
        before.length === (after as readonly unknown[]).length &&
        mostLeavesChange(before, after as readonly unknown[], before.length)
      );
    const { was, is, count } = this.#bodies.next;
    return mostLeavesChange(was, is, count);
  }

  /** One part, if it changed. */
  #part(place: number, before: unknown, after: unknown): number {
    const { length } = this.#pen.letters;
    const ends = this.#pen.ends;
    this.#pen.int(place);
    if (this.#change(before, after)) return 1;
    this.#pen.back(length, ends);
    return 0;
  }

  /** Of the two objects that were read last. Gives the share of the parts that changed. */
  #objectBody(): number {
    const body = this.#bodies.open();
    const { was, is, count } = body;
    let changes = 0;
    for (let place = 0; place < count; place += 1) {
      if (was[place] === is[place]) continue;
      body.place = place;
      changes += this.#part(place, was[place], is[place]);
    }
    this.#bodies.close();
    return changes / Math.max(1, count);
  }

  #arrayBody(before: readonly unknown[], dropped: number, after: readonly unknown[]): number {
    if (dropped > 0) {
      this.#pen.put('(');
      this.#pen.int(dropped);
    }
    let changes = dropped;
    const taken = takenFrom(before, dropped, after);
    if (taken >= 0) {
      this.#pen.put('/');
      this.#pen.int(taken);
      return 1;
    }
    const left = before.length - dropped;
    const common = Math.min(left, after.length);
    for (let at = 0; at < common; at += 1) {
      at = nextOther(before, dropped, after, at, common);
      if (at < common) changes += this.#part(at, before[dropped + at], after[at]);
    }
    if (after.length < left) {
      this.#pen.put('<');
      this.#pen.int(after.length);
      return 1;
    }
    this.#appendAll(after, common, '+', NO_LIMIT);
    return (changes + after.length - common) / Math.max(1, after.length);
  }

  /** More elements; those before are already there on the other side, and each may be like one of them. */
  #appendAll(after: readonly unknown[], from: number, mark: '+' | '', limit: number): boolean {
    let inRun = false;
    for (let at = from; at < after.length; at += 1) {
      const continues: boolean = at > 0 && isContainer(after[at]) && this.#likeLast(after, at, inRun);
      if (inRun && !continues) this.#pen.put(';');
      inRun = continues;
      if (continues ? this.#length() > limit : !this.#append(after, at, mark, limit)) return false;
    }
    if (inRun) this.#pen.put(';');
    return this.#length() <= limit;
  }

  /** All leaves of an element that is like the one just before it. */
  #likeLast(after: readonly unknown[], at: number, inRun: boolean): boolean {
    const { length } = this.#pen.letters;
    const ends = this.#pen.ends;
    if (!inRun) this.#pen.put(':');
    this.#stayed = 0;
    this.#changed = 0;
    if (this.#likeLeaves(after[at - 1], after[at]) && this.#changed > 0) return true;
    this.#pen.back(length, ends);
    return false;
  }

  /** Something that does not go on like the one before it. */
  #append(after: readonly unknown[], at: number, mark: '+' | '', limit: number): boolean {
    const element = after[at];
    const back = modelFor(after, at);
    if (back === 0) {
      if (mark !== '') this.#pen.put(mark);
      return this.#value(element, limit);
    }
    const { length } = this.#pen.letters;
    const ends = this.#pen.ends;
    if (back > 1) {
      this.#pen.put('@');
      this.#pen.int(back);
      if (this.#allLeaves(after[at - back], element) && this.#changed > 0) return this.#length() <= limit;
      this.#pen.back(length, ends);
    }
    this.#pen.put('~');
    this.#pen.int(back);
    const wasNew = this.#isNew;
    this.#isNew = true;
    if (!this.#change(after[at - back], element)) this.#pen.ends += 1;
    this.#isNew = wasNew;
    const { length: likeEnd } = this.#pen.letters;
    const likeLength = this.#length();
    const room = Math.min(limit, likeLength - 1) - (length - this.#start) - mark.length;
    if (likeEnd - length > SHORT * 2 && this.#fits(element, room)) {
      const start = this.#start;
      const likeEnds = this.#pen.ends;
      // Tried behind it, and counted as if it stood in its place.
      this.#start += likeEnd - length;
      this.#pen.ends = ends;
      if (mark !== '') this.#pen.put(mark);
      const isShorter = this.#value(element, Math.min(limit, likeLength - 1));
      this.#start = start;
      if (isShorter) {
        this.#pen.letters.replace(length, likeEnd);
        return true;
      }
      this.#pen.back(likeEnd, likeEnds);
    }
    return this.#length() <= limit;
  }

  /** False when it came out longer than `limit`: then what was written is of no use. */
  #value(value: unknown, limit: number): boolean {
    if (!isContainer(value)) this.#pen.primitive(value);
    else if (Array.isArray(value)) {
      this.#pen.put('[');
      if (!this.#appendAll(value, 0, '', limit)) return false;
      this.#pen.put(']');
    } else {
      this.#pen.put('{');
      for (const key in value as Json) {
        this.#pen.int(key.length);
        this.#pen.put(key);
        const part = (value as Json)[key];
        if (!this.#refer(part) && !this.#value(part, limit)) return false;
      }
      this.#pen.put('}');
    }
    return this.#length() <= limit;
  }

  /** A part that says the same as an earlier part of a body around it: what is played goes on to a list of what was. */
  #refer(part: unknown): boolean {
    if (!isReferable(part)) return false;
    const depth = this.#bodies.find(part);
    if (depth < 0) return false;
    this.#pen.put('?');
    this.#pen.int(this.#bodies.depth - 1 - depth);
    this.#pen.int(this.#bodies.foundAt);
    this.#reach = Math.min(this.#reach, depth);
    return true;
  }

  #fits(value: unknown, room: number): boolean {
    return leastLetters(value, room, this.#bodies) <= room;
  }

  /** Of two values that are alike, or most of whose leaves change: then what is no leaf has the same keys. */
  #allLeaves(before: unknown, after: unknown): boolean {
    this.#stayed = 0;
    this.#changed = 0;
    return this.#leaves(before, after);
  }

  /** False where the shapes differ, and as soon as too many leaves stay: then a body is shorter. */
  #leaves(before: unknown, after: unknown): boolean {
    if (!isContainer(before)) {
      if (before === after) {
        this.#stayed += 1;
        this.#pen.put(',');
        return this.#stayed <= this.#changed + SPARE;
      }
      if (isContainer(after)) return false;
      this.#changed += 1;
      this.#pen.leaf(before, after);
      return true;
    }
    if (!isContainer(after)) return false;
    if (Array.isArray(before)) {
      const others = after as readonly unknown[];
      if (others.length !== before.length) return false;
      for (let i = 0; i < before.length; i += 1) if (!this.#leaves(before[i], others[i])) return false;
      return true;
    }
    for (const key in before) if (!this.#leaves((before as Json)[key], (after as Json)[key])) return false;
    return true;
  }

  /** The same of two values that may be alike or not: false where they are not. Both questions in one go. */
  #likeLeaves(before: unknown, after: unknown): boolean {
    if (!isContainer(before) || !isContainer(after))
      return (
        (before === after || (typeof before === typeof after && typeof after !== 'string')) &&
        this.#leaves(before, after)
      );
    if (Array.isArray(before)) {
      if (!Array.isArray(after) || after.length !== before.length) return false;
      for (let i = 0; i < before.length; i += 1) if (!this.#likeLeaves(before[i], after[i])) return false;
      return true;
    }
    if (Array.isArray(after)) return false;
    for (const key in before)
      if (!this.#likeLeaves((before as Json)[key], (after as Json)[key])) return false;
    return sameKeys(before as Json, after as Json);
  }
}
