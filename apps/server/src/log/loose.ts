import type { RoomCode } from '@fivefold/room';

/** The entries of one append, as JSON: a list of so many, the first of which makes this version. */
export interface Part {
  readonly version: number;
  readonly count: number;
  readonly text: string;
}

/**
 * What is in the journal and not yet among the entries of its room. Two generations: while the older one is filed, a
 * few rooms at a time, the younger one grows.
 */
export class Loose {
  #older = new Map<RoomCode, readonly Part[]>();
  #younger = new Map<RoomCode, Part[]>();
  /** Parts of the younger generation. */
  count = 0;

  add(room: RoomCode, part: Part): void {
    const parts = this.#younger.get(room);
    if (parts) parts.push(part);
    else this.#younger.set(room, [part]);
    this.count += 1;
  }

  /** In their order. */
  of(room: RoomCode): readonly Part[] {
    return [...(this.#older.get(room) ?? []), ...(this.#younger.get(room) ?? [])];
  }

  /** The version that a room has with these; 0 for none. */
  headOf(room: RoomCode): number {
    const last = this.#younger.get(room)?.at(-1) ?? this.#older.get(room)?.at(-1);
    return last ? last.version + last.count - 1 : 0;
  }

  /** False where the older generation is not filed yet: that comes first. */
  age(): boolean {
    if (this.#older.size > 0) return false;
    this.#older = this.#younger;
    this.#younger = new Map();
    this.count = 0;
    return true;
  }

  /** Some rooms of the older generation; none when it is done. */
  some(count: number): readonly (readonly [RoomCode, readonly Part[]])[] {
    const rooms: [RoomCode, readonly Part[]][] = [];
    for (const entry of this.#older) {
      if (rooms.length === count) break;
      rooms.push(entry);
    }
    return rooms;
  }

  filed(room: RoomCode): void {
    this.#older.delete(room);
  }
}

/** All of them as one list. */
export const joined = (parts: readonly Part[]): string =>
  `[${parts.map(({ text }) => text.slice(1, -1)).join(',')}]`;
