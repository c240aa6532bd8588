import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameContract } from '../../testing/contract.ts';
import { goldenGames } from '../../testing/golden.ts';
import { perft } from '../../testing/perft.ts';
import { deriveSeedFromTexts } from '../kernel/random.ts';
import { type Action, type Eight28Crystals, eight28, type State } from './game.ts';

const gems = ({ blue, red }: Eight28Crystals): readonly string[] => [
  ...Array.from({ length: blue }, () => 'blue'),
  ...Array.from({ length: red }, () => 'red'),
];

/** [eight28 8.31] supply, pot, set aside and players hold all crystals together, after every action. */
const census = ({ table, holes, deck }: State): readonly string[] => [
  ...[...deck, ...holes, ...table.open.flat()].map((card) => `card ${card}`),
  ...[table.supply, table.pot, table.aside, ...table.crystals].flatMap(gems),
];

gameContract(eight28, {
  tables: [
    { seats: 3, options: {} },
    { seats: 4, options: { passIsFinal: true } },
    { seats: 5, options: { length: 'short' } },
    { seats: 6, options: { length: 'short', passIsFinal: true } },
    { seats: 6, options: {} },
  ],
  census,
  anyAction: () =>
    fc.constantFrom<Action>(
      { type: 'take' },
      { type: 'decline' },
      { type: 'choose-half', half: 'eight' },
      { type: 'choose-half', half: 'twenty-eight' },
      { type: 'continue' },
    ),
  games: 32,
});

describe('conservation', () => {
  test.each([
    ['full', 55],
    ['short', 30],
  ])(
    '[eight28 8.31] a %s game has 51 cards, %i blue and 15 red crystals from the first deal',
    (length, blue) => {
      const state = eight28.setup({
        seats: 5,
        options: eight28.options.parse({ length }),
        seed: deriveSeedFromTexts('census'),
      });
      const all = census(state);
      expect(all.filter((thing) => thing === 'blue')).toHaveLength(blue);
      expect(all.filter((thing) => thing === 'red')).toHaveLength(15);
      expect(all).toHaveLength(51 + blue + 15);
    },
  );
});

describe('greed', () => {
  test.each([
    [3, false],
    [4, false],
    [6, true],
  ])(
    '%i players who never decline: the deck runs out: %s, the game ends and nothing is lost',
    (seats, runsOut) => {
      let state = eight28.setup({
        seats,
        options: eight28.options.parse({}),
        seed: deriveSeedFromTexts('greed'),
      });
      const whole = [...census(state)].sort();
      const types = new Set<string>();
      while (eight28.waitingFor(state).length > 0) {
        const seat = eight28.waitingFor(state)[0]!;
        const [action] = eight28.legal(eight28.view(state, seat));
        const result = eight28.reduce(state, seat, action!);
        if (!result.ok) expect.fail(result.error.code);
        for (const event of result.value.events) types.add(event.type);
        state = result.value.state;
        expect([...census(state)].sort()).toEqual(whole);
      }
      expect(types.has('deck-ran-out')).toBe(runsOut);
    },
  );
});

describe('perft', () => {
  const deal = (passIsFinal: boolean) =>
    eight28.setup({ seats: 3, options: { length: 'full', passIsFinal }, seed: deriveSeedFromTexts('perft') });
  test.each([
    [3, 8],
    [6, 57],
    [9, 407],
    [12, 2912],
  ])('depth %i: %i lines', (depth, lines) => {
    expect(perft(eight28, deal(false), depth)).toBe(lines);
  });
  test.each([
    [6, 42],
    [12, 651],
  ])('depth %i, passing is final: %i lines', (depth, lines) => {
    expect(perft(eight28, deal(true), depth)).toBe(lines);
  });
});

goldenGames(eight28);
