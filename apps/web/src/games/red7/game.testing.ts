import type { GameTestData } from '../gameTestData.testing.ts';

const turn = (palette: readonly string[], canvas: string | null) => ({
  type: 'turn',
  palette: palette.map((card) => ({ card, toCanvas: null, take: null })),
  canvas,
});

export const testData: GameTestData = {
  nextMove: { me: 1, moves: 0 },
  firstHand: {
    results: [
      'You lead',
      'Luma still leads',
      'Now most even cards lead',
      'Most of one number: you lead',
      'You found it',
      'Always one tap away',
    ],
    refused: [
      ['not-leading', turn(['G1'], null)],
      ['not-leading', turn([], 'G1')],
      ['card-not-in-hand', turn(['R1'], null)],
    ],
  },
};
