import {
  CLOCK_EXTENSION_MS,
  DEVICE_PASSPORT_VALID_MS,
  MIN_CLOCK_ON_RETURN_MS,
  NEXT_GAME_COUNTDOWN_MS,
  SERVER_CLOCK_TOLERANCE_MS,
} from '../roomLimits.ts';
import type { Room, TableClock } from '../types.ts';
import type { TimestampMs } from '../view.ts';

/** Was the newest entry written by a clock that was ahead of this one? */
export const isTimestampAheadOfClock = (updatedAt: TimestampMs, now: TimestampMs): boolean =>
  updatedAt - now > SERVER_CLOCK_TOLERANCE_MS;

/**
 * Sets times of the future to `now`. Otherwise, after a clock that was a day ahead, a dropped member would have a grace of
 * a day and a deadline would not pass for as long.
 */
export function withTimestampsCappedAt(room: Room, now: TimestampMs): Room {
  if (room.updatedAt <= now) return room;
  const { table } = room;
  const clock = table?.clock;
  return {
    ...room,
    updatedAt: now,
    startsAt: room.startsAt === null ? null : Math.min(room.startsAt, now + NEXT_GAME_COUNTDOWN_MS),
    recentStarts: room.recentStarts.map((at) => Math.min(at, now)),
    members: room.members.map((member) => ({ ...member, since: Math.min(member.since, now) })),
    chat: room.chat.map((line) => ({ ...line, at: Math.min(line.at, now) })),
    passports: room.passports.map((passport) => ({
      ...passport,
      expires: Math.min(passport.expires, now + DEVICE_PASSPORT_VALID_MS),
    })),
    table: table && clock ? { ...table, clock: clockUpTo(clock, now) } : table,
  };
}

function clockUpTo(clock: TableClock, now: TimestampMs): TableClock {
  if (clock.deadline === null) return clock;
  const longest = Math.max(clock.left, MIN_CLOCK_ON_RETURN_MS) + clock.extended.length * CLOCK_EXTENSION_MS;
  return { ...clock, deadline: Math.min(clock.deadline, now + longest) };
}
