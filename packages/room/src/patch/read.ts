import { same } from './compare.ts';
import { lettersFor, toHex } from './hex.ts';
import { DIGITS, ENDS, isContainer } from './symbols.ts';

type Json = { [key: string]: unknown };

export class Reader {
  readonly #text: string;
  #at = 0;
  /** Ends that were read as part of one letter and belong to the bodies around. */
  #ends = 0;
  /** The objects whose bodies are being read, the outermost first. */
  readonly #bodies: Json[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  apply(before: unknown): unknown {
    const after = this.#change(before);
    if (this.#at < this.#text.length) throw this.#wrong();
    return after;
  }

  #wrong(): Error {
    return new Error(`not a patch of this value, at ${this.#at}`);
  }

  #peek(): string {
    return this.#text[this.#at] ?? '';
  }

  /** Is the body at hand over? */
  #ended(): boolean {
    if (this.#ends > 0) {
      this.#ends -= 1;
      return true;
    }
    if (this.#at >= this.#text.length) return true;
    const n = ENDS.indexOf(this.#peek() as (typeof ENDS)[number]);
    if (n <= 0) return false;
    this.#at += 1;
    this.#ends = n - 1;
    return true;
  }

  #digit(): number {
    const digit = this.#at < this.#text.length ? DIGITS.indexOf(this.#peek()) : -1;
    if (digit < 0) throw this.#wrong();
    this.#at += 1;
    return digit;
  }

  #number(): number {
    const first = this.#peek();
    if (first === '$') {
      this.#at += 1;
      return 64 + this.#digit() * 64 + this.#digit();
    }
    if (first === '%') {
      this.#at += 1;
      return -1 - this.#digit();
    }
    if (first !== '#') return this.#digit();
    const end = this.#text.indexOf(';', this.#at);
    const value = end < 0 ? Number.NaN : Number(this.#text.slice(this.#at + 1, end));
    if (!Number.isFinite(value)) throw this.#wrong();
    this.#at = end + 1;
    return value;
  }

  #place(most: number): number {
    const place = this.#number();
    if (!Number.isInteger(place) || place < 0 || place > most) throw this.#wrong();
    return place;
  }

  #string(): string {
    const length = this.#place(this.#text.length - this.#at);
    const text = this.#text.slice(this.#at, this.#at + length);
    this.#at += length;
    return text;
  }

  #hash(): string {
    const length = this.#place(this.#text.length * 2);
    let letters = '';
    for (let left = lettersFor(length); left > 0; left -= 1) letters += DIGITS[this.#digit()];
    return toHex(letters, length);
  }

  #value(): unknown {
    const mark = this.#peek();
    if (!"& !.'[{?".includes(mark) || mark === '') return this.#number();
    this.#at += 1;
    switch (mark) {
      case '&':
        return this.#string();
      case ' ':
        return this.#hash();
      case '!':
        return true;
      case '.':
        return false;
      case "'":
        return null;
      case '[':
        return this.#elements();
      case '?':
        return this.#referred();
      default:
        return Object.fromEntries(this.#fields());
    }
  }

  #elements(): unknown[] {
    const all: unknown[] = [];
    while (this.#peek() !== ']') if (!this.#appendLike(all)) all.push(this.#value());
    this.#at += 1;
    return all;
  }

  #referred(): unknown {
    const body = this.#bodies[this.#bodies.length - 1 - this.#place(this.#bodies.length - 1)];
    const parts = Object.values(body ?? {});
    return parts[this.#place(parts.length - 1)];
  }

  #fields(): (readonly [string, unknown])[] {
    const all: (readonly [string, unknown])[] = [];
    while (this.#peek() !== '}') all.push([this.#string(), this.#value()]);
    this.#at += 1;
    return all;
  }

  #change(before: unknown): unknown {
    const mark = this.#peek();
    if (!isContainer(before)) {
      if (mark !== '^') return this.#value();
      if (typeof before !== 'number') throw this.#wrong();
      this.#at += 1;
      return before + 1;
    }
    if (mark === '=' || mark === '*') {
      this.#at += 1;
      return kept(before, mark === '=' ? this.#value() : this.#leaves(before));
    }
    return Array.isArray(before) ? this.#arrayBody(before) : this.#objectBody(before as Json);
  }

  /** False where something else stands here. */
  #appendLike(all: unknown[]): boolean {
    const mark = this.#peek();
    if (mark === '' || !'~@:'.includes(mark)) return false;
    this.#at += 1;
    if (mark === ':') this.#run(all);
    else {
      const model = all[all.length - this.#place(all.length)];
      all.push(mark === '~' ? this.#change(model) : this.#leaves(model));
    }
    return true;
  }

  #run(all: unknown[]): void {
    while (this.#peek() !== ';') {
      const begin = this.#at;
      all.push(this.#leaves(all.at(-1)));
      if (this.#at === begin) throw this.#wrong(); // nothing without leaves is ever written so
    }
    this.#at += 1;
  }

  #leaves(before: unknown): unknown {
    if (!isContainer(before)) {
      if (this.#peek() !== ',') return this.#change(before);
      this.#at += 1;
      return before;
    }
    if (Array.isArray(before)) return before.map((element) => this.#leaves(element));
    const after = { ...(before as Json) };
    for (const key of Object.keys(after)) after[key] = this.#leaves(after[key]);
    return after;
  }

  #objectBody(before: Json): Json {
    const keys = Object.keys(before);
    const after = { ...before };
    this.#bodies.push(after);
    while (!this.#ended()) {
      const key = keys[this.#place(keys.length - 1)]!;
      after[key] = this.#change(before[key]);
    }
    this.#bodies.pop();
    return after;
  }

  #arrayBody(before: readonly unknown[]): unknown[] {
    const after = [...before];
    while (!this.#ended()) {
      if (this.#appendLike(after)) continue;
      const mark = this.#peek();
      if (!'(</+'.includes(mark)) {
        const place = this.#place(after.length - 1);
        after[place] = this.#change(after[place]);
        continue;
      }
      this.#at += 1;
      if (mark === '+') after.push(this.#value());
      else if (mark === '(') after.splice(0, this.#place(after.length));
      else if (mark === '<') after.length = this.#place(after.length);
      else after.splice(this.#place(after.length - 1), 1);
    }
    return after;
  }
}

/** A value that was sent whole: where it says the same as before, it is the same object as before. */
function kept(before: unknown, after: unknown): unknown {
  if (same(before, after)) return before;
  if (!isContainer(before) || !isContainer(after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) return after.map((part, i) => kept(before[i], part));
  if (Array.isArray(before) || Array.isArray(after)) return after;
  const was = before as Json;
  const whole = { ...(after as Json) };
  for (const key of Object.keys(whole)) if (Object.hasOwn(was, key)) whole[key] = kept(was[key], whole[key]);
  return whole;
}
