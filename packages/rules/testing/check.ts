import { expect } from 'vitest';
import { below, pick, type Random } from '../src/kernel/random.ts';

/** Byte for byte, the order of keys included: an order may tell a secret too. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) === JSON.stringify(expected)) return;
  expect(actual).toEqual(expected);
  expect(JSON.stringify(actual)).toBe(JSON.stringify(expected));
}

/** What a store or a wire would do to it changes nothing. */
export function expectPlain(value: unknown): void {
  if (hasStranger(value)) expect.fail(`not plain JSON: ${JSON.stringify(value).slice(0, 200)}`);
}

function hasStranger(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return false;
  if (typeof value === 'number') return !Number.isFinite(value) || Object.is(value, -0);
  if (typeof value !== 'object') return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return true;
  return Object.values(value).some(hasStranger);
}

export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}

/** As it comes back from a store. */
export const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export const sample = <T>(items: readonly T[], most: number, random: Random): readonly T[] =>
  items.length <= most ? items : Array.from({ length: most }, () => pick(items, random));

/** One of many, each equally likely, without keeping them all. */
export function pickFrom<T>(items: Iterable<T>, random: Random): T | undefined {
  let seen = 0;
  let chosen: T | undefined;
  for (const item of items) {
    seen += 1;
    if (below(seen, random) === 0) chosen = item;
  }
  return chosen;
}
