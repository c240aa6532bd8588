import { nextDeadline, type RoomCode, type Time } from '@fivefold/room';
import type { LiveRoom } from './rooms.ts';

/** The only clock and the only timers of the server; a test lets time pass by hand. */
export interface Timers {
  /** Never goes back while the server runs. */
  now(): Time;
  /** What the clock of the machine says: it may be wrong for a while, and set. */
  wall(): Time;
  /** Gives back how to call it off. */
  after(ms: number, fire: () => void): () => void;
}

const LONGEST = 2 ** 31 - 1; // a longer timer fires at once

/**
 * Follows the machine's clock forwards; where that is set back it goes on from where it was, at the pace of `passed`:
 * a deadline must not move away from those who wait for it. Both in milliseconds.
 */
export function steadyTime(wall: () => Time, passed: () => number): () => Time {
  let start = Number.NEGATIVE_INFINITY;
  return () => {
    const since = passed();
    start = Math.max(start, wall() - since);
    return Math.round(start + since);
  };
}

const HOUR = 3_600_000;
/** Most clocks are set right within minutes; a server that is started anew every night comes to it all the same. */
const LONG_ENOUGH = 12 * HOUR;

/**
 * The machine's clock, once it has gone along with `passed` for half a day; null before. For what cannot be undone: a
 * clock that is wrong for a while must not throw anything away.
 */
export function sureTime(wall: () => Time, passed: () => number): () => Time | null {
  let since = passed();
  let start = wall() - since;
  return () => {
    const at = passed();
    const time = wall();
    if (Math.abs(time - at - start) > HOUR) since = at;
    start = time - at;
    return at - since < LONG_ENOUGH ? null : time;
  };
}

export const realTimers: Timers = {
  now: steadyTime(Date.now, () => performance.now()),
  wall: Date.now,
  after: (ms, fire) => {
    const timer = setTimeout(fire, Math.min(ms, LONGEST));
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** A tick that changes nothing is not asked again sooner: timers may be early, and a mistake must not spin. */
const AGAIN = 250;

export interface ClockDeps {
  readonly timers: Timers;
  readonly tick: (room: RoomCode) => Promise<unknown>;
}

/** Asks a room when its next deadline has passed. What happens then is the room's business. */
export function watchClock(deps: ClockDeps, live: LiveRoom): void {
  const deadline = nextDeadline(live.durable);
  if (deadline === live.deadline) return;
  stopClock(live);
  live.deadline = deadline;
  if (deadline !== null) set(deps, live, deadline - deps.timers.now());
}

function set(deps: ClockDeps, live: LiveRoom, wait: number): void {
  const fire = async () => {
    const { deadline } = live;
    await deps.tick(live.code);
    if (live.deadline === deadline && deadline !== null)
      set(deps, live, Math.max(AGAIN, deadline - deps.timers.now()));
  };
  const mercy = live.mercy - deps.timers.now();
  live.callOff = deps.timers.after(Math.max(0, wait, mercy), () => void fire());
}

export function stopClock(live: LiveRoom): void {
  live.callOff?.();
  live.callOff = null;
  live.deadline = null;
}
