import type { RoomCode } from '@fivefold/room';
import type { RoomLog } from './roomLog.ts';

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
  const setHealthy = (isHealthy: boolean) => {
    failedAt = isHealthy ? Number.NEGATIVE_INFINITY : clock();
  };
  const append: RoomLog['append'] = async (room, ...rest) => {
    try {
      const result = await log.append(room, ...rest);
      if (result === 'ok') setHealthy(true);
      return result;
    } catch (error) {
      setHealthy(false);
      if (failedAt - reportedAt >= REPORT_SECONDS && !log.problem()) {
        reportedAt = failedAt;
        onFailure(room, error);
      }
      throw error;
    }
  };
  const isHealthy = () => !log.problem() && clock() - failedAt >= FORGET_SECONDS;
  return { log: { ...log, append }, isHealthy, setHealthy };
}
