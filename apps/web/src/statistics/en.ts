export const en = {
  'room.title': 'Statistics of this room',
  'room.open': 'Statistics',
  'mine.title': 'My statistics',
  'mine.kept': 'Kept in this browser only.',
  'mine.none': 'Finished games will be counted here, in this browser only.',
  'mine.forget': 'Delete my statistics',
  player: 'Player',
  game: 'Game',
  games: 'Games',
  wins: 'Wins',
  place: 'Mean place',
  best: 'Wins most',
} as const;
