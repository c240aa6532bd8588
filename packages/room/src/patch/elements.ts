import { alike, same } from './compare.ts';
import { isContainer } from './symbols.ts';

/** How far back a similar line of a log is looked for. */
const LOOK_BACK = 63;
/** How many elements may fall off the front of an array between two patches. */
const DROPPED = 8;

/** How many places back an element of the same kind stands; 0 for none. */
export function modelFor(elements: readonly unknown[], at: number): number {
  const element = elements[at];
  if (!isContainer(element)) return 0;
  for (let back = 1; back <= LOOK_BACK && back <= at; back += 1)
    if (alike(elements[at - back], element)) return back;
  return 0;
}

export function droppedFrom(before: readonly unknown[], after: readonly unknown[]): number {
  if (before.length === 0 || after.length === 0 || same(before[0], after[0])) return 0;
  for (let n = 1; n <= DROPPED && n < before.length; n += 1) {
    const kept = Math.min(before.length - n, after.length);
    let i = 0;
    while (i < kept && same(before[n + i], after[i])) i += 1;
    if (i === kept) return n;
  }
  return 0;
}

/** The place of the one element that is missing, the dropped ones not counted; -1 where that is not all. */
export function takenFrom(before: readonly unknown[], dropped: number, after: readonly unknown[]): number {
  if (after.length !== before.length - dropped - 1) return -1;
  let gap = 0;
  while (gap < after.length && same(before[dropped + gap], after[gap])) gap += 1;
  for (let i = gap; i < after.length; i += 1) if (!same(before[dropped + i + 1], after[i])) return -1;
  return gap;
}

/**
 * From `at` on, the first place before `end` where something else stands, the dropped ones not counted. Not by ===, which
 * looks into each object (one kind of number equals nothing): a log has many, and hardly one of them is at hand.
 */
export function nextOther(
  before: readonly unknown[],
  dropped: number,
  after: readonly unknown[],
  at: number,
  end: number,
): number {
  let place = at;
  while (place < end && Object.is(before[dropped + place], after[place])) place += 1;
  return place;
}
