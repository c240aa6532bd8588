import type { GameTestData } from '../gameTestData.testing.ts';

const laid = (x: number, y: number, card: string) => ({
  type: 'play',
  recycles: [],
  placements: [{ x, y, card }],
});

export const testData: GameTestData = {
  nextMove: { me: 1, moves: 0 },
  firstHand: {
    results: [
      '1 + 2 + 4 = 7 points',
      '1 + 2 + 3 = 6 points',
      'Three reds and a blue',
      '5 + 5 = 10 points',
      '10 × 2 = 20 points',
      '3 + 4 + 1 = 8 points',
      '8 × 2 = 16 points',
    ],
    refused: [
      ['line-invalid', laid(2, 0, 'BC3')],
      ['not-connected', laid(5, 5, 'RC4')],
      ['cell-occupied', laid(0, 0, 'RC4')],
    ],
  },
};
