import { plural } from '../i18n/core.ts';

export const en = {
  place: plural({ one: '{n}st', two: '{n}nd', few: '{n}rd', other: '{n}th' }),
  night: 'Game night',
  next: 'Next game',
  'next.planned': 'Up next: {game}',
  'next.host': 'The host chooses what comes next',
  again: 'The same players, a new deal',
  'high.round': 'Best round',
  'high.round.text': plural({
    one: '{who}: {n} point in round {round}',
    other: '{who}: {n} points in round {round}',
  }),
  'high.round.you': plural({
    one: 'You: {n} point in round {round}',
    other: 'You: {n} points in round {round}',
  }),
  'high.lead': 'How close it was',
  'high.lead.text': plural({
    one: '{n} point between first and second',
    other: '{n} points between first and second',
  }),
  replay: 'Watch replay',
  'fair.title': 'Fair deal',
  'fair.text':
    'The server fixed its secret before your browsers sent their random numbers, so nobody could choose this deal.',
  'fair.check': 'Check it here',
  'fair.checking': 'Dealing again',
  'fair.good': 'Checked: dealt again in this browser, card by card the same.',
  'fair.other-device':
    'Checked: card by card the same. Besides this browser, other devices of yours gave a random number.',
  'fair.bad': 'This deal is not the one that was promised.',
  'fair.other-rules': 'This game was played on older rules; this browser cannot deal it again.',
  'replay.title': 'Replay',
  'replay.close': 'Back to the result',
  'replay.back': 'One move back',
  'replay.forward': 'One move on',
  'replay.play': 'Play',
  'replay.stop': 'Stop',
  'replay.move': 'Move',
  'replay.at': 'Move {n} of {all}',
  'replay.eyes': 'Through the eyes of',
  'replay.table': 'All hands open',
  'replay.hands': 'All hands',
  'replay.nothing': 'nothing',
  'replay.noSecrets': 'Nobody hides anything now: all cards lie open.',
  'replay.failed': 'The replay could not be loaded. Try again in a moment.',
} as const;
