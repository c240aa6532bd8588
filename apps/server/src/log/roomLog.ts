import type { Entry, RoomCode, Time } from '@fivefold/room';

/** Everything that is needed to deal a finished game again and play it through. */
export interface Replay {
  readonly room: RoomCode;
  readonly number: number;
  readonly game: string;
  /** `red7@1` */
  readonly rules: string;
  readonly options: unknown;
  readonly seed: string;
  /** By seat. */
  readonly names: readonly string[];
  readonly actions: readonly {
    readonly seat: number;
    readonly action: unknown;
    /** What a bot thought. */
    readonly reason?: { readonly en: string; readonly ru: string };
  }[];
}

/** Entries that are asked for at the last moment, and once: what the caller got meanwhile goes along. */
export interface Gathering {
  take(): readonly Entry[];
  /** More is about to come, and the log may wait a moment for it. */
  expectsMore(): boolean;
}

/**
 * Where rooms live. A room is the fold of its entries; its version is how many there are. A promise that is
 * fulfilled means: it is on disk. Calls for different rooms may share one sync to disk.
 */
export interface RoomLog {
  /**
   * conflict: the room is not at this version (any more); nothing was stored. Expected version 0 makes the room,
   * and conflicts with a code that is taken or that finished games still stand under.
   * A caller has at most one append of a room under way: a version alone does not tell what it was decided on.
   */
  append(
    room: RoomCode,
    expectedVersion: number,
    entries: readonly Entry[] | Gathering,
    at: Time,
  ): Promise<'ok' | 'conflict'>;
  /** The entries after version `from`; empty for a room that does not exist. */
  read(room: RoomCode, from: number): Promise<readonly Entry[]>;
  /** Rooms in which nothing was stored since `before`, give or take a day. */
  idleSince(before: Time): Promise<readonly RoomCode[]>;
  /** Keeps what is finished, forgets the rest. */
  remove(room: RoomCode, replays: readonly Replay[]): Promise<void>;
  /** A finished game of a room that was removed. */
  replay(room: RoomCode, number: number): Promise<Replay | null>;
  close(): Promise<void>;
}
