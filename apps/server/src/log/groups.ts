import type { Entry, RoomCode, Time } from '@fivefold/room';
import type { Gathering } from './roomLog.ts';

/** Milliseconds that a room is waited for which expects more, if the group has not waited for longer already. */
const PATIENCE = 1;
/** From this load on groups are farther apart: every command waits for its turn by then, and a commit has its price. */
const BUSY = 0.5;
/** Groups over which the load is taken: a collection of garbage alone is not yet a busy evening. */
const MEMORY = 8;
/** How many times as far with nothing but work. */
const WIDEST = 8;

/** What waits for a group commit. */
export interface Append {
  readonly room: RoomCode;
  readonly expectedVersion: number;
  readonly entries: readonly Entry[] | Gathering;
  readonly at: Time;
  readonly done: (result: 'ok' | 'conflict') => void;
  readonly failed: (error: unknown) => void;
}

/** With the entries that its room had to give at the last moment, and as JSON. */
export interface Taken extends Append {
  readonly count: number;
  readonly text: string;
}

/** A room that cannot tell is not waited for: others are in its group. */
export function expectsMore({ entries }: Append): boolean {
  try {
    return 'take' in entries && entries.expectsMore();
  } catch {
    return false;
  }
}

/** None where its room has nothing to give but an error. */
export function taken(append: Append): readonly Taken[] {
  const { room, expectedVersion, entries, at, done, failed } = append;
  try {
    const all = 'take' in entries ? entries.take() : entries;
    const text = JSON.stringify(all);
    return [{ room, expectedVersion, entries, at, done, failed, count: all.length, text }];
  } catch (error) {
    failed(error);
    return [];
  }
}

export interface Pacing {
  /** Seconds, from any start. */
  readonly clock: () => number;
  /**
   * Groups start at least this many milliseconds apart: fewer, larger syncs under load. When it is quiet rooms
   * that expect more are waited for: what the players of a table send together is stored and shown together.
   */
  readonly spacing?: number;
  /** The share of the time since it was asked last that this thread was at work, from 0 to 1. */
  readonly load?: () => number;
}

/** When the next group goes. */
export class Pace {
  readonly #pacing: Pacing;
  /** Of late, from 0 to 1. */
  #load = 0;
  /** Seconds, by the clock. */
  lastAt = Number.NEGATIVE_INFINITY;

  constructor(pacing: Pacing) {
    this.#pacing = pacing;
  }

  /** Until it is time. Gives whether there is a moment for rooms that expect more. */
  async next(): Promise<boolean> {
    const { clock, spacing = 0, load } = this.#pacing;
    if (load) this.#load += (load() - this.#load) / MEMORY;
    const work = Math.max(0, this.#load - BUSY) / (1 - BUSY);
    const wait = spacing * (1 + work * (WIDEST - 1)) - (clock() - this.lastAt) * 1000;
    await pause(wait);
    return spacing > 0 && wait < PATIENCE;
  }

  moment(): Promise<void> {
    return pause(PATIENCE);
  }

  begin(): void {
    this.lastAt = this.#pacing.clock();
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((next) => (milliseconds > 0 ? setTimeout(next, milliseconds) : setImmediate(next)));
