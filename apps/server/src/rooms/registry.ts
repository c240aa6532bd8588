import type { RoomCode } from '@fivefold/room';
import { concurrencyLimit } from '../eventLoop.ts';
import type { RoomLog, RoomOwnership } from '../store/roomLog.ts';
import { type FoldedRoom, foldLaterEntries, loadRoom } from './foldedRoom.ts';
import { LiveRoom, type LiveRoomEvents } from './LiveRoom.ts';

export interface RoomRegistryEvents extends LiveRoomEvents {
  onLoad(live: LiveRoom): void;
  onUnload(live: LiveRoom): void;
  /** True while something outside of the registry still works on this room, such as a bot that thinks. */
  isBusy(live: LiveRoom): boolean;
}

/** After a restart many rooms are loaded together: one is read from disk while another is folded. */
const CONCURRENT_LOADS = 2;

/** The rooms in memory: open ones, which have subscribers, and idle ones that were used last. */
export class RoomRegistry {
  readonly #rooms = new Map<RoomCode, LiveRoom>();
  readonly #loading = new Map<RoomCode, Promise<LiveRoom | null>>();
  readonly #limit = concurrencyLimit(CONCURRENT_LOADS);
  /** Oldest first. */
  readonly #idle = new Set<LiveRoom>();
  /** Rooms that were created and that nobody has entered yet. They count as open. */
  readonly #reserved = new Set<RoomCode>();
  readonly #log: RoomLog;
  readonly #events: RoomRegistryEvents;
  readonly #maxIdle: number;

  constructor(log: RoomLog, events: RoomRegistryEvents, maxIdle: number) {
    this.#log = log;
    this.#events = events;
    this.#maxIdle = maxIdle;
  }

  get size(): number {
    return this.#rooms.size;
  }

  /** Rooms with subscribers. */
  get open(): number {
    return this.#rooms.size - this.#idle.size;
  }

  openCodes(): readonly RoomCode[] {
    return [...this.#rooms.values()].filter((live) => !this.#idle.has(live)).map(({ code }) => code);
  }

  /** Reserves a place for a room that is being created; false when `max` are open. Entering the room ends the reservation. */
  reserve(code: RoomCode, max: number): boolean {
    if (this.open + this.#reserved.size >= max) return false;
    this.#reserved.add(code);
    return true;
  }

  endReservation(code: RoomCode): void {
    this.#reserved.delete(code);
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
    const stored = await loadRoom(this.#log, code);
    const folded = stored && ownership ? await this.#claim(stored, ownership) : stored;
    if (!folded) return null;
    return this.#rooms.get(code) ?? this.add(folded); // it may have been created meanwhile
  }

  /** After the room was read: one that this build cannot read stays with its owner. Reads what the owner stored meanwhile. */
  async #claim(stored: FoldedRoom, ownership: RoomOwnership): Promise<FoldedRoom | null> {
    const { code } = stored.room;
    if (!(await ownership.claim(code))) return null;
    return foldLaterEntries(this.#log, stored).catch((error: unknown) => {
      ownership.release(code);
      throw error;
    });
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

  /** A room without subscribers is idle, and may be evicted. */
  setIdle(live: LiveRoom, isIdle: boolean): void {
    this.#idle.delete(live);
    this.#reserved.delete(live.code);
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

  /** Keeps `wanted`, the room that a connection is about to enter. */
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
