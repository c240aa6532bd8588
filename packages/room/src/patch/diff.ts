import type { RoomView } from '../view.ts';
import { KNOWN } from './known.ts';
import { lettersToPack, pack } from './pack.ts';
import { Writer } from './write.ts';

const letters = lettersToPack();
const writer = new Writer(letters);

/**
 * Depends on what the two views say and on nothing else: parts that are the same object are skipped, parts that are
 * only equal are found equal, so that the way in which a server keeps its state never shows on the wire.
 */
export const diff = (before: RoomView, after: RoomView): string => diffJson(before, after);

/** For any plain JSON. */
export function diffJson(before: unknown, after: unknown): string {
  letters.length = KNOWN.length;
  return writer.diff(before, after) ? pack(letters) : '';
}
