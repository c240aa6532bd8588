import { tableAfterMoves } from '../history.ts';
import type { MoveEvents, RoomView } from '../view.ts';
import {
  isObjectOrArray,
  type JsonChange,
  type JsonObject,
  type JsonObjectChange,
  type RoomViewPatch,
} from './change.ts';

/** Leaves `before` as it is and shares its unchanged parts. Throws on a patch that was not made for this view. */
export function applyPatch(before: RoomView, patch: RoomViewPatch): RoomView {
  const { ops, moves } = patch;
  if (!isObjectOrArray(ops) || Array.isArray(ops)) return misfit('it is no object');
  return applyJsonChange(afterMoves(before, moves), ops) as RoomView;
}

function afterMoves(before: RoomView, moves: readonly MoveEvents[]): RoomView {
  if (!Array.isArray(moves) || !moves.every(Array.isArray)) return misfit('the moves are no lists of events');
  if (moves.length === 0) return before;
  if (!before.table) return misfit('there is no game');
  return { ...before, table: tableAfterMoves(before.table, moves) };
}

/** For any JSON value and any change, which may come from a hostile server. */
export function applyJsonChange(before: unknown, change: unknown): unknown {
  if (!isObjectOrArray(change)) return change;
  if (Array.isArray(change)) return operate(before, change);
  if (Array.isArray(before)) return applyToItems(before, change as JsonObjectChange);
  if (isObjectOrArray(before)) return applyToKeys(before as JsonObject, change as JsonObjectChange);
  return misfit('there is nothing to descend into');
}

function applyToKeys(before: JsonObject, changes: JsonObjectChange): JsonObject {
  const after = { ...before };
  for (const [key, change] of Object.entries(changes)) {
    const isKnown = Object.hasOwn(after, key);
    if (isDelete(change)) {
      if (!isKnown) misfit('a key to delete is missing');
      delete after[key];
    } else {
      const value = applyJsonChange(isKnown ? after[key] : undefined, change);
      // An assignment to `__proto__` would change the prototype instead.
      if (key !== '__proto__') after[key] = value;
      else Object.defineProperty(after, key, { value, enumerable: true, writable: true, configurable: true });
    }
  }
  return after;
}

const isDelete = (change: JsonChange): boolean => Array.isArray(change) && change[0] === 'delete';

function applyToItems(before: readonly unknown[], changes: JsonObjectChange): readonly unknown[] {
  const after = before.slice();
  for (const [key, change] of Object.entries(changes)) {
    const index = Number(key);
    if (String(index) !== key || !isCount(index, after.length - 1)) misfit('an index is outside the array');
    after[index] = applyJsonChange(after[index], change);
  }
  return after;
}

function operate(before: unknown, [name, ...values]: readonly unknown[]): unknown {
  if (name === 'set' && values.length === 1) return values[0];
  if (!Array.isArray(before)) return misfit('there is no array to change');
  switch (name) {
    case 'add':
      return [...before, ...values];
    case 'remove':
      if (!isCount(values[0], before.length - 1) || values.length > 1)
        return misfit('an item to remove is missing');
      return before.toSpliced(values[0], 1);
    case 'splice': {
      const [at, remove, ...items] = values;
      if (!isCount(at, before.length) || !isCount(remove, before.length - at))
        return misfit('a splice is outside the array');
      return before.toSpliced(at, remove, ...items);
    }
    case 'all':
      if (!Array.isArray(values[0]) || values.length > 1) return misfit('there is no list of changes');
      return values[0].reduce(applyJsonChange, before);
    default:
      return misfit('the operation is unknown');
  }
}

const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

function misfit(why: string): never {
  throw new Error(`the patch does not fit: ${why}`);
}
