import type { GameTestData } from '../gameTestData.testing.ts';

export const testData: GameTestData = {
  nextMove: { me: 0, moves: 3 },
  firstHand: {
    results: [
      'You take: purple 11, bonus +1',
      'Two purple cards × 4',
      'Luma was higher',
      'You take: orange 45, bonus +2',
      'You take: blue 37',
      'You take: purple 26',
      '12 + 2 + 5 + 2 + 4 = 25',
    ],
    refused: [
      ['card-not-in-hand', { type: 'select', card: 20, turn: 1 }],
      ['wrong-phase', { type: 'select', card: 3, turn: 2 }],
      ['wrong-phase', { type: 'continue' }],
    ],
  },
};
