import { sameKeys } from './compare.ts';
import { type Container, isContainer } from './symbols.ts';

type Json = { readonly [key: string]: unknown };

/** How many more leaves may stay than change where all are written: each costs a letter. */
export const SPARE = 3;

let stayed = 0;
let changed = 0;

/**
 * Worth writing leaf by leaf: so many parts before and after. Counted before a letter is written, because of most values
 * the first few leaves tell that it is not.
 */
export function mostLeavesChange(was: readonly unknown[], is: readonly unknown[], count: number): boolean {
  stayed = 0;
  changed = 0;
  for (let i = 0; i < count; i += 1) if (!counts(was[i], is[i])) return false;
  return stayed <= changed;
}

/** False where the shapes differ, and as soon as too many leaves stay. */
function inside(before: Container, after: Container): boolean {
  if (Array.isArray(before)) {
    if (!Array.isArray(after) || after.length !== before.length) return false;
    for (let i = 0; i < before.length; i += 1) if (!counts(before[i], after[i])) return false;
    return true;
  }
  if (Array.isArray(after) || !sameKeys(before as Json, after as Json)) return false;
  for (const key in before) if (!counts((before as Json)[key], (after as Json)[key])) return false;
  return true;
}

function counts(before: unknown, after: unknown): boolean {
  if (before === after) return isContainer(before) ? stay(before) : stays();
  if (isContainer(before)) return isContainer(after) && inside(before, after);
  changed += 1;
  return !isContainer(after);
}

function stays(): boolean {
  stayed += 1;
  return stayed <= changed + SPARE;
}

/** All that is in it. */
function stay(value: Container): boolean {
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i += 1)
      if (!(isContainer(value[i]) ? stay(value[i]) : stays())) return false;
    return true;
  }
  for (const key in value) {
    const part = (value as Json)[key];
    if (!(isContainer(part) ? stay(part) : stays())) return false;
  }
  return true;
}
