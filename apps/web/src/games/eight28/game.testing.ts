import type { GameTestData } from '../gameTestData.testing.ts';

export const testData: GameTestData = {
  nextMove: { me: 1, moves: 0 },
  firstHand: {
    results: [
      '5 and 3 make 8',
      'You stay at 8',
      'Still 8',
      'The pot of 4 is halved',
      '7 or 17',
      'A direct hit: 8 and 28',
      'The whole pot is yours: 4',
    ],
    refused: [
      ['wrong-phase', { type: 'continue' }],
      ['wrong-phase', { type: 'continue' }],
      ['wrong-phase', { type: 'continue' }],
    ],
  },
};
