import { plural } from '../i18n/core.ts';

export const en = {
  firstHand: 'First hand, 3 min',
  'firstHand.ask': 'Never played?',
  saved: 'Open a saved game',
  tables: 'Your tables',
  'tables.people': 'with {names}',
  'tables.alone': 'Nobody else is there yet',
  'tables.and': '{first} and {last}',
  'tables.names.more': plural({ one: '{n} more', other: '{n} more' }),
  'tables.turn': 'Your turn',
  'tables.playing': 'Playing',
  'tables.lobby': 'Not begun',
  'tables.over': 'Finished',
  'tables.forget': 'Remove {game}, {code} from this list',
  'tables.more': plural({ one: 'Show {n} more table', other: 'Show {n} more tables' }),
} as const;
