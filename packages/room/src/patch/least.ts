import type { Bodies } from './bodies.ts';
import { type Container, isContainer } from './symbols.ts';

type Json = { readonly [key: string]: unknown };

/** A reference: its mark, the level and the place. */
const REFERENCE = 3;
const LIKE = 3;

/** What may be named by where it stands instead of being written. */
export const isReferable = (part: unknown): part is Container =>
  isContainer(part) && (!Array.isArray(part) || part.length > 1);

/**
 * So many letters a value takes at the least, when itself it is not named. Counted until there is no room for more,
 * which is cheaper than to write it and see.
 */
export function leastLetters(value: unknown, room: number, around: Bodies): number {
  if (typeof value === 'string') return 2 + Math.floor((value.length * 2) / 3); // as a hash
  if (!isContainer(value)) return 1;
  let count = 2;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length && count <= room; i += 1) {
      const isFirst = i === 0 || !isContainer(value[i]);
      count += isFirst ? leastLetters(value[i], room - count, around) : leastLike(value[i]);
    }
    return count;
  }
  // The keys first: most often they are more than there is room for.
  for (const key in value) count += 1 + key.length + (isContainer((value as Json)[key]) ? 2 : 1);
  for (const key in value) {
    if (count > room) break;
    const part = (value as Json)[key];
    if (!isContainer(part)) count += leastLetters(part, room, around) - 1;
    else if (isReferable(part) && around.find(part) >= 0) count += REFERENCE - 2;
    else count += leastLetters(part, room - count + 2, around) - 2;
  }
  return count;
}

/** An element that is like one before it: all its leaves, or a mark, how far back, and what is different. */
function leastLike(element: Container): number {
  const leaves = leavesIn(element, LIKE);
  return leaves === 0 ? 2 : Math.min(leaves, LIKE);
}

function leavesIn(value: unknown, most: number): number {
  if (!isContainer(value)) return 1;
  let count = 0;
  if (Array.isArray(value))
    for (let i = 0; i < value.length && count < most; i += 1) count += leavesIn(value[i], most - count);
  else for (const key in value) if (count < most) count += leavesIn((value as Json)[key], most - count);
  return count;
}
