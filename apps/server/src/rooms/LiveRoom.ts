import { type Entry, evolve, othersChoose, type Room, type RoomCode, type Time } from '@fivefold/room';
import type { Gathering, RoomLog } from '../log/roomLog.ts';

/**
 * ok: the entries are on disk. conflict: they were decided on a room that is not the stored one, decide again.
 * failed: the store did not take them.
 */
export type SaveResult = 'ok' | 'conflict' | 'failed';

interface PendingSave {
  readonly entries: readonly Entry[];
  readonly resolve: (result: SaveResult) => void;
}

/** Saves that are stored by one append, and the room after it. */
interface Batch {
  readonly saves: readonly PendingSave[];
  readonly entries: readonly Entry[];
  readonly target: Room;
}

export interface LiveRoomEvents {
  /** These entries are on disk now, and `live.durable` contains them. */
  onDurable(live: LiveRoom, entries: readonly Entry[]): void;
  /** The stored room cannot be read any more: its members must join again. */
  onLost(live: LiveRoom, error: unknown): void;
}

/** A room in memory and its only writer. Commands are decided on `room`; only `durable` is shown to anybody. */
export class LiveRoom {
  readonly code: RoomCode;
  room: Room;
  durable: Room;
  #pending: PendingSave[] = [];
  #flushing: Promise<void> | null = null;
  readonly #log: RoomLog;
  readonly #events: LiveRoomEvents;

  constructor(room: Room, log: RoomLog, events: LiveRoomEvents) {
    this.code = room.code;
    this.room = room;
    this.durable = room;
    this.#log = log;
    this.#events = events;
  }

  get isSaving(): boolean {
    return this.#flushing !== null;
  }

  /**
   * Resolves when these entries, and all that was decided before them, are on disk. Without entries it waits too:
   * an answer may depend on entries that are not durable yet.
   */
  save(entries: readonly Entry[], at: Time): Promise<SaveResult> {
    if (entries.length === 0 && !this.isSaving) return Promise.resolve('ok');
    for (const entry of entries) this.room = evolve(this.room, entry);
    return new Promise((resolve) => {
      this.#pending.push({ entries, resolve });
      this.#flushing ??= this.#flush(at);
    });
  }

  /** One append of a room at a time; saves that arrive meanwhile share the next one. */
  async #flush(at: Time): Promise<void> {
    while (this.#pending.length > 0) {
      let batch: Batch | null = null;
      const gathering: Gathering = {
        take: () => {
          batch = this.#takeBatch();
          return batch.entries;
        },
        expectsMore: () => othersChoose(this.room),
      };
      try {
        const hasEntries = this.#pending.some(({ entries }) => entries.length > 0);
        const result = hasEntries
          ? await this.#log.append(this.code, this.durable.version, gathering, at)
          : 'ok';
        if (result === 'conflict') await this.#reload(batch, result);
        else this.#onCommitted(batch ?? this.#takeBatch());
      } catch {
        await this.#reload(batch, 'failed'); // the watched log reports the error
      }
    }
    this.#flushing = null;
  }

  #takeBatch(): Batch {
    const saves = this.#pending;
    this.#pending = [];
    const entries = saves.length === 1 ? saves[0]!.entries : saves.flatMap((save) => save.entries);
    return { saves, entries, target: this.room };
  }

  #onCommitted({ saves, entries, target }: Batch): void {
    this.durable = target;
    if (entries.length > 0) this.#events.onDurable(this, entries);
    for (const { resolve } of saves) resolve('ok');
  }

  /** The stored room is the true one, whoever stored it: what was decided on another one is void. */
  async #reload(batch: Batch | null, result: SaveResult): Promise<void> {
    let entries: readonly Entry[] = [];
    let lost: unknown = null;
    try {
      entries = await this.#log.read(this.code, this.durable.version);
      this.durable = entries.reduce(evolve, this.durable);
    } catch (error) {
      lost = error;
    }
    // A conflict without newer entries means that stored entries are gone: every retry would conflict again.
    if (result === 'conflict' && entries.length === 0) lost ??= new Error('stored entries are missing');
    const saves = [...(batch?.saves ?? []), ...this.#pending];
    this.#pending = [];
    this.room = this.durable;
    if (lost) this.#events.onLost(this, lost);
    else if (entries.length > 0) this.#events.onDurable(this, entries);
    for (const { resolve } of saves) resolve(lost ? 'failed' : result);
  }

  /** Resolves when nothing is being saved. */
  async settled(): Promise<void> {
    while (this.#flushing !== null) await this.#flushing;
  }
}
