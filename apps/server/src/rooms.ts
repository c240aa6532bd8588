import {
  type Entry,
  evolve,
  type MemberId,
  newRoom,
  othersChoose,
  type Room,
  type RoomCode,
  type RoomView,
  type Time,
} from '@fivefold/room';
import type { Gathering, RoomLog } from './log/roomLog.ts';
import { atMost, eachInSlices } from './turns.ts';

/** One open window. */
export interface Connection {
  readonly room: LiveRoom | null;
  /** A whole Socket.IO packet. */
  send(packet: string): void;
  bye(reason: 'kicked' | 'left' | 'restarting'): void;
  /** The window no longer looks at any room; says nothing to it. */
  detach(): void;
}

/** A member who looks on, with what all of their windows have been shown. */
export interface Watcher {
  readonly member: MemberId;
  view: RoomView;
  /** Patches so far. Not the room's version: that would count what others did in secret. */
  version: number;
  readonly windows: Connection[];
}

/** ok: on disk. conflict: decided on a room that is not the stored one; look again. failed: the disk did not take it. */
export type Saved = 'ok' | 'conflict' | 'failed';

interface Waiting {
  readonly entries: readonly Entry[];
  /** Must not throw: others of the same group come after it. */
  readonly done: (saved: Saved) => void;
}

/** What goes to the disk together, and the room after it. */
interface Flight {
  readonly group: readonly Waiting[];
  readonly entries: readonly Entry[];
  readonly target: Room;
}

export interface RoomEvents {
  /** These entries are on disk now, and `live.durable` shows them. */
  onDurable(live: LiveRoom, entries: readonly Entry[]): void;
  /** Nothing more is known of the room; whoever looks on must come again. */
  onLost(live: LiveRoom, error: unknown): void;
}

/** A room in memory. Commands are decided on `room`; nothing but `durable` is ever shown. */
export class LiveRoom {
  readonly code: RoomCode;
  room: Room;
  durable: Room;
  readonly watchers: Watcher[] = [];
  /** The clock that was set for it, and the moment it was set for. */
  callOff: (() => void) | null = null;
  deadline: Time | null = null;
  /** Until then no clock plays: time that ran while the server was away is nobody's fault. */
  mercy: Time = 0;
  /** Seats whose bots are at thought. */
  readonly thinking = new Set<number>();
  #waiting: Waiting[] = [];
  #flying: Promise<void> | null = null;
  readonly #log: RoomLog;
  readonly #events: RoomEvents;

  constructor(room: Room, log: RoomLog, events: RoomEvents) {
    this.code = room.code;
    this.room = room;
    this.durable = room;
    this.#log = log;
    this.#events = events;
  }

  get busy(): boolean {
    return this.#flying !== null || this.thinking.size > 0;
  }

  watcher(member: MemberId): Watcher | undefined {
    return this.watchers.find((watcher) => watcher.member === member);
  }

  /**
   * Waits until these entries, and all that was decided before them, are on disk. Without entries of its own an
   * answer waits too: it may tell of what is not durable yet.
   */
  save(entries: readonly Entry[], at: Time, done: (saved: Saved) => void): void {
    if (entries.length > 0 || this.#flying !== null) {
      for (const entry of entries) this.room = evolve(this.room, entry);
      this.#waiting.push({ entries, done });
      this.#flying ??= this.#fly(at);
    } else done('ok');
  }

  /** One append of a room at a time: what comes until the log takes it goes along, what comes later in the next one. */
  async #fly(at: Time): Promise<void> {
    while (this.#waiting.length > 0) {
      let flight: Flight | null = null;
      const gathering: Gathering = {
        take: () => {
          flight = this.#take();
          return flight.entries;
        },
        expectsMore: () => othersChoose(this.room),
      };
      try {
        const isNews = this.#waiting.some(({ entries }) => entries.length > 0);
        const saved = isNews ? await this.#log.append(this.code, this.durable.version, gathering, at) : 'ok';
        if (saved === 'conflict') await this.#reload(flight, saved);
        else this.#landed(flight ?? this.#take());
      } catch {
        await this.#reload(flight, 'failed'); // the log itself tells why (`watchedLog`)
      }
    }
    this.#flying = null;
  }

  #take(): Flight {
    const group = this.#waiting;
    this.#waiting = [];
    const entries = group.length === 1 ? group[0]!.entries : group.flatMap((waiting) => waiting.entries);
    return { group, entries, target: this.room };
  }

  #landed({ group, entries, target }: Flight): void {
    this.durable = target;
    if (entries.length > 0) this.#events.onDurable(this, entries);
    for (const { done } of group) done('ok');
  }

  /** What is stored is what is true, whoever stored it; all that was decided on something else is void. */
  async #reload(flight: Flight | null, saved: Saved): Promise<void> {
    let entries: readonly Entry[] = [];
    let lost: unknown = null;
    try {
      entries = await this.#log.read(this.code, this.durable.version);
      this.durable = entries.reduce(evolve, this.durable);
    } catch (error) {
      lost = error;
    }
    // A conflict without anything newer: the log is behind us, and would be at every further look.
    if (saved === 'conflict' && entries.length === 0) lost ??= new Error('the log has less than was stored');
    const all = [...(flight?.group ?? []), ...this.#waiting];
    this.#waiting = [];
    this.room = this.durable;
    if (lost) this.#events.onLost(this, lost);
    else if (entries.length > 0) this.#events.onDurable(this, entries);
    for (const { done } of all) done(lost ? 'failed' : saved);
  }

  /** Until nothing is on its way to the disk. */
  async settled(): Promise<void> {
    while (this.#flying !== null) await this.#flying;
  }
}

/** The rooms in memory: those with somebody in them, and some that were left lately. */
export class Rooms {
  readonly #live = new Map<RoomCode, LiveRoom>();
  readonly #loading = new Map<RoomCode, Promise<LiveRoom | null>>();
  /**
   * After a restart they all come at once: better some of them in early than all of them late. Two, so that one is read
   * from the disk while another is folded.
   */
  readonly #inTurn = atMost(2);
  /** Oldest first. */
  readonly #idle = new Set<LiveRoom>();
  /** Places of rooms that are being made. */
  #kept = 0;
  readonly #log: RoomLog;
  readonly #events: RoomEvents & { onLoad(live: LiveRoom): void; onUnload(live: LiveRoom): void };
  readonly #keepIdle: number;

  constructor(
    log: RoomLog,
    events: RoomEvents & { onLoad(live: LiveRoom): void; onUnload(live: LiveRoom): void },
    keepIdle: number,
  ) {
    this.#log = log;
    this.#events = events;
    this.#keepIdle = keepIdle;
  }

  get size(): number {
    return this.#live.size;
  }

  /** Rooms that somebody looks at. */
  get open(): number {
    return this.#live.size - this.#idle.size;
  }

  /** A place for one more open room that is being made, and how to give it back; null where there are so many already. */
  keepPlace(most: number): (() => void) | null {
    if (this.open + this.#kept >= most) return null;
    this.#kept += 1;
    return () => {
      this.#kept -= 1;
    };
  }

  all(): Iterable<LiveRoom> {
    return this.#live.values();
  }

  get(code: RoomCode): LiveRoom | undefined {
    return this.#live.get(code);
  }

  /** null: there is no such room. */
  async load(code: RoomCode): Promise<LiveRoom | null> {
    const live = this.#live.get(code);
    if (live) return live;
    let loading = this.#loading.get(code);
    if (!loading) {
      loading = this.#inTurn(() => this.#read(code)).finally(() => this.#loading.delete(code));
      this.#loading.set(code, loading);
    }
    return loading;
  }

  async #read(code: RoomCode): Promise<LiveRoom | null> {
    const entries = await this.#log.read(code, 0);
    if (entries.length === 0) return null;
    let room = newRoom(code);
    await eachInSlices(entries, (entry) => {
      room = evolve(room, entry);
    });
    return this.#live.get(code) ?? this.adopt(room); // it may have been made meanwhile
  }

  /** Does this with a room that nobody looks at or can come into meanwhile; false where somebody is in it. */
  async whileEmpty(code: RoomCode, work: () => Promise<void>): Promise<boolean> {
    const live = this.#live.get(code);
    if (this.#loading.has(code) || live?.busy || (live && !this.#idle.has(live))) return false;
    if (live) this.forget(live);
    const working = work();
    const loading = working
      .catch(() => undefined)
      .then(() => this.#inTurn(() => this.#read(code)))
      .finally(() => this.#loading.delete(code));
    loading.catch(() => undefined); // it is of those who come meanwhile
    this.#loading.set(code, loading);
    await working;
    return true;
  }

  /** A room that is stored as it is here. */
  adopt(room: Room): LiveRoom {
    const live = new LiveRoom(room, this.#log, this.#events);
    this.#live.set(room.code, live);
    this.#idle.add(live);
    this.#events.onLoad(live);
    this.#evict(live);
    return live;
  }

  /** Somebody came or went. */
  touch(live: LiveRoom): void {
    this.#idle.delete(live);
    if (live.watchers.length === 0 && this.#live.get(live.code) === live) this.#idle.add(live);
    this.#evict();
  }

  forget(live: LiveRoom): void {
    this.#idle.delete(live);
    if (this.#live.get(live.code) === live) this.#live.delete(live.code);
    this.#events.onUnload(live);
  }

  /** Not the one that somebody is about to come into. */
  #evict(wanted?: LiveRoom): void {
    for (const live of this.#idle) {
      if (this.#idle.size <= this.#keepIdle) return;
      if (!live.busy && live !== wanted) this.forget(live);
    }
  }

  async settled(): Promise<void> {
    await Promise.all([...this.#live.values()].map((live) => live.settled()));
  }
}
