import { fastRandom } from '@fivefold/rules';
import { type Card, RED7_COLORS, red7CardStrength } from '@fivefold/rules/red7';
import { expect, test } from 'vitest';
import { type DealtRed7Round, Red7RoundSimulation } from './roundSimulation.ts';

const ranks = (cards: readonly Card[]) => cards.map((card) => red7CardStrength(card) - 1);
const round = (changes: Partial<DealtRed7Round>): DealtRed7Round => ({
  palettes: [ranks(['V1']), ranks(['I5'])],
  hands: [ranks(['R7']), ranks(['V2'])],
  deck: [],
  rule: RED7_COLORS.indexOf('R'),
  active: [true, true],
  toMove: 0,
  advanced: false,
  actions: false,
  ...changes,
});
const winner = (changes: Partial<DealtRed7Round>) =>
  new Red7RoundSimulation(round(changes)).winner(fastRandom(1));

test('the last player who can lead wins', () => {
  expect(winner({})).toBe(0);
  expect(winner({ hands: [ranks(['V4']), ranks(['V7'])] })).toBe(0); // violet: V1 counts, I5 and V7 do not
  expect(winner({ hands: [ranks(['Y1']), ranks(['V2'])] })).toBe(1);
  expect(winner({ hands: [[], ranks(['V2'])] })).toBe(1);
});

test('players who are out do not count', () => {
  expect(
    winner({
      palettes: [ranks(['V1']), ranks(['I5']), ranks(['R7'])],
      hands: [ranks(['O6']), ranks(['V2']), ranks(['R6'])],
      active: [true, true, false],
    }),
  ).toBe(0);
});

test('with actions a 3 draws, and the card drawn can save the turn', () => {
  const threes = { hands: [ranks(['Y3']), []], actions: true } as const;
  expect(winner({ ...threes, deck: ranks(['G1']) })).toBe(1);
  expect(winner({ ...threes, deck: ranks(['V6']) })).toBe(0);
});

test('with actions a 7 moves another card of the palette to the canvas', () => {
  const simulation = new Red7RoundSimulation(
    round({ actions: true, palettes: [ranks(['V1']), ranks(['V3'])] }),
  );
  expect(simulation.winner(fastRandom(1))).toBe(1); // under violet the 7 does not count
});
