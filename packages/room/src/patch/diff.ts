import { movesBetween } from '../history.ts';
import type { MoveEvents, RoomView, TableView } from '../view.ts';
import {
  isObjectOrArray,
  type JsonChange,
  type JsonObject,
  type JsonObjectChange,
  type RoomViewPatch,
} from './change.ts';
import { areEqualJson } from './equal.ts';

/** What one commit changed, by the value before: viewers share most parts of their views, so these are compared once. */
export class SharedDiffCache {
  readonly changes = new Map<object, { readonly after: object; readonly change: JsonChange | undefined }>();
  readonly moves = new Map<
    object,
    { readonly after: object; readonly moves: readonly MoveEvents[] | null }
  >();
}

/**
 * null when nothing changed. The result depends only on what the views say: parts that are the same object are skipped
 * and parts that are merely equal are found equal, so the server's memory never shows on the wire.
 */
export function diffRoomViews(
  before: RoomView,
  after: RoomView,
  known = new SharedDiffCache(),
): RoomViewPatch | null {
  const moves = sharedMoves(before.table, after.table, known);
  if (!moves) {
    const ops = diffJson(before, after, known);
    return ops === undefined ? null : { ops: ops as JsonObjectChange, moves: [] };
  }
  const { move, history } = after.table!;
  const told = { ...before, table: { ...before.table, move, history } };
  return { ops: (diffJson(told, after, known) ?? {}) as JsonObjectChange, moves };
}

function sharedMoves(
  before: TableView | null,
  after: TableView | null,
  known: SharedDiffCache,
): readonly MoveEvents[] | null {
  if (!before || !after || after.move <= before.move) return null;
  const earlier = known.moves.get(before.history);
  if (earlier?.after === after.history) return earlier.moves;
  const moves = movesBetween(before, after);
  known.moves.set(before.history, { after: after.history, moves });
  return moves;
}

/** For any two JSON values; undefined when they are equal. */
export function diffJson(
  before: unknown,
  after: unknown,
  known = new SharedDiffCache(),
): JsonChange | undefined {
  if (before === after) return undefined;
  if (!isObjectOrArray(after)) return (after ?? null) as JsonChange;
  if (!isObjectOrArray(before) || Array.isArray(before) !== Array.isArray(after)) return ['set', after];
  const earlier = known.changes.get(before);
  if (earlier?.after === after) return earlier.change;
  const change = Array.isArray(before)
    ? diffArrays(before, after as readonly unknown[], known)
    : diffObjects(before as JsonObject, after as JsonObject, known);
  known.changes.set(before, { after, change });
  return change;
}

function diffObjects(before: JsonObject, after: JsonObject, known: SharedDiffCache): JsonChange | undefined {
  const changes: [string, JsonChange][] = [];
  let kept = 0;
  for (const key of Object.keys(after)) {
    const value = after[key];
    if (value === undefined) continue;
    const isKept = value === before[key] || Object.hasOwn(before, key);
    if (isKept) kept += 1;
    if (value === before[key]) continue;
    const change = diffJson(isKept ? before[key] : undefined, value, known);
    if (change !== undefined) changes.push([key, change]);
  }
  const keys = Object.keys(before);
  const deleted =
    kept === keys.length ? [] : keys.filter((key) => before[key] !== undefined && !hasValue(after, key));
  for (const key of deleted) changes.push([key, ['delete']]);
  if (changes.length === 0) return undefined;
  // `fromEntries` makes an own property even of `__proto__`.
  const change: JsonObjectChange = Object.fromEntries(changes);
  return deleted.length > 0 ? shortest(change, ['set', after]) : change;
}

const hasValue = (object: JsonObject, key: string): boolean =>
  Object.hasOwn(object, key) && object[key] !== undefined;

function diffArrays(
  before: readonly unknown[],
  after: readonly unknown[],
  known: SharedDiffCache,
): JsonChange | undefined {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && areEqualJson(before[start], after[start])) start += 1;
  if (start === before.length && start === after.length) return undefined;
  if (start === before.length) return ['add', ...after.slice(start)];
  let end = 0;
  while (end < least - start && areEqualJson(before.at(-1 - end), after.at(-1 - end))) end += 1;

  const removed = before.length - end - start;
  const added = after.slice(start, after.length - end);
  if (added.length === 0) return remove(start, removed);
  if (removed === 0) return ['splice', start, 0, ...added];
  const indexed = diffIndexes(before, after, start, Math.min(removed, added.length), known);
  if (removed === added.length && removed === 1) return indexed;
  const candidates: JsonChange[] = [['splice', start, removed, ...added]];
  if (removed === added.length) candidates.push(indexed);
  // Items changed in place, and the array became longer or shorter at the end.
  else if (end === 0) candidates.push(['all', [indexed, resize(before, after)]]);
  const moved = diffSlidingWindow(before, after);
  if (moved) candidates.push(moved);
  candidates.push(['set', after]);
  return shortest(...candidates);
}

function diffIndexes(
  before: readonly unknown[],
  after: readonly unknown[],
  start: number,
  count: number,
  known: SharedDiffCache,
): JsonObjectChange {
  const changes: [string, JsonChange][] = [];
  for (let index = start; index < start + count; index += 1) {
    const change = diffJson(before[index], after[index], known);
    if (change !== undefined) changes.push([`${index}`, change]);
  }
  return Object.fromEntries(changes);
}

const resize = (before: readonly unknown[], after: readonly unknown[]): JsonChange =>
  after.length > before.length
    ? ['add', ...after.slice(before.length)]
    : remove(after.length, before.length - after.length);

const remove = (at: number, count: number): JsonChange =>
  count === 1 ? ['remove', at] : ['splice', at, count];

/** The oldest items are gone and new ones came, as in the chat. */
function diffSlidingWindow(before: readonly unknown[], after: readonly unknown[]): JsonChange | undefined {
  const gone = before.findIndex((item) => areEqualJson(item, after[0]));
  const kept = before.length - gone;
  if (gone < 1 || kept > after.length) return undefined;
  for (let index = 1; index < kept; index += 1)
    if (!areEqualJson(before[gone + index], after[index])) return undefined;
  const shorter = remove(0, gone);
  return kept === after.length ? shorter : ['all', [shorter, ['add', ...after.slice(kept)]]];
}

/** The first of the shortest, so that the choice depends on nothing but the values. */
function shortest(...changes: readonly JsonChange[]): JsonChange {
  const lengths = changes.map((change) => JSON.stringify(change).length);
  return changes[lengths.indexOf(Math.min(...lengths))]!;
}
