import type { RoomCode, Time } from '@fivefold/room';
import type { Logger } from '../logger.ts';
import type { RoomLog } from '../store/roomLog.ts';
import { type Timers, trustedClock } from '../timers/timers.ts';
import type { RoomRegistry } from './registry.ts';
import { collectReplays } from './replays.ts';

const INTERVAL_MS = 3_600_000;
const KEPT_MS = 30 * 86_400_000;

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

/** Removes rooms in which nothing happened for thirty days, and keeps their replays. */
export async function removeOldRooms(
  { log, rooms, logger }: Pick<CleanupDeps, 'log' | 'rooms' | 'logger'>,
  now: Time,
): Promise<void> {
  let removed = 0;
  for (const code of await log.idleSince(now - KEPT_MS)) {
    try {
      if (await rooms.whileUnloaded(code, () => removeRoom(log, code))) removed += 1;
    } catch (error) {
      // One room that this build cannot read must not keep all the others.
      logger.error({ err: error, room: code }, 'removing an old room failed');
    }
  }
  logger[removed > 0 ? 'info' : 'debug']({ removed }, 'old rooms removed');
}

async function removeRoom(log: RoomLog, code: RoomCode): Promise<void> {
  if (log.ownership && !(await log.ownership.claim(code))) return; // another server was faster
  const { replays, hasUnknownRules } = await collectReplays(log, code);
  // A build that has these rules can still make the replay.
  if (hasUnknownRules) throw new Error('a game of unknown rules is kept with its room');
  await log.remove(code, replays);
}
