import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameContract } from '../../testing/contract.ts';
import { goldenGames } from '../../testing/golden.ts';
import { perft } from '../../testing/perft.ts';
import { deriveSeedFromTexts } from '../kernel/random.ts';
import { type Action, myNumber, type State, type View } from './game.ts';

const census = ({ deck, hands, table }: State): readonly string[] =>
  [...deck, ...hands.flat(), ...table.row, ...table.collections.flat(2)].map(String);

/** Mostly cards of the hand or of the table, for this turn or the one beside it. */
const anyAction = ({ hand, table }: View): fc.Arbitrary<Action> => {
  const card = fc.oneof(fc.constantFrom(...hand, ...table.row), fc.integer({ min: 1, max: 60 }));
  const turn = fc.oneof({ weight: 4, arbitrary: fc.constant(table.turn) }, fc.integer({ min: 1, max: 8 }));
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ type: fc.constant('select' as const), card, turn }) },
    { weight: 1, arbitrary: fc.constant({ type: 'continue' } as const) },
  );
};

gameContract(myNumber, {
  tables: [
    { seats: 3, options: {} },
    { seats: 2, options: { unofficialTwo: true } },
    { seats: 4, options: { goals: 'perRound', goalCount: 1 } },
    { seats: 3, options: { goals: 'perRound', goalCount: 4 } },
    { seats: 5, options: { goals: 'perRound', goalCount: 5 } },
    { seats: 6, options: { goals: 'wholeGame', goalCount: 3 } },
    { seats: 2, options: { unofficialTwo: true, goals: 'wholeGame', goalCount: 5 } },
    { seats: 6, options: {} },
  ],
  census,
  anyAction,
  games: 1000,
});

test.each([
  [1, 7],
  [2, 49],
  [3, 343],
  [4, 2058],
  [5, 12348],
])('perft %i = %i', (depth, lines) => {
  const options = myNumber.options.parse({});
  expect(
    perft(myNumber, myNumber.setup({ seats: 3, options, seed: deriveSeedFromTexts('perft') }), depth),
  ).toBe(lines);
});

goldenGames(myNumber);
