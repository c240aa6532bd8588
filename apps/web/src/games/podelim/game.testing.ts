import type { GameTestData } from '../gameTestData.testing.ts';

export const testData: GameTestData = {
  nextMove: { me: 1, moves: 0 },
  firstHand: {
    results: [
      'The white part is yours',
      'You would have 13 points now',
      'Pico wants it too: a contest',
      'You take the 5 and the joker',
      'You have 3 9s now',
      'Both 10s are gone',
      '9 + 7 + 5 + 4 = 25',
    ],
    refused: [
      ['wrong-phase', { type: 'vote', ballot: 2, color: 'white' }],
      ['wrong-phase', { type: 'split', first: 2, second: 4 }],
      ['wrong-phase', { type: 'place-jokers', values: [9] }],
    ],
  },
};
