/** Every number that a player could ask about. Times are milliseconds. */
export const MAX_NAME_LENGTH = 24;
export const MAX_TEXT_LENGTH = 300;
export const MAX_MEMBERS = 40;
export const MAX_CHAT_LINES = 200;
/** Of them, lines of the room itself, before those go first. */
export const MAX_CHAT_NOTICES = 50;
/** Lines of one member within `CHAT_WINDOW_MS`. */
export const MAX_CHAT_BURST = 6;
export const CHAT_WINDOW_MS = 10_000;
/** Games that have a line of their own; the points of those before are summed up. */
export const MAX_NIGHT_GAMES = 100;
/** Command ids remembered for each member; a browser has only a few on the way at a time. */
export const MAX_REMEMBERED_COMMANDS = 16;
export const MAX_TOKENS_PER_MEMBER = 8;
export const MAX_PASSPORTS = 20;
/** A passport is valid for so long. */
export const PASSPORT_VALID_MS = 5 * 60_000;
/** Entries after the last start of a game; beyond them only playing, starting, leaving and presence are stored. */
export const MAX_ENTRIES_BETWEEN_GAMES = 2000;
/** Beyond these a member who drops counts as present, so that coming and going has an end too. */
export const MAX_PRESENCE_ENTRIES_BETWEEN_GAMES = 2 * MAX_ENTRIES_BETWEEN_GAMES;
/** How often a player may change a choice in one game before it counts. */
export const MAX_CHANGED_MINDS = 200;
/** Clocks of servers may differ by so much; an entry is not older than the one before for their sake. */
export const CLOCK_TOLERANCE_MS = 60_000;
export const MAX_BANNED_TOKENS = 100;
/** Keys of those who went and may come back as who they were. */
export const MAX_FORMER_MEMBERS = 100;
/** A dropped player has this long before others may let a bot sit in. */
export const DROPPED_GRACE_MS = 45_000;
/** The least that a clock leaves to whoever comes back to a table where nobody was. */
export const RETURN_GRACE_MS = 10_000;
export const HOST_SUCCESSION_MS = 60_000;
/** Of a hard clock, in seconds; what a game makes of it for one decision is no shorter either. */
export const CLOCK_SECONDS_RANGE = { min: 10, max: 600 } as const;
/** The time for a decision that has this share of the chosen limit; whole seconds, as players see them. */
export const hardClockMs = (seconds: number, share: number): number =>
  Math.max(CLOCK_SECONDS_RANGE.min, Math.round(seconds * share)) * 1000;
export const COURTESY_CLOCK_MS = 30_000;
export const EXTRA_TIME_MS = 30_000;
