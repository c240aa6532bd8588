import type { RoomView } from '../view.ts';
import { KNOWN } from './known.ts';
import { pack } from './pack.ts';
import { Writer } from './write.ts';

const writer = new Writer(KNOWN);

/**
 * Depends on what the two views say and on nothing else: parts that are the same object are skipped, parts that are
 * only equal are found equal, so that the way in which a server keeps its state never shows on the wire.
 */
export const diff = (before: RoomView, after: RoomView): string => diffJson(before, after);

/** For any plain JSON. */
export function diffJson(before: unknown, after: unknown): string {
  const letters = writer.diff(before, after);
  return letters ? pack(letters) : '';
}
