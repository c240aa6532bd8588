import type { RoomCode } from '@fivefold/room';
import { concurrencyLimit } from '../eventLoop.ts';
import type { RoomLog } from '../store/roomLog.ts';
import { type FoldedRoom, loadRoom } from './foldedRoom.ts';
import { LiveRoom, type LiveRoomEvents } from './LiveRoom.ts';

export interface RegistryEvents extends LiveRoomEvents {
  onLoad(live: LiveRoom): void;
  onUnload(live: LiveRoom): void;
  /** True while something outside of the registry still works on this room, such as a bot that thinks. */
  isBusy(live: LiveRoom): boolean;
}

/** After a restart all rooms are loaded at once: one is read from disk while another is folded. */
const CONCURRENT_LOADS = 2;

/** The rooms in memory: open ones, which somebody is shown, and some idle ones that were left lately. */
export class RoomRegistry {
  readonly #rooms = new Map<RoomCode, LiveRoom>();
  readonly #loading = new Map<RoomCode, Promise<LiveRoom | null>>();
  readonly #limit = concurrencyLimit(CONCURRENT_LOADS);
  /** Oldest first. */
  readonly #idle = new Set<LiveRoom>();
  /** Rooms that are being created count as open. */
  #reserved = 0;
  readonly #log: RoomLog;
  readonly #events: RegistryEvents;
  readonly #maxIdle: number;

  constructor(log: RoomLog, events: RegistryEvents, maxIdle: number) {
    this.#log = log;
    this.#events = events;
    this.#maxIdle = maxIdle;
  }

  get size(): number {
    return this.#rooms.size;
  }

  /** Rooms that somebody is shown. */
  get open(): number {
    return this.#rooms.size - this.#idle.size;
  }

  /** Reserves a place for one more open room; gives the function that frees it, or null when `max` are open. */
  reserve(max: number): (() => void) | null {
    if (this.open + this.#reserved >= max) return null;
    this.#reserved += 1;
    return () => {
      this.#reserved -= 1;
    };
  }

  all(): Iterable<LiveRoom> {
    return this.#rooms.values();
  }

  get(code: RoomCode): LiveRoom | undefined {
    return this.#rooms.get(code);
  }

  /** False for an unloaded room, which never changes again. */
  isCurrent(live: LiveRoom): boolean {
    return this.#rooms.get(live.code) === live;
  }

  /** null: there is no such room. */
  async load(code: RoomCode): Promise<LiveRoom | null> {
    const live = this.#rooms.get(code);
    if (live) return live;
    let loading = this.#loading.get(code);
    if (!loading) {
      loading = this.#limit(() => this.#read(code)).finally(() => this.#loading.delete(code));
      this.#loading.set(code, loading);
    }
    return loading;
  }

  async #read(code: RoomCode): Promise<LiveRoom | null> {
    const { ownership } = this.#log;
    // Before anything is read: the owner before this server can then store nothing more.
    if (ownership && !(await ownership.claim(code))) return null;
    const folded = await loadRoom(this.#log, code).catch((error: unknown) => {
      ownership?.release(code);
      throw error;
    });
    if (!folded) return null;
    return this.#rooms.get(code) ?? this.add(folded); // it may have been created meanwhile
  }

  /** Runs `work` while nobody can load this room; false when the room is in use. */
  async whileUnloaded(code: RoomCode, work: () => Promise<void>): Promise<boolean> {
    const live = this.#rooms.get(code);
    if (this.#loading.has(code) || (live && (this.#isBusy(live) || !this.#idle.has(live)))) return false;
    if (live) this.unload(live);
    const working = work();
    const loading = working
      .catch(() => undefined)
      .then(() => this.#limit(() => this.#read(code)))
      .finally(() => this.#loading.delete(code));
    loading.catch(() => undefined); // callers that load the room meanwhile get the error
    this.#loading.set(code, loading);
    await working;
    return true;
  }

  /** Adds a room that is stored exactly as it is here. */
  add(folded: FoldedRoom): LiveRoom {
    const live = new LiveRoom(folded, this.#log, this.#events);
    this.#rooms.set(live.code, live);
    this.#idle.add(live);
    this.#events.onLoad(live);
    this.#evict(live);
    return live;
  }

  /** A room that nobody is shown is idle, and may be evicted. */
  setIdle(live: LiveRoom, isIdle: boolean): void {
    this.#idle.delete(live);
    if (isIdle && this.isCurrent(live)) this.#idle.add(live);
    this.#evict();
  }

  unload(live: LiveRoom): void {
    this.#idle.delete(live);
    if (this.isCurrent(live)) {
      this.#rooms.delete(live.code);
      this.#log.ownership?.release(live.code);
    }
    this.#events.onUnload(live);
  }

  /** Keeps the room that somebody is about to enter. */
  #evict(wanted?: LiveRoom): void {
    for (const live of this.#idle) {
      if (this.#idle.size <= this.#maxIdle) return;
      if (live !== wanted && !this.#isBusy(live)) this.unload(live);
    }
  }

  #isBusy(live: LiveRoom): boolean {
    return live.isSaving || this.#events.isBusy(live);
  }

  async settled(): Promise<void> {
    await Promise.all([...this.#rooms.values()].map((live) => live.settled()));
  }
}
