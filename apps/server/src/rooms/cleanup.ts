import type { Time } from '@fivefold/room';
import type { RoomLog } from '../log/roomLog.ts';
import type { Logger } from '../logger.ts';
import { type Timers, trustedClock } from '../timers/timers.ts';
import type { RoomRegistry } from './registry.ts';
import { removeOldRooms } from './replays.ts';

const INTERVAL_MS = 3_600_000;

export interface CleanupDeps {
  readonly log: RoomLog;
  readonly rooms: RoomRegistry;
  readonly logger: Logger;
  readonly timers: Timers;
  /** Monotonic milliseconds. */
  readonly uptime: () => number;
}

/** Removes old rooms every hour while the clock can be trusted. Returns the function that stops it. */
export function startCleanup(deps: CleanupDeps): () => void {
  const { logger, timers } = deps;
  const trustedNow = trustedClock(() => timers.wall(), deps.uptime);
  let stopped = false;
  let cancel = () => {};
  async function cleanUp(): Promise<void> {
    const now: Time | null = trustedNow();
    if (now !== null) await removeOldRooms(deps, now);
    else logger.debug({ removed: 0 }, 'old rooms stay until the clock has been right for half a day');
  }
  function schedule(): void {
    if (stopped) return;
    cancel = timers.after(INTERVAL_MS, () => {
      void cleanUp()
        .catch((error: unknown) => logger.error({ err: error }, 'looking for old rooms failed'))
        .finally(schedule);
    });
  }
  schedule();
  return () => {
    stopped = true;
    cancel();
  };
}
