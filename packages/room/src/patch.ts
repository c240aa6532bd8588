import { Reader } from './patch/read.ts';
import { unpack } from './patch/unpack.ts';
import type { RoomView } from './view.ts';

// In a file of its own: a browser reads patches without carrying their writer.
export { diff, diffJson } from './patch/diff.ts';

/** What turns one view into the next: a short text. Opaque to all but `diff` and `applyPatch`. */
export type Patch = string;

/** `before` stays as it is; parts that did not change are the same objects in the result. */
export const applyPatch = (before: RoomView, patch: Patch): RoomView => applyJson(before, patch) as RoomView;

/** Throws on anything that `diffJson` did not write for this value. */
export const applyJson = (before: unknown, patch: Patch): unknown =>
  patch === '' ? before : new Reader(unpack(patch)).apply(before);
