import type { RoomCode, TimestampMs } from '@fivefold/room';
import type { EveningStore } from '../evenings/eveningStore.ts';
import type { Logger } from '../logger.ts';
import type { RoomLog } from '../store/roomLog.ts';
import { repeatEvery } from '../timers/repeat.ts';
import { createTrustedWallClock, type Timers } from '../timers/timers.ts';
import type { RoomRegistry } from './registry.ts';
import { readReplaysFromLog } from './replays.ts';

const INTERVAL_MS = 3_600_000;
const KEPT_MS = 30 * 86_400_000;

export interface RoomCleanupDeps {
  readonly log: RoomLog;
  readonly evenings: EveningStore;
  readonly rooms: RoomRegistry;
  readonly logger: Logger;
  readonly timers: Timers;
  /** Monotonic milliseconds. */
  readonly uptime: () => number;
}

/** Removes old rooms and evenings every hour while the clock can be trusted. Returns the function that stops it. */
export function startOldRoomCleanup(deps: RoomCleanupDeps): () => void {
  const { logger, timers } = deps;
  const trustedNow = createTrustedWallClock(() => timers.wall(), deps.uptime);
  return repeatEvery(timers, INTERVAL_MS, async () => {
    try {
      const now: TimestampMs | null = trustedNow();
      if (now !== null) {
        await deps.evenings.removeExpired(now);
        await removeOldRooms(deps, now);
      } else logger.debug({ removed: 0 }, 'old rooms stay until the clock has been right for half a day');
    } catch (error) {
      logger.error({ err: error }, 'removing old rooms failed');
    }
    return INTERVAL_MS;
  });
}

/** Removes rooms in which nothing happened for thirty days, and keeps their replays. */
export async function removeOldRooms(
  { log, rooms, logger }: Pick<RoomCleanupDeps, 'log' | 'rooms' | 'logger'>,
  now: TimestampMs,
): Promise<void> {
  const before = now - KEPT_MS;
  await log.ownership?.keep(rooms.openCodes(), now); // other servers do not know that somebody is connected
  let removed = 0;
  for (const code of await log.idleSince(before)) {
    try {
      if (await rooms.whileUnloaded(code, () => removeRoom(log, code, before))) removed += 1;
    } catch (error) {
      // One room that this build cannot read must not keep all the others.
      logger.error({ err: error, room: code }, 'removing an old room failed');
    }
  }
  logger[removed > 0 ? 'info' : 'debug']({ removed }, 'old rooms removed');
}

async function removeRoom(log: RoomLog, code: RoomCode, before: TimestampMs): Promise<void> {
  const found = await replaysToKeep(log, code); // throws before the claim: an unreadable room stays with its server
  if (!log.ownership) return log.remove(code, found.replays);
  if (!(await log.ownership.claim(code))) return; // another server has removed it
  try {
    const { replays, lastAt } = await replaysToKeep(log, code);
    if (lastAt < before) await log.remove(code, replays); // else somebody came back to it at another server
  } finally {
    log.ownership.release(code);
  }
}

async function replaysToKeep(log: RoomLog, code: RoomCode) {
  const found = await readReplaysFromLog(log, code);
  // A build that has these rules can still make the replay.
  if (found.hasUnknownRules) throw new Error('a game of unknown rules is kept with its room');
  return found;
}
