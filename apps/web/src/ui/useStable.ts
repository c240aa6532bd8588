import { useCallback, useRef } from 'react';
import { shallow } from 'zustand/shallow';

/** The object of the last render as long as its fields are equal, so that memoized components and contexts keep still. */
export function useStableObject<T extends object>(value: T): T {
  const kept = useRef(value);
  if (!shallow(kept.current, value)) kept.current = value;
  return kept.current;
}

/** The same for a list of objects: equal rows stay the same object, and an equal list the same list. */
export function useStableRows<T extends object>(rows: readonly T[]): readonly T[] {
  const kept = useRef(rows);
  const next = rows.map((row, i) => {
    const before = kept.current[i];
    return before && shallow(before, row) ? before : row;
  });
  if (!shallow(kept.current, next)) kept.current = next;
  return kept.current;
}

/** A function that stays the same and calls the one of the last render. */
export function useLatestCallback<Arguments extends readonly unknown[]>(
  callback: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const latest = useRef(callback);
  latest.current = callback;
  return useCallback((...values: Arguments) => latest.current(...values), []);
}

/** A tree of plain data in which every part that is equal to that of the last render is the same object. */
export function useStableTree<T>(value: T): T {
  const kept = useRef(value);
  kept.current = withEqualPartsOf(kept.current, value) as T;
  return kept.current;
}

export function withEqualPartsOf(before: unknown, next: unknown): unknown {
  if (Object.is(before, next) || !isPlain(before) || !isPlain(next)) return next;
  if (Array.isArray(before) !== Array.isArray(next)) return next;
  const entries = Object.entries(next).map(
    ([key, part]) => [key, withEqualPartsOf(before[key], part)] as const,
  );
  const isKept = ([key, part]: readonly [string, unknown]) =>
    Object.hasOwn(before, key) && Object.is(part, before[key]);
  if (entries.length === Object.keys(before).length && entries.every(isKept)) return before;
  return Array.isArray(next) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
