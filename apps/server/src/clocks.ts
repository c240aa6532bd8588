import { nextDeadline, type RoomCode, type Time } from '@fivefold/room';
import type { LiveRoom } from './rooms.ts';

const LONGEST = 2 ** 31 - 1; // a longer timer fires at once
/** A tick that changes nothing is not asked again sooner: timers may be early, and a mistake must not spin. */
const AGAIN = 250;

export interface ClockDeps {
  readonly now: () => Time;
  readonly tick: (room: RoomCode) => Promise<unknown>;
}

/** Asks a room when its next deadline has passed. What happens then is the room's business. */
export function watchClock(deps: ClockDeps, live: LiveRoom): void {
  const deadline = nextDeadline(live.durable);
  if (deadline === live.deadline) return;
  stopClock(live);
  live.deadline = deadline;
  if (deadline !== null) set(deps, live, Math.max(0, deadline - deps.now()));
}

function set(deps: ClockDeps, live: LiveRoom, wait: number): void {
  live.timer = setTimeout(
    async () => {
      const { deadline } = live;
      await deps.tick(live.code);
      if (live.deadline === deadline && deadline !== null)
        set(deps, live, Math.max(AGAIN, deadline - deps.now()));
    },
    Math.min(wait, LONGEST),
  );
  live.timer.unref();
}

export function stopClock(live: LiveRoom): void {
  if (live.timer) clearTimeout(live.timer);
  live.timer = null;
  live.deadline = null;
}
