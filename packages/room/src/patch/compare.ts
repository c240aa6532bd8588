import { isContainer } from './symbols.ts';

type Json = { readonly [key: string]: unknown };

/** Used again and again: keys are compared so often that fresh lists of them would be most of the garbage. */
const keys: string[] = [];

/** The same keys in the same order: then a place means the same key on both sides. */
export function sameKeys(a: Json, b: Json): boolean {
  let count = 0;
  for (const key in a) {
    keys[count] = key;
    count += 1;
  }
  let at = 0;
  for (const key in b) {
    if (at === count || keys[at] !== key) return false;
    at += 1;
  }
  return at === count;
}

/** Equal in every byte of JSON. The same object is not looked into. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return false;
    for (let i = 0; i < a.length; i += 1) if (!same(a[i], b[i])) return false;
    return true;
  }
  // The values first: of most pairs one of the first differs, and keys are compared one by one.
  for (const key in a as Json) if (!same((a as Json)[key], (b as Json)[key])) return false;
  return sameKeys(a as Json, b as Json);
}

/** Of one kind: the same keys and the same words, as two lines of a log about the same sort of event. */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isContainer(a) || !isContainer(b)) return typeof a === typeof b && typeof a !== 'string';
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b)) return false;
    if (a.length !== b.length) return true;
    for (let i = 0; i < a.length; i += 1) if (!alike(a[i], b[i])) return false;
    return true;
  }
  for (const key in a as Json) {
    const part = (a as Json)[key];
    const other = (b as Json)[key];
    // Most of what a line holds is numbers: not worth a call each.
    if (typeof part === 'number' ? typeof other !== 'number' : !alike(part, other)) return false;
  }
  return sameKeys(a as Json, b as Json);
}
