import type { TimestampMs } from '@fivefold/room';

/** The only clock and the only timers of the server; tests let time pass by hand. */
export interface Timers {
  /** Never goes back while the server runs. */
  now(): TimestampMs;
  /** The clock of the machine: it may be wrong, and may be set. */
  wall(): TimestampMs;
  /** Returns the function that cancels it. */
  after(ms: number, callback: () => void): () => void;
}

/** Node fires a timer with a longer delay immediately. */
const MAX_TIMEOUT = 2 ** 31 - 1;
const HOUR = 3_600_000;
/** Most clocks are set right within minutes. */
const TRUST_AFTER = 12 * HOUR;

/**
 * Follows the machine's clock forwards. When that is set back, time goes on from where it was: a deadline must not move
 * away. `uptime` is in monotonic milliseconds.
 */
export function createMonotonicClock(wall: () => TimestampMs, uptime: () => number): () => TimestampMs {
  let start = Number.NEGATIVE_INFINITY;
  return () => {
    const up = uptime();
    start = Math.max(start, wall() - up);
    return Math.round(start + up);
  };
}

/**
 * The machine's clock once it has agreed with `uptime` for half a day, null before. Deleting by a wrong clock cannot be
 * undone.
 */
export function createTrustedWallClock(
  wall: () => TimestampMs,
  uptime: () => number,
): () => TimestampMs | null {
  let since = uptime();
  let start = wall() - since;
  return () => {
    const up = uptime();
    const time = wall();
    if (Math.abs(time - up - start) > HOUR) since = up;
    start = time - up;
    return up - since < TRUST_AFTER ? null : time;
  };
}

export const systemTimers: Timers = {
  now: createMonotonicClock(Date.now, () => performance.now()),
  wall: Date.now,
  after: (ms, callback) => {
    const timer = setTimeout(callback, Math.min(ms, MAX_TIMEOUT));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
