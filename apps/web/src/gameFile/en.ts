export const en = {
  save: 'Save this game',
  'save.failed': 'The game could not be saved. Try again in a moment.',
  'open.title': 'This file cannot be opened',
  'open.another': 'Choose another file',
  'problem.too-large': 'The file is too large: a saved game has at most 4 MB.',
  'problem.damaged': 'The file is damaged, or it is not a saved game of Fivefold.',
  'problem.other-version': 'The file comes from another version of Fivefold.',
  'problem.other-rules': 'The game was played under other rules than this server has.',
  'problem.names': 'The file has a name that no player could have.',
  'problem.moves': 'The file has a move that the rules do not allow, or the game has no end.',
  tv: 'Show on a television',
  report: 'Report a problem',
  'report.game':
    'The file has the whole finished game: deal, moves, names and faces. It has no chat and no room code.',
  'report.view':
    'While a game runs, the file has only what everybody has seen: no hands. After the game you can save it with all cards. It has no chat and no room code.',
  'report.content': 'What the file contains',
  'report.save': 'Save the report',
  'report.how': 'Nothing is sent. Save the file and attach it to your message.',
} as const;
