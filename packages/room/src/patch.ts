import { KNOWN } from './patch/known.ts';
import { lettersToPack, pack } from './patch/pack.ts';
import { Reader } from './patch/read.ts';
import { unpack } from './patch/unpack.ts';
import { Writer } from './patch/write.ts';
import type { RoomView } from './view.ts';

const letters = lettersToPack();
const writer = new Writer(letters);

/** What turns one view into the next: a short text. Opaque to all but `diff` and `applyPatch`. */
export type Patch = string;

/**
 * Depends on what the two views say and on nothing else: parts that are the same object are skipped, parts that are
 * only equal are found equal, so that the way in which a server keeps its state never shows on the wire.
 */
export const diff = (before: RoomView, after: RoomView): Patch => diffJson(before, after);

/** `before` stays as it is; parts that did not change are the same objects in the result. */
export const applyPatch = (before: RoomView, patch: Patch): RoomView => applyJson(before, patch) as RoomView;

/** For any plain JSON. */
export function diffJson(before: unknown, after: unknown): Patch {
  letters.length = KNOWN.length;
  return writer.diff(before, after) ? pack(letters) : '';
}

/** Throws on anything that `diffJson` did not write for this value. */
export const applyJson = (before: unknown, patch: Patch): unknown =>
  patch === '' ? before : new Reader(unpack(patch)).apply(before);
