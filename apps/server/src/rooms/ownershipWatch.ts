import type { Logger } from '../logger.ts';
import type { RoomLog } from '../store/roomLog.ts';
import { StoreUnavailableError } from '../store/unavailable.ts';
import { repeatEvery } from '../timers/repeat.ts';
import type { Timers } from '../timers/timers.ts';
import type { LiveRoom } from './LiveRoom.ts';
import type { RoomRegistry } from './registry.ts';

const INTERVAL_MS = 1000;

export interface RoomOwnershipWatchDeps {
  readonly log: RoomLog;
  readonly rooms: RoomRegistry;
  readonly logger: Logger;
  readonly timers: Timers;
  readonly onLost: (live: LiveRoom) => void;
  /** Whether the store has answered: a server without traffic learns it here. */
  readonly onStoreHealth: (isHealthy: boolean) => void;
}

/**
 * Checks once a second for rooms that another server has claimed: a room in which nobody acts would otherwise show its members
 * an old state. Returns the function that stops it.
 */
export function watchRoomOwnership({
  log,
  rooms,
  logger,
  timers,
  onLost,
  onStoreHealth,
}: RoomOwnershipWatchDeps): () => void {
  const { ownership } = log;
  if (!ownership) return () => {};
  let isStopped = false;
  const stop = repeatEvery(timers, INTERVAL_MS, async () => {
    try {
      const lost = await ownership.lost();
      onStoreHealth(true);
      for (const code of lost) {
        const live = rooms.get(code);
        if (live) onLost(live);
      }
    } catch (error) {
      onStoreHealth(false);
      if (!(error instanceof StoreUnavailableError) && !isStopped)
        logger.error({ err: error }, 'checking for lost rooms failed');
    }
    return INTERVAL_MS;
  });
  return () => {
    isStopped = true;
    stop();
  };
}
