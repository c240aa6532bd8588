import { setImmediate as nextTurn } from 'node:timers/promises';
import { nextRoomWakeTime, type Room, type RoomCode, type RoomEntry, type TimestampMs } from '@fivefold/room';
import type { DerivedRoomRecords, RoomLog } from '../store/roomLog.ts';
import { createRoomCheckpoint, type FoldedRoom, foldRoomEntry, forEachStoredEntry } from './foldedRoom.ts';
import type { ReplayRecord } from './replay.ts';
import { replayOfFinishedGame } from './replay.ts';

/**
 * ok: the entries are on disk. conflict: they were decided on a room that is not the stored one, decide again.
 * failed: the store did not take them.
 */
export type RoomSaveResult = 'ok' | 'conflict' | 'failed';

interface PendingSave {
  readonly entries: readonly RoomEntry[];
  readonly resolve: (result: RoomSaveResult) => void;
}

/** Saves that are stored by one append, and the room after it. */
interface Batch {
  readonly saves: readonly PendingSave[];
  readonly entries: readonly RoomEntry[];
  readonly target: FoldedRoom;
  readonly derived: DerivedRoomRecords;
}

export interface LiveRoomEvents {
  /** These entries are on disk now, and `live.durable` contains them. */
  onDurable(live: LiveRoom, entries: readonly RoomEntry[]): void;
  /** The stored room became unreadable; or another server has claimed it, without an error. */
  onLost(live: LiveRoom, error: Error | null): void;
}

/** Entries between two checkpoints; a large room has them further apart, because each one writes all of it. */
const CHECKPOINT_ENTRIES = 256;
const CHARACTERS_PER_ENTRY = 1024;

/** A room in memory and its only writer. Commands are decided on `room`; only `durable` is shown to anybody. */
export class LiveRoom {
  readonly code: RoomCode;
  #decided: FoldedRoom;
  #durable: FoldedRoom;
  #pending: PendingSave[] = [];
  #flushing: Promise<void> | null = null;
  /** Games that ended in what is pending. */
  #finished: ReplayRecord[] = [];
  #nextCheckpoint: number;
  readonly #log: RoomLog;
  readonly #events: LiveRoomEvents;

  constructor(folded: FoldedRoom, log: RoomLog, events: LiveRoomEvents) {
    this.code = folded.room.code;
    this.#decided = folded;
    this.#durable = folded;
    this.#nextCheckpoint = folded.room.version + CHECKPOINT_ENTRIES;
    this.#log = log;
    this.#events = events;
  }

  get room(): Room {
    return this.#decided.room;
  }

  get durable(): Room {
    return this.#durable.room;
  }

  get isSaving(): boolean {
    return this.#flushing !== null;
  }

  /**
   * Resolves when these entries, and all that was decided before them, are on disk. Without entries it waits too:
   * an answer may depend on entries that are not durable yet, and another server may have taken the room.
   */
  save(entries: readonly RoomEntry[], at: TimestampMs): Promise<RoomSaveResult> {
    if (entries.length === 0 && !this.isSaving && !this.#log.ownership) return Promise.resolve('ok');
    for (const entry of entries) this.#decide(entry);
    return new Promise((resolve) => {
      this.#pending.push({ entries, resolve });
      this.#flushing ??= this.#flush(at);
    });
  }

  #decide(entry: RoomEntry): void {
    const before = this.#decided;
    this.#decided = foldRoomEntry(before, entry);
    const replay = replayOfFinishedGame(before, this.#decided);
    if (replay) this.#finished.push(replay);
  }

  /** One append of a room at a time; saves that arrive meanwhile share the next one. */
  async #flush(at: TimestampMs): Promise<void> {
    await nextTurn(); // commands that arrived together are stored and shown together
    while (this.#pending.length > 0) {
      const batch = this.#takeBatch();
      const { version } = this.durable;
      try {
        const result = await this.#log.append(this.code, version, batch.entries, at, batch.derived);
        if (result === 'ok') this.#onCommitted(batch);
        else if (result === 'lost') this.#giveUp(batch);
        else await this.#reload(batch, result);
      } catch {
        await this.#reload(batch, 'failed'); // the monitored log reports the error
      }
    }
    this.#flushing = null;
  }

  #takeBatch(): Batch {
    const saves = this.#pending;
    const replays = this.#finished;
    this.#pending = [];
    this.#finished = [];
    const entries = saves.length === 1 ? saves[0]!.entries : saves.flatMap((save) => save.entries);
    const isDue = replays.length > 0 || this.room.version >= this.#nextCheckpoint;
    const checkpoint = isDue ? (createRoomCheckpoint(this.#decided) ?? undefined) : undefined;
    // A room that is too large for one is not written out again with every entry.
    if (isDue && !checkpoint) this.#nextCheckpoint = this.room.version + CHECKPOINT_ENTRIES;
    const derived = { checkpoint, replays, ...changedWakeTime(this.durable, this.room) };
    return { saves, entries, target: this.#decided, derived };
  }

  #onCommitted({ saves, entries, target, derived: { checkpoint } }: Batch): void {
    this.#durable = target;
    if (checkpoint)
      this.#nextCheckpoint =
        checkpoint.version + Math.max(CHECKPOINT_ENTRIES, checkpoint.json.length / CHARACTERS_PER_ENTRY);
    if (entries.length > 0) this.#events.onDurable(this, entries);
    for (const { resolve } of saves) resolve('ok');
  }

  /** After a conflict the stored room counts; commands decided on another version of it fail. */
  async #reload(batch: Batch, result: RoomSaveResult): Promise<void> {
    const entries: RoomEntry[] = [];
    let folded = this.#durable;
    let lost: Error | null = null;
    try {
      await forEachStoredEntry(this.#log, this.code, folded.room.version, (entry) => {
        folded = foldRoomEntry(folded, entry);
        entries.push(entry);
      });
    } catch (error) {
      lost = error as Error;
    }
    // A conflict without newer entries means that stored entries are gone: every retry would conflict again.
    if (result === 'conflict' && entries.length === 0) lost ??= new Error('stored entries are missing');
    const saves = this.#allSaves(batch);
    if (!lost) this.#durable = folded;
    this.#decided = this.#durable;
    if (lost) this.#events.onLost(this, lost);
    else if (entries.length > 0) this.#events.onDurable(this, entries);
    for (const { resolve } of saves) resolve(lost ? 'failed' : result);
  }

  #giveUp(batch: Batch): void {
    const saves = this.#allSaves(batch);
    this.#decided = this.#durable;
    this.#events.onLost(this, null);
    for (const { resolve } of saves) resolve('failed');
  }

  /** Those of a batch that was not stored, and those that were decided on top of it. */
  #allSaves(batch: Batch): readonly PendingSave[] {
    const saves = [...batch.saves, ...this.#pending];
    this.#pending = [];
    this.#finished = [];
    return saves;
  }

  /** Resolves when nothing is being saved. */
  async settled(): Promise<void> {
    while (this.#flushing !== null) await this.#flushing;
  }
}

/** Written only when it changes: most rooms never have one. */
function changedWakeTime(before: Room, after: Room): { readonly wakeAt?: TimestampMs | null } {
  const next = nextRoomWakeTime(after);
  return next === nextRoomWakeTime(before) ? {} : { wakeAt: next };
}
