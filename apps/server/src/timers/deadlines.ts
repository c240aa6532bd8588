import { nextRoomDeadline, type TimestampMs } from '@fivefold/room';
import type { LiveRoom } from '../rooms/LiveRoom.ts';
import type { Timers } from './timers.ts';

/** Milliseconds before a tick that changed nothing is repeated: timers may fire early, and a bug must not spin. */
const RETRY = 250;

export interface RoomDeadlineDeps {
  readonly timers: Timers;
  readonly tick: (live: LiveRoom) => Promise<unknown>;
}

interface RoomClock {
  /** No deadline fires earlier, so that players do not lose the time in which the server was down. */
  readonly graceUntil: TimestampMs;
  deadline: TimestampMs | null;
  cancel: () => void;
}

const nothing = (): void => {};

/** Ticks each room when its next deadline has passed. The room decides what happens then. */
export class RoomDeadlines {
  readonly #clocks = new Map<LiveRoom, RoomClock>();
  readonly #deps: RoomDeadlineDeps;

  constructor(deps: RoomDeadlineDeps) {
    this.#deps = deps;
  }

  start(live: LiveRoom, graceUntil: TimestampMs): void {
    this.#clocks.set(live, { graceUntil, deadline: null, cancel: nothing });
    this.update(live);
  }

  /** To be called whenever the durable room has changed. */
  update(live: LiveRoom): void {
    const clock = this.#clocks.get(live);
    if (!clock) return;
    const deadline = nextRoomDeadline(live.durable, this.#deps.timers.now());
    if (deadline === clock.deadline) return;
    clock.cancel();
    clock.deadline = deadline;
    clock.cancel = nothing;
    if (deadline !== null) this.#schedule(live, clock, deadline - this.#deps.timers.now());
  }

  #schedule(live: LiveRoom, clock: RoomClock, wait: number): void {
    const { tick, timers } = this.#deps;
    const fire = async () => {
      const { deadline } = clock;
      await tick(live);
      const isStill = this.#clocks.get(live) === clock && clock.deadline === deadline;
      if (isStill && deadline !== null) this.#schedule(live, clock, Math.max(RETRY, deadline - timers.now()));
    };
    const grace = clock.graceUntil - timers.now();
    clock.cancel = timers.after(Math.max(0, wait, grace), () => void fire());
  }

  stop(live: LiveRoom): void {
    this.#clocks.get(live)?.cancel();
    this.#clocks.delete(live);
  }

  stopAll(): void {
    for (const live of [...this.#clocks.keys()]) this.stop(live);
  }
}
