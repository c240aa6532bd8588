import type { RoomCode, RoomEntry, TimestampMs } from '@fivefold/room';
import type { ReplayRecord } from '../rooms/replay.ts';

/** A folded room as JSON: a cache, because the entries alone say what a room is. */
export interface RoomCheckpoint {
  /** How many entries were folded. */
  readonly version: number;
  /** Other code may fold the same entries to something else. */
  readonly foldVersion: string;
  readonly json: string;
}

/** Follows from the entries and is stored in their transaction. */
export interface DerivedRoomRecords {
  readonly checkpoint?: RoomCheckpoint | undefined;
  /** Games that these entries finished. */
  readonly replays?: readonly ReplayRecord[] | undefined;
  /** When a server must load the room although nobody is connected; null: never. undefined: as it was. */
  readonly wakeAt?: TimestampMs | null | undefined;
}

/**
 * ok: on disk. conflict: the room is not at this version. lost: another server has claimed the room. Nothing was stored in
 * the last two cases.
 */
export type AppendResult = 'ok' | 'conflict' | 'lost';

/** Which of the servers that share a store may append to a room: the last one that claimed it. */
export interface RoomOwnership {
  /** Before a room is loaded. False: there is no such room. Throws `Unavailable` when another server has just taken it. */
  claim(room: RoomCode): Promise<boolean>;
  /** The room is no longer in memory. */
  release(room: RoomCode): void;
  /** Rooms that another server has claimed or removed since the last call. */
  lost(): Promise<readonly RoomCode[]>;
  /** These rooms are not idle at this time, although nothing was stored in them: somebody is connected. */
  keep(rooms: readonly RoomCode[], at: TimestampMs): Promise<void>;
}

/**
 * Where rooms are stored. A room is the fold of its entries; its version is their number. A fulfilled promise means
 * that the data is on disk. Calls for different rooms may share one transaction.
 */
export interface RoomLog {
  /** Only of a store that several servers share: rooms are claimed before they are loaded or removed. */
  readonly ownership?: RoomOwnership;
  /**
   * Stores nothing if the room is not at this version. Version 0 creates the room, and conflicts with the code of
   * a room that was removed and whose replays were kept. The version alone does not tell what the entries were decided
   * on, so a caller has one append for each room in flight. Without entries nothing is stored; where servers share the
   * store, the result says whether this one still has the room at this version.
   */
  append(
    room: RoomCode,
    expectedVersion: number,
    entries: readonly RoomEntry[],
    at: TimestampMs,
    derived?: DerivedRoomRecords,
  ): Promise<AppendResult>;
  /** The next page of entries after version `from`; empty at the end, and for a room that does not exist. */
  read(room: RoomCode, from: number): Promise<readonly RoomEntry[]>;
  /** The newest one of this fold version. */
  checkpoint(room: RoomCode, foldVersion: string): Promise<RoomCheckpoint | null>;
  replay(room: RoomCode, number: number): Promise<ReplayRecord | null>;
  /** False for a room of build 0.1, which did not store the replay when a game ended. */
  hasReplays(room: RoomCode): Promise<boolean>;
  /** All replays of such a room. */
  saveReplays(room: RoomCode, replays: readonly ReplayRecord[]): Promise<void>;
  /** When a member has to be notified. null: nobody waits. */
  setNotifyAt(room: RoomCode, at: TimestampMs | null): Promise<void>;
  /**
   * At most `limit` rooms that were to be loaded, or whose members were to be notified, by now. They are due again at `retryAt`:
   * another server does not take them too, and one that cannot be loaded does not keep the others.
   */
  takeDue(now: TimestampMs, retryAt: TimestampMs, limit: number): Promise<readonly RoomCode[]>;
  /** Rooms in which nothing was stored since `before`, give or take a day, and that no server has to load. */
  idleSince(before: TimestampMs): Promise<readonly RoomCode[]>;
  /** Deletes the room with its devices, and keeps these replays and those that are stored already. */
  remove(room: RoomCode, replays: readonly ReplayRecord[]): Promise<void>;
  listRooms(): Promise<readonly RoomCode[]>;
  /** Also of rooms that were removed. */
  listReplays(): Promise<readonly Pick<ReplayRecord, 'room' | 'number'>[]>;
  /** Why nothing can be stored until a restart, or null. */
  problem(): string | null;
  /** Closes the whole database. */
  close(): Promise<void>;
}
