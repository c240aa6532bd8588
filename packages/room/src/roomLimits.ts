import type { BotLevel, TableClockRule } from './view.ts';

/** Limits and times of a room. Times are milliseconds. */
/** Rooms that a browser remembers, and asks for at once. */
export const MAX_TABLES_REMEMBERED_BY_BROWSER = 8;
export const MAX_NAME_LENGTH = 24;
export const MAX_TEXT_LENGTH = 300;
export const MAX_MEMBERS = 40;
/** Televisions of one room. */
export const MAX_TELEVISIONS = 8;
export const MAX_CHAT_LINES = 200;
/** When the chat is full and has more notices than this, notices are removed first. */
export const MAX_CHAT_NOTICES = 50;
/** Lines of one member within `CHAT_WINDOW_MS`. */
export const MAX_CHAT_BURST = 6;
export const CHAT_WINDOW_MS = 10_000;
/** Reactions of one member: this many within `REACTION_WINDOW_MS`, then a rest as long after the last one. */
export const MAX_REACTION_BURST = 3;
export const REACTION_WINDOW_MS = 5_000;
/** From the moment when everybody is ready to the start of the next game. */
export const NEXT_GAME_COUNTDOWN_MS = 5_000;
/** Games of a night with a line of their own; older ones are merged. */
export const MAX_GAMES_LISTED_PER_NIGHT = 100;
/** Command ids remembered for each member. A browser has only a few unanswered at a time. */
export const MAX_REMEMBERED_COMMANDS = 16;
export const MAX_TOKENS_PER_MEMBER = 8;
export const MAX_DEVICE_PASSPORTS = 20;
/** How long a passport is valid. */
export const DEVICE_PASSPORT_VALID_MS = 5 * 60_000;
/** Entries since a game started. Beyond them only playing, starting, leaving and presence are stored. */
export const MAX_ENTRIES_SINCE_GAME_START = 2000;
/** UTF-8 bytes of entries since a game started, without the actions of the game. */
export const MAX_ENTRY_BYTES_SINCE_GAME_START = 512 * 1024;
/** Games started within `GAME_STARTS_WINDOW_MS`. A game that is ended at once must not make room for another one for ever. */
export const MAX_GAME_STARTS_PER_HOUR = 60;
export const GAME_STARTS_WINDOW_MS = 3_600_000;
/** Beyond this many entries, nobody leads a replay any more. */
export const MAX_ENTRIES_THAT_ALLOW_REVIEW = MAX_ENTRIES_SINCE_GAME_START / 2;
/** Beyond this many entries, disconnects are not stored. */
export const MAX_ENTRIES_THAT_STORE_PRESENCE = 2 * MAX_ENTRIES_SINCE_GAME_START;
/** How often a player may change a secret choice in one game. */
export const MAX_SECRET_CHOICE_CHANGES = 200;
/** Clocks of servers may differ by this much. A larger step back is taken for a corrected clock. */
export const SERVER_CLOCK_TOLERANCE_MS = 60_000;
export const MAX_BANNED_TOKENS = 100;
/** Former members who keep their points when they come back. */
export const MAX_FORMER_MEMBERS = 100;
/** Faces of members, those who left included. */
export const MAX_REMEMBERED_MEMBER_FACES = 200;
const HOUR_MS = 3_600_000;
/** The time for each decision with a slow clock. */
export const slowClockMsFromHours = (hours: number): number => hours * HOUR_MS;
/** A dropped player has this long before others may let a bot play. With a slow clock nobody needs to stay connected. */
export const droppedMemberGraceMs = (rule: TableClockRule): number =>
  rule.kind === 'slow' ? slowClockMsFromHours(rule.hours) : 45_000;
/** The least time on a clock for players who return to an abandoned table. */
export const MIN_CLOCK_ON_RETURN_MS = 10_000;
/** How long all hosts are gone before somebody else becomes host. */
export const hostSuccessionDelayMs = (rule: TableClockRule): number =>
  rule.kind === 'slow' ? slowClockMsFromHours(rule.hours) : 60_000;
/** Of a hard clock, in seconds. The minimum holds for each decision too. */
export const HARD_CLOCK_SECONDS_RANGE = { min: 10, max: 600 } as const;
/** The time for a decision that gets this share of the chosen limit, in whole seconds. */
export const hardClockMs = (seconds: number, share: number): number =>
  Math.max(HARD_CLOCK_SECONDS_RANGE.min, Math.round(seconds * share)) * 1000;
export const NUDGED_PLAYER_CLOCK_MS = 30_000;
export const CLOCK_EXTENSION_MS = 30_000;
/** The level of a bot that sits in for a player without being chosen. */
export const SUBSTITUTE_BOT_LEVEL: BotLevel = 'medium';
