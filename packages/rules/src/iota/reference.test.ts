import { describe, expect, test } from 'vitest';
import { goldenGames } from '../../testing/golden.ts';
import { assignments, gridText, identitiesOf, placed, position } from '../../testing/iota.ts';
import { perft } from '../../testing/perft.ts';
import { deriveSeedFromTexts } from '../kernel/random.ts';
import { type Card, type Cell, iota, type PlacedCard, type State, wildCardIdentitiesInGrid } from './game.ts';

goldenGames(iota);

describe('against the rules word for word (4.2, all assignments tried)', () => {
  test.each([
    ['the first natural is taken', 'RT1@0,0 W1@1,0'],
    ['the last of the greens', 'GP4@0,0 W2@1,0'],
    ['the first of the blues', 'BT1@0,0 W1@0,1'],
    ['the last natural', 'YP4@0,0 W2@0,-1'],
    ['three values left in each attribute', 'RT1@0,0 GS2@1,0 W1@2,0'],
    ['one line gives two choices, the other takes one', 'RT1@0,0 RT2@1,0 W1@2,0 RT3@0,1 BC1@1,1'],
    ['both alone in a line', 'RT1@0,0 W1@0,1 W2@1,1'],
    ['both in a row beside a natural', 'RT1@0,0 W1@1,0 W2@2,0'],
    ['both in a column around a natural', 'W1@0,-1 RT1@0,0 W2@0,1'],
    ['both in a row with two alike', 'W1@-1,0 RT1@0,0 RT2@1,0 W2@2,0'],
    ['both in a row with two that differ', 'RT1@0,0 W1@1,0 GS2@2,0 W2@3,0'],
    ['both in a column with two that differ', 'RT1@0,0 W2@0,1 GT2@0,2 W1@0,3'],
    ['in one row with an empty cell between', 'RT1@0,0 GS2@1,0 BC3@2,0 W1@0,1 W2@2,1'],
    ['in one column with an empty cell between', 'RT1@0,0 GS2@0,1 BC3@0,2 W2@1,0 W1@1,2'],
    ['in neighbouring lines', 'RT1@0,0 RT2@1,0 W1@2,0 W2@0,1'],
    ['one of them must be the first natural', 'RT2@0,0 RT3@1,0 RT4@2,0 W1@3,0 W2@0,1'],
    ['one of them must be the last of the greens', 'GP1@0,0 GP2@1,0 GP3@2,0 W1@3,0 W2@0,1'],
    ['one of them must be the first of the blues', 'BT2@0,0 BT3@1,0 BT4@2,0 W2@3,0 W1@0,1'],
    ['one of them must be the last natural', 'YP1@0,0 YP2@1,0 YP3@2,0 W2@3,0 W1@0,1'],
    [
      'one of them may be two cards, the other one of these',
      'BT2@0,0 BT3@1,0 W1@2,0 BC1@0,1 GT4@2,1 W2@1,-1',
    ],
  ])('what wilds can be: %s', (_what, text) => {
    const grid = placed(text);
    expect(assignments(grid).length).toBeGreaterThan(0);
    expect(wildCardIdentitiesInGrid(grid)).toEqual(identitiesOf(grid));
  });
});

/** Every choice of cells in one row or column near the grid, with every choice of cards, tried one by one. */
function naivePlays(state: State): readonly string[] {
  const { grid } = state.table;
  const found = new Set<string>();
  const range = (values: readonly number[]) =>
    Array.from(
      { length: Math.max(...values) - Math.min(...values) + 9 },
      (_, i) => Math.min(...values) - 4 + i,
    );
  const xs = range(grid.map(({ x }) => x));
  const ys = range(grid.map(({ y }) => y));
  const lines = [...ys.map((y) => xs.map((x) => ({ x, y }))), ...xs.map((x) => ys.map((y) => ({ x, y })))];
  const extend = (placements: readonly PlacedCard[], cells: readonly Cell[], hand: readonly Card[]) => {
    const tried = iota.reduce(state, 0, { type: 'play', recycles: [], placements });
    if (tried.ok) found.add(keyOf(placements));
    cells.forEach((cell, i) => {
      for (const card of hand)
        extend(
          [...placements, { ...cell, card }],
          cells.slice(i + 1),
          hand.filter((other) => other !== card),
        );
    });
  };
  for (const line of lines)
    extend(
      [],
      line.filter(({ x, y }) => !grid.some((card) => card.x === x && card.y === y)),
      state.hands[0]!,
    );
  return [...found].sort();
}
const keyOf = (placements: readonly PlacedCard[]) =>
  gridText([...placements].sort((a, b) => a.y - b.y || a.x - b.x));

describe('against every play near the grid, tried one by one', () => {
  test.each([
    ['RC1@0,0 GC2@1,0', 'W1 BS4 W2', 230],
    ['RC1@0,0 RC3@2,0 YT1@0,1 YT2@1,1 YT3@2,1', 'RC2 RC4', 20],
    ['RC1@0,0 W2@0,1 GS2@1,1', 'RC2 W1', 58],
    ['BC2@0,1 GC2@0,2 BC3@1,1 GC3@1,2 W1@0,0 W2@1,0', 'GC1 YC3', 12],
    ['RC1@0,0 RC2@1,0 RC3@2,0 W1@3,0', 'RC4 GC4', 8],
  ])('on %s the hand %s has %i plays', (grid, hand, count) => {
    const state = position({ grid, hands: [hand, ''] });
    const listed = [...iota.legal(iota.view(state, 0))].flatMap((action) =>
      action.type === 'play' && action.recycles.length === 0 ? [keyOf(action.placements)] : [],
    );
    expect(new Set(listed).size).toBe(listed.length);
    expect([...listed].sort()).toEqual(naivePlays(state));
    expect(listed).toHaveLength(count);
  });
});

describe('perft', () => {
  const start = (seats: number, options: unknown) =>
    iota.setup({ seats, options: iota.options.parse(options), seed: deriveSeedFromTexts('perft') });
  test.each([
    [2, {}, 249],
    [3, { deck: 'half' }, 429],
  ])('%i players, options %j: %i first turns', (seats, options, lines) => {
    expect(perft(iota, start(seats, options), 1)).toBe(lines);
  });
  const late = position({ grid: 'RT2@0,0', hands: ['BP2 GC2 RC3', 'YC1 YS2 GT3'], deck: '' });
  test.each([
    [1, 73],
    [2, 3541],
  ])('depth %i with three cards each and no deck has %i lines', (depth, lines) => {
    expect(perft(iota, late, depth)).toBe(lines);
  });
  const wilds = position({
    grid: 'RC1@0,0 RC3@1,0 W1@2,0 W2@0,1',
    hands: ['RC2 GC1', 'RC4'],
    deck: '',
  });
  test.each([
    [1, 241],
    [2, 1249],
  ])('depth %i with two wilds on the grid has %i lines', (depth, lines) => {
    expect(perft(iota, wilds, depth)).toBe(lines);
  });
  test('both wilds can be recycled in one turn, listed once', () => {
    const state = position({ grid: 'RC1@0,0 W1@1,0 W2@0,1', hands: ['RC2 GC1', ''], deck: '' });
    const recycles = [...iota.legal(iota.view(state, 0))].flatMap((action) =>
      action.type === 'pass' ? [action.recycles] : [],
    );
    expect(recycles).toEqual([
      [],
      placed('RC2@1,0'),
      placed('RC2@1,0 GC1@0,1'),
      placed('GC1@1,0'),
      placed('GC1@1,0 RC2@0,1'),
      placed('RC2@0,1'),
      placed('GC1@0,1'),
    ]);
  });
});
