import type { Command } from '../commands.ts';
import { MAX_ENTRIES_BETWEEN_GAMES, MAX_PRESENCE_ENTRIES_BETWEEN_GAMES } from '../roomLimits.ts';
import type { Room, ServerCommand } from '../types.ts';

type CommandType = (Command | ServerCommand)['type'];

/** Each of them ends, leads on to the next game, or is limited in number by moves and members. */
const ALWAYS: ReadonlySet<CommandType> = new Set<CommandType>([
  'act',
  'bot',
  'connect',
  'create',
  'disconnect',
  'endGame',
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

/** May a room still store what such a command leads to? A log without an end could not be loaded any more. */
export const hasCapacity = ({ entriesSinceStart }: Room, type: CommandType): boolean =>
  entriesSinceStart < MAX_ENTRIES_BETWEEN_GAMES || ALWAYS.has(type);

/** May it still store that members drop out and come back? */
export const hasCapacityForPresence = ({ entriesSinceStart }: Room): boolean =>
  entriesSinceStart < MAX_PRESENCE_ENTRIES_BETWEEN_GAMES;
