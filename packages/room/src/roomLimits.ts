/** Limits and times of a room. Times are milliseconds. */
export const MAX_NAME_LENGTH = 24;
export const MAX_TEXT_LENGTH = 300;
export const MAX_MEMBERS = 40;
export const MAX_CHAT_LINES = 200;
/** When the chat is full and has more notices than this, notices are removed first. */
export const MAX_CHAT_NOTICES = 50;
/** Lines of one member within `CHAT_WINDOW_MS`. */
export const MAX_CHAT_BURST = 6;
export const CHAT_WINDOW_MS = 10_000;
/** Games of a night with a line of their own; older ones are merged. */
export const MAX_NIGHT_GAMES = 100;
/** Command ids remembered for each member. A browser has only a few unanswered at a time. */
export const MAX_REMEMBERED_COMMANDS = 16;
export const MAX_TOKENS_PER_MEMBER = 8;
export const MAX_PASSPORTS = 20;
/** How long a passport is valid. */
export const PASSPORT_VALID_MS = 5 * 60_000;
/** Entries since a game started. Beyond them only playing, starting, leaving and presence are stored. */
export const MAX_ENTRIES_BETWEEN_GAMES = 2000;
/** Beyond this many entries, disconnects are not stored. */
export const MAX_PRESENCE_ENTRIES_BETWEEN_GAMES = 2 * MAX_ENTRIES_BETWEEN_GAMES;
/** How often a player may change a secret choice in one game. */
export const MAX_CHANGED_MINDS = 200;
/** Clocks of servers may differ by this much. A larger step back is taken for a corrected clock. */
export const CLOCK_TOLERANCE_MS = 60_000;
export const MAX_BANNED_TOKENS = 100;
/** Former members who keep their points when they come back. */
export const MAX_FORMER_MEMBERS = 100;
/** A dropped player has this long before others may let a bot play. */
export const DROPPED_GRACE_MS = 45_000;
/** The least time on a clock for players who return to an abandoned table. */
export const RETURN_GRACE_MS = 10_000;
export const HOST_SUCCESSION_MS = 60_000;
/** Of a hard clock, in seconds. The minimum holds for each decision too. */
export const CLOCK_SECONDS_RANGE = { min: 10, max: 600 } as const;
/** The time for a decision that gets this share of the chosen limit, in whole seconds. */
export const hardClockMs = (seconds: number, share: number): number =>
  Math.max(CLOCK_SECONDS_RANGE.min, Math.round(seconds * share)) * 1000;
export const COURTESY_CLOCK_MS = 30_000;
export const EXTRA_TIME_MS = 30_000;
