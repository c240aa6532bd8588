import type { MoveEvents } from '../view.ts';

/**
 * How one JSON value becomes another. Readable on the wire:
 * - a string, number, boolean or null replaces the value;
 * - an object descends: each key, or index of an array, has a change of its own;
 * - an array is an operation, named by its first element.
 */
export type JsonChange = string | number | boolean | null | JsonObjectChange | PatchOperation;

export interface JsonObjectChange {
  readonly [key: string]: JsonChange;
}

export type PatchOperation =
  /** Replaces the value by an array or an object. */
  | readonly ['set', unknown]
  /** Only below a key of an object. */
  | readonly ['delete']
  /** Adds items at the end of an array. */
  | readonly ['add', ...items: unknown[]]
  /** Takes out one item of an array. */
  | readonly ['remove', at: number]
  /** As `Array.prototype.splice`. */
  | readonly ['splice', at: number, remove: number, ...items: unknown[]]
  /** Several changes of the same array, one after another. */
  | readonly ['all', readonly JsonChange[]];

/** What turns one room view into the next: first these moves of the game, then the changes of all else. */
export interface RoomViewPatch {
  readonly ops: JsonObjectChange;
  readonly moves: readonly MoveEvents[];
}

export type JsonObject = { readonly [key: string]: unknown };

export const isObjectOrArray = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;
