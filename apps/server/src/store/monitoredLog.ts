import type { RoomCode } from '@fivefold/room';
import type { RoomLog, RoomOwnership } from './roomLog.ts';

export interface StoreMonitor {
  /** Monotonic seconds. */
  readonly clock: () => number;
  /** At most once a second: a full disk fails every append of every room. */
  readonly onFailure: (room: RoomCode, error: unknown) => void;
}

const REPORT_SECONDS = 1;
/** A failure is forgotten after this: without traffic no append would ever show that the disk works again. */
const FORGET_SECONDS = 60;

/** The same log, and whether it can store: false after a failed append until one succeeds. */
export function withAppendHealth(log: RoomLog, { clock, onFailure }: StoreMonitor) {
  let failedAt = Number.NEGATIVE_INFINITY;
  let reportedAt = Number.NEGATIVE_INFINITY;
  const append: RoomLog['append'] = async (room, ...rest) => {
    try {
      const result = await log.append(room, ...rest);
      if (result === 'ok') failedAt = Number.NEGATIVE_INFINITY;
      return result;
    } catch (error) {
      failedAt = clock();
      if (failedAt - reportedAt >= REPORT_SECONDS && !log.problem()) {
        reportedAt = failedAt;
        onFailure(room, error);
      }
      throw error;
    }
  };
  /** A shared store is asked once a second, so that a server without traffic knows too. */
  const lost = async (ownership: RoomOwnership) => {
    try {
      const rooms = await ownership.lost();
      failedAt = Number.NEGATIVE_INFINITY;
      return rooms;
    } catch (error) {
      failedAt = clock();
      throw error;
    }
  };
  const isHealthy = () => !log.problem() && clock() - failedAt >= FORGET_SECONDS;
  const { ownership } = log;
  const monitored: RoomOwnership | undefined = ownership && {
    claim: (room) => ownership.claim(room),
    release: (room) => ownership.release(room),
    keep: (rooms, at) => ownership.keep(rooms, at),
    lost: () => lost(ownership),
  };
  return { log: { ...log, append, ...(monitored ? { ownership: monitored } : {}) }, isHealthy };
}
