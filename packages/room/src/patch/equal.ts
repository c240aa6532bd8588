import { isObjectOrArray, type JsonObject } from './change.ts';

/** Do two values say the same as JSON? A key that holds `undefined` counts as missing, and the order of keys does not count. */
export function areEqualJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObjectOrArray(a) || !isObjectOrArray(b)) return false;
  if (Array.isArray(a) || Array.isArray(b)) return isArrayEqual(a, b);
  return isObjectEqual(a as JsonObject, b as JsonObject);
}

const isArrayEqual = (a: object, b: object): boolean =>
  Array.isArray(a) &&
  Array.isArray(b) &&
  a.length === b.length &&
  a.every((item, index) => areEqualJson(item, b[index]));

function isObjectEqual(a: JsonObject, b: JsonObject): boolean {
  let keys = 0;
  for (const key of Object.keys(a)) {
    if (a[key] === undefined) continue;
    if (!Object.hasOwn(b, key) || !areEqualJson(a[key], b[key])) return false;
    keys += 1;
  }
  for (const key of Object.keys(b)) if (b[key] !== undefined) keys -= 1;
  return keys === 0;
}
