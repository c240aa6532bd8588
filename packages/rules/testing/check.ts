import fc from 'fast-check';
import { expect } from 'vitest';
import { pickRandom, type Random, randomBelow } from '../src/kernel/random.ts';

/** Byte for byte, the order of keys included: an order may tell a secret too. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (isSame(actual, expected)) return;
  expect(actual).toEqual(expected);
  expect(JSON.stringify(actual)).toBe(JSON.stringify(expected));
}

/** Whether both have the same JSON; comparing references first is quick, because views share most of their parts. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  const others = Object.keys(b);
  return (
    keys.length === others.length &&
    keys.every((key, i) => key === others[i] && isSame((a as Plain)[key], (b as Plain)[key]))
  );
}
type Plain = Readonly<Record<string, unknown>>;

/** Equal up to the order of keys; vitest is slow, so it is only called when the JSON differs. */
export function expectEqual(actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual).toEqual(expected);
}

/** Fails for values that JSON would change. */
export function expectPlain(value: unknown): void {
  if (hasStranger(value)) expect.fail(`not plain JSON: ${JSON.stringify(value).slice(0, 200)}`);
}

const known = new WeakSet<object>();

function hasStranger(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return false;
  if (typeof value === 'number') return !Number.isFinite(value) || Object.is(value, -0);
  if (typeof value !== 'object') return true;
  if (known.has(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return true;
  if (Object.values(value).some(hasStranger)) return true;
  // States share most of their parts with the ones before; what was frozen by `deepFreeze` stays plain.
  if (frozen.has(value)) known.add(value);
  return false;
}

const frozen = new WeakSet<object>();

export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  frozen.add(value);
  return Object.freeze(value);
}

/** A copy as a store would return it. */
export const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export const sample = <T>(items: readonly T[], most: number, random: Random): readonly T[] =>
  items.length <= most ? items : Array.from({ length: most }, () => pickRandom(items, random));

/** A random item of an iterable, without keeping all items. */
export function pickFrom<T>(items: Iterable<T>, random: Random): T | undefined {
  let seen = 0;
  let chosen: T | undefined;
  for (const item of items) {
    seen += 1;
    if (randomBelow(seen, random) === 0) chosen = item;
  }
  return chosen;
}

/** One draw in this many prefers the edges of a range, as fast-check does. */
const EDGES = 2;

/** Draws from an arbitrary. `fc.sample` would set up a run for each of millions of decisions. */
export function drawFrom<T>(arbitrary: fc.Arbitrary<T>, count: number, random: Random): T[] {
  const generator = { next: () => random.next() | 0, clone: () => generator, getState: () => [] };
  const source = new fc.Random(generator);
  return Array.from({ length: count }, () => arbitrary.generate(source, EDGES).value);
}
