import { plural } from '../i18n/core.ts';

export const en = {
  place: plural({ one: '{n}st', two: '{n}nd', few: '{n}rd', other: '{n}th' }),
  night: 'Game night',
  next: 'Next game',
  'next.planned': 'Up next: {game}',
  'next.host': 'The host chooses what comes next',
  again: 'A rematch starts at once for everybody',
  'again.same': 'The same players, a new deal',
  'high.round': 'Best round',
  'high.round.text': plural({
    one: '{who}: {n}\u00a0point in round\u00a0{round}',
    other: '{who}: {n}\u00a0points in round\u00a0{round}',
  }),
  'high.round.you': plural({
    one: 'You: {n}\u00a0point in round\u00a0{round}',
    other: 'You: {n}\u00a0points in round\u00a0{round}',
  }),
  'high.lead': 'How close it was',
  'high.lead.text': plural({
    one: '{n}\u00a0point between first and second',
    other: '{n}\u00a0points between first and second',
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
  'fair.no-memory':
    'Dealt again, card by card the same. But this browser gave no random number before the deal, so it cannot tell whether the secret was changed since.',
  'fair.bad': 'This deal is not the one that was promised.',
  'fair.other-rules': 'This game was played on older rules; this browser cannot deal it again.',
  'replay.title': 'Replay',
  'replay.close': 'To results',
  'replay.back': 'One step back',
  'replay.forward': 'One step on',
  'replay.play': 'Play',
  'replay.stop': 'Stop',
  'replay.fast': 'Twice as fast',
  'replay.move': 'Step',
  'replay.at': 'Step {n} of {all}',
  'replay.see': 'See as',
  'replay.eyes': 'Through the eyes of',
  'replay.table': 'All hands open',
  'replay.hands': 'All hands',
  'replay.nothing': 'nothing',
  'replay.noSecrets': 'Nobody hides anything now: all cards lie open.',
  'replay.failed': 'The replay could not be loaded. Try again in a moment.',
} as const;
