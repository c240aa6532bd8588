/** Words of the settings of a room in the lobby. */
export const en = {
  title: 'Time per move',
  off: 'No limit',
  courtesy: 'When nudged',
  hard: '{n}\u00a0s',
  over: 'When time is up',
  'over.clock': 'An automatic move',
  'over.bot': 'A bot sits in until they return',
  'courtesy.hint': 'Nobody has to hurry until somebody asks; then 30 seconds.',
  'hints.hint': 'Full: what a move would bring. Legal moves: where a card may go.',
  hints: 'Hints',
  'hints.full': 'Full',
  'hints.legal': 'Legal moves only',
  'hints.none': 'None',
} as const;
