/**
 * The letters of a patch. Only what a JSON string holds without escaping, one byte each. A patch names a part by its
 * place among the keys of the value before, which both sides have: so there is no table of keys to keep in step.
 *
 *   value    digit (0-63) | $dd (64-4159) | %digit (-1 to -64) | #number; | &length text | space length letters of a hash | ! true | . false | ' null
 *            | [ ... ] | { ... } | ? level place: the same as that part of the object whose body is so many levels up
 *   change   of a part that is no container: value, or ^ for one more
 *            of a container: = value, or * all its leaves in order, or a body
 *   leaves   for each its change, or , where it stays
 *   body     place change, place change ... end
 *            in an array also: ( drop at the front, < cut to a length, / take one out, + append a value, ~ @ : append like
 *   like     ~ places back, and the change of the element that stands there; @ places back, and all its leaves; : for
 *            any number of elements up to ; all leaves of the one just before; also for elements between [ and ]
 *   end      ) or > for two at once, or | for three; at the end of the text all are left out
 */
export const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_-';
export const DIGIT_CODES = Array.from(DIGITS, (digit) => digit.charCodeAt(0));
export const TWO_DIGITS = 64 + 64 * 64;
export const ENDS = ['', ')', '>', '|'] as const;

export type Container = readonly unknown[] | { readonly [key: string]: unknown };

export const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null;

/**
 * A patch says many things twice: a score in the game's view and in its log, the names of the parts of a table at every
 * start. What stood before, or in the text that both sides know, is named by its distance and length.
 *
 *   ` distance (two digits) length (one digit)
 *   ` ` the letter itself
 */
export const MARK = '`';
/** A reference takes four letters. */
export const SHORTEST = 5;
