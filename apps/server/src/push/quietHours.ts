import type { TimestampMs } from '@fivefold/room';
import type { DeviceSubscription } from './deviceStore.ts';

const MINUTE = 60_000;
const DAY = 24 * 60;

/** When a device may be disturbed: now, or when its quiet hours end. */
export function nextTimeOutsideQuietHours(
  { quiet }: Pick<DeviceSubscription, 'quiet'>,
  now: TimestampMs,
): TimestampMs {
  if (!quiet || quiet.from === quiet.to) return now;
  const minute = Math.floor(now / MINUTE) % DAY;
  const sinceStart = (minute - quiet.from + DAY) % DAY;
  const length = (quiet.to - quiet.from + DAY) % DAY;
  if (sinceStart >= length) return now;
  return (Math.floor(now / MINUTE) + length - sinceStart) * MINUTE;
}
