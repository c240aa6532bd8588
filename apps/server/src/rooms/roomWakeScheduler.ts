import type { RoomCode } from '@fivefold/room';
import type { Logger } from '../logger.ts';
import type { RoomLog } from '../store/roomLog.ts';
import { StoreUnavailableError } from '../store/unavailable.ts';
import { repeatEvery } from '../timers/repeat.ts';
import type { Timers } from '../timers/timers.ts';
import type { LiveRoom } from './LiveRoom.ts';
import type { RoomRegistry } from './registry.ts';

const INTERVAL_MS = 15_000;
/** Rooms that are loaded in one run. The next run follows at once while there are more. */
const BATCH = 20;
const NEXT_BATCH_MS = 1000;
/** When a room that could not be loaded is tried again. */
const RETRY_MS = 5 * 60_000;
/** The server that has the room in memory acts by itself; others wait this long in case there is none. */
const OWNER_MS = 60_000;

export interface RoomWakeSchedulerDeps {
  readonly log: RoomLog;
  readonly rooms: RoomRegistry;
  readonly logger: Logger;
  readonly timers: Timers;
  /** Members have this long to reconnect before a room that was loaded acts. */
  readonly reconnectMs: number;
  /** Does what is due in a room that was loaded for it. */
  readonly act: (live: LiveRoom) => Promise<unknown>;
}

/**
 * Loads rooms that have something to do while nobody is connected: slow clocks, their bots, and notifications. Their times
 * are in the store, so that they also act after a restart, or after the room was evicted.
 */
export class RoomWakeScheduler {
  /** Rooms that were loaded and have not acted yet: they stay in memory. */
  readonly #waiting = new Set<LiveRoom>();
  readonly #deps: RoomWakeSchedulerDeps;
  readonly #stop: () => void;
  #isStopped = false;

  constructor(deps: RoomWakeSchedulerDeps) {
    this.#deps = deps;
    this.#stop = repeatEvery(deps.timers, NEXT_BATCH_MS, async () =>
      (await this.#loadDueRooms()) ? NEXT_BATCH_MS : INTERVAL_MS,
    );
  }

  isWaiting(live: LiveRoom): boolean {
    return this.#waiting.has(live);
  }

  stop(): void {
    this.#isStopped = true;
    this.#stop();
  }

  /** True when there may be more of them. */
  async #loadDueRooms(): Promise<boolean> {
    const { log, timers } = this.#deps;
    const now = timers.now();
    try {
      const due = await log.takeDue(log.ownership ? now - OWNER_MS : now, now + RETRY_MS, BATCH);
      for (const code of due) await this.#load(code);
      return due.length === BATCH;
    } catch (error) {
      this.#report(error);
      return false;
    }
  }

  async #load(code: RoomCode): Promise<void> {
    const { rooms, timers, reconnectMs, act } = this.#deps;
    if (this.#isStopped || rooms.get(code)) return; // a room in memory has timers of its own
    try {
      const live = await rooms.load(code);
      if (!live || this.#isStopped) return;
      this.#waiting.add(live);
      timers.after(reconnectMs, () => {
        if (this.#isStopped) return;
        void act(live).finally(() => this.#waiting.delete(live));
      });
    } catch (error) {
      this.#report(error, code); // one room that cannot be read must not keep the others
    }
  }

  #report(error: unknown, room?: RoomCode): void {
    if (!(error instanceof StoreUnavailableError) && !this.#isStopped)
      this.#deps.logger.error({ err: error, ...(room ? { room } : {}) }, 'loading a room that is due failed');
  }
}
