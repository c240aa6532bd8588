import type { Command } from '../commands.ts';
import {
  MAX_ENTRIES_SINCE_GAME_START,
  MAX_ENTRIES_THAT_ALLOW_REVIEW,
  MAX_ENTRIES_THAT_STORE_PRESENCE,
  MAX_ENTRY_BYTES_SINCE_GAME_START,
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
  hasFewerThan(room, REVIEWS.has(type) ? MAX_ENTRIES_THAT_ALLOW_REVIEW : MAX_ENTRIES_SINCE_GAME_START);

/** May the room store more disconnects and reconnects? */
export const hasPresenceEntryCapacity = (room: Room): boolean =>
  hasFewerThan(room, MAX_ENTRIES_THAT_STORE_PRESENCE);

/** The share of bytes is the share of entries, so that neither uses up what the other one is kept for. */
const hasFewerThan = ({ entriesSinceStart, bytesSinceStart }: Room, entries: number): boolean =>
  entriesSinceStart < entries &&
  bytesSinceStart < (entries / MAX_ENTRIES_SINCE_GAME_START) * MAX_ENTRY_BYTES_SINCE_GAME_START;
