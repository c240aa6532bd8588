import type { Command } from '../commands.ts';
import {
  MAX_ENTRIES_BETWEEN_GAMES,
  MAX_ENTRY_BYTES_BETWEEN_GAMES,
  MAX_PRESENCE_ENTRIES_BETWEEN_GAMES,
  MAX_REVIEW_ENTRIES_BETWEEN_GAMES,
} from '../roomLimits.ts';
import type { Room, ServerCommand } from '../types.ts';

type CommandType = (Command | ServerCommand)['type'];

/** Commands whose number is limited anyway, by moves, members or games. */
const ALWAYS: ReadonlySet<CommandType> = new Set<CommandType>([
  'act',
  'bot',
  'connect',
  'create',
  'disconnect',
  'endGame',
  'endReview',
  'kick',
  'leave',
  'letBotPlay',
  'letClockPlay',
  'moreTime',
  'nextGame',
  'nudge',
  'rematch',
  'resume',
  'start',
  'tick',
]);

/** A replay that is led step by step must leave room for everything else. */
const REVIEWS: ReadonlySet<CommandType> = new Set<CommandType>(['firstHand', 'leadReview', 'showStep']);

/** May the room store more entries of this command? A log without a limit could become too long to load. */
export const hasRoomEntryCapacity = (room: Room, type: CommandType): boolean =>
  ALWAYS.has(type) ||
  hasFewerThan(room, REVIEWS.has(type) ? MAX_REVIEW_ENTRIES_BETWEEN_GAMES : MAX_ENTRIES_BETWEEN_GAMES);

/** May the room store more disconnects and reconnects? */
export const hasPresenceEntryCapacity = (room: Room): boolean =>
  hasFewerThan(room, MAX_PRESENCE_ENTRIES_BETWEEN_GAMES);

/** The share of bytes is the share of entries, so that neither uses up what the other one is kept for. */
const hasFewerThan = ({ entriesSinceStart, bytesSinceStart }: Room, entries: number): boolean =>
  entriesSinceStart < entries &&
  bytesSinceStart < (entries / MAX_ENTRIES_BETWEEN_GAMES) * MAX_ENTRY_BYTES_BETWEEN_GAMES;
