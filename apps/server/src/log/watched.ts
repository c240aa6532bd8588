import type { RoomCode } from '@fivefold/room';
import type { RoomLog } from './roomLog.ts';

export interface Watch {
  /** Seconds, from any start. */
  readonly clock: () => number;
  /** At most once a second: a full disk refuses every move of every room. */
  readonly onFailed: (room: RoomCode, error: unknown) => void;
}

const QUIET = 1;
/** Seconds that a failure counts for. Where nobody comes because of it nothing would ever show that it is over. */
const COUNTS = 60;

/** The same log, and whether it takes what it is given: false while the last append failed, for a minute at most. */
export function watchedLog(
  log: RoomLog,
  { clock, onFailed }: Watch,
): { readonly log: RoomLog; readonly isWell: () => boolean } {
  let failedAt = Number.NEGATIVE_INFINITY;
  let toldAt = Number.NEGATIVE_INFINITY;
  const failed = (room: RoomCode, error: unknown): void => {
    failedAt = clock();
    if (failedAt - toldAt < QUIET) return;
    toldAt = failedAt;
    onFailed(room, error);
  };
  return {
    isWell: () => clock() - failedAt >= COUNTS,
    log: {
      append: async (room, ...rest) => {
        try {
          const saved = await log.append(room, ...rest);
          if (saved === 'ok') failedAt = Number.NEGATIVE_INFINITY;
          return saved;
        } catch (error) {
          failed(room, error);
          throw error;
        }
      },
      read: (...args) => log.read(...args),
      idleSince: (...args) => log.idleSince(...args),
      remove: (...args) => log.remove(...args),
      replay: (...args) => log.replay(...args),
      close: () => log.close(),
    },
  };
}
