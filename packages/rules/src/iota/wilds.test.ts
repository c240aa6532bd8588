import { describe, expect, test } from 'vitest';
import { assignments, codeOf, gridText, lay, placed, position, scored } from '../../testing/iota.ts';
import { err } from '../kernel/result.ts';
import { iota, NATURAL_CARDS, wildCardIdentitiesInGrid } from './game.ts';

const identities = (grid: string) =>
  Object.fromEntries(
    wildCardIdentitiesInGrid(placed(grid)).map((choice) => [choice.wild, choice.identities.join(' ')]),
  );

describe('wilds in lines', () => {
  test('[iota 8.18] a wild scores nothing and stays open', () => {
    expect(scored(lay('RC1@0,0 RC3@1,0', 'W1@2,0')).total).toBe(4);
    expect(wildCardIdentitiesInGrid(placed('RC1@0,0 RC3@1,0 W1@2,0'))).toEqual([
      { x: 2, y: 0, wild: 'W1', identities: ['RC2', 'RC4'] },
    ]);
    expect(scored(lay('RC1@0,0 RC3@1,0 W1@2,0', 'RC2@3,0'))).toMatchObject({ base: 6, total: 12 });
    expect(identities('RC1@0,0 RC3@1,0 W1@2,0 RC2@3,0')).toEqual({ W1: 'RC4' });
    expect(lay('RC1@0,0 RC3@1,0 W1@2,0', 'GC2@3,0')).toEqual(
      err({
        code: 'line-invalid',
        line: { axis: 'row', x: 0, y: 0, cards: ['RC1', 'RC3', 'W1', 'GC2'] },
        broken: ['color'],
      }),
    );
  });
  test('[iota 8.19] a wild completes a chain', () => {
    expect(scored(lay('RC1@0,0 RC2@1,0 RC3@2,0', 'W1@3,0'))).toMatchObject({
      base: 6,
      multiplier: 2,
      total: 12,
    });
    expect(identities('RC1@0,0 RC2@1,0 RC3@2,0 W1@3,0')).toEqual({ W1: 'RC4' });
  });
  const E = 'RT1@0,0 RT2@1,0 YS1@1,1 GT3@2,1 BT3@2,2';
  test('[iota 8.20] a wild at a crossing is one card for both lines', () => {
    expect(scored(lay(E, 'W1@2,0'))).toEqual({
      lines: ['row RT1 RT2 W1 = 3', 'column W1 GT3 BT3 = 6'],
      base: 9,
      multiplier: 1,
      total: 9,
    });
    expect(identities(`${E} W1@2,0`)).toEqual({ W1: 'RT3' });
    expect(lay(`${E} RT3@0,-1`, 'W1@2,0')).toEqual(err({ code: 'wild-impossible', wilds: [{ x: 2, y: 0 }] }));
    expect(lay('RT1@0,0 RT2@1,0 YP4@1,1 GS1@2,1 BS2@2,2', 'W1@2,0')).toEqual(
      err({ code: 'wild-impossible', wilds: [{ x: 2, y: 0 }] }),
    );
  });
  const CHAIN = 'RC1@0,0 RC2@1,0 RC3@2,0 W1@3,0';
  test('[iota 8.21] the one natural a wild needs cannot go elsewhere, but it can recycle the wild', () => {
    expect(lay(CHAIN, 'RC4@0,1')).toEqual(err({ code: 'wild-impossible', wilds: [{ x: 3, y: 0 }] }));
    expect(scored(lay(CHAIN, 'GC4@0,1')).total).toBe(5);
    expect(codeOf(lay(CHAIN, 'W1@0,1', { recycles: 'RC4@3,0' }))).toBe('legal');
  });
  const JOINT = 'BC2@0,1 GC2@0,2 BC3@1,1 GC3@1,2 W1@0,0 W2@1,0';
  test('[iota 8.22] two wilds in one line are judged together', () => {
    expect(identities(JOINT)).toEqual({ W1: 'RC2 YC2', W2: 'RC3 YC3' });
    expect(lay(JOINT, 'RS4@2,0')).toEqual(
      err({
        code: 'wild-impossible',
        wilds: [
          { x: 0, y: 0 },
          { x: 1, y: 0 },
        ],
      }),
    );
    expect(scored(lay(JOINT, 'GC1@2,0'))).toMatchObject({ lines: ['row W1 W2 GC1 = 1'], total: 1 });
    const second = `${JOINT} GC1@2,0`;
    expect(assignments(placed(second))).toEqual([
      ['RC2', 'YC3'],
      ['YC2', 'RC3'],
    ]);
    expect(identities(second)).toEqual({ W1: 'RC2 YC2', W2: 'RC3 YC3' });
    expect(scored(lay(second, 'YC3@1,3'))).toMatchObject({ base: 9, total: 18 });
    const third = `${second} YC3@1,3`;
    expect(identities(third)).toEqual({ W1: 'YC2', W2: 'RC3' });
    expect(codeOf(lay(third, 'YC2@0,3'))).toBe('wild-impossible');
    expect(scored(lay(third, 'RC2@0,3'))).toEqual({
      lines: ['row RC2 YC3 = 5', 'column W1 BC2 GC2 RC2 = 6'],
      base: 11,
      multiplier: 2,
      total: 22,
    });
  });
  test('[iota 8.23] two wilds make a line worth nothing', () => {
    expect(scored(lay('RC1@0,0 W1@0,1', 'W2@1,1'))).toEqual({
      lines: ['row W1 W2 = 0'],
      base: 0,
      multiplier: 1,
      total: 0,
    });
  });
  test.each([
    ['RC4', 'RC1@0,0 RC2@1,0 RC3@2,0 W1@3,0 GS4@0,1 BT4@0,2 GP4@1,2 YC4@2,2 BC4@2,3 GC4@2,4'],
    ['BC4', 'BC1@0,0 BC2@1,0 BC3@2,0 W1@3,0 GS4@0,1 RT4@0,2 GP4@1,2 YC4@2,2 RC4@2,3 GC4@2,4'],
  ])('two wilds far apart cannot both be %s', (card, grid) => {
    expect(identities(grid)).toEqual({ W1: card });
    expect(lay(grid, 'W2@2,5')).toEqual(
      err({
        code: 'wild-impossible',
        wilds: [
          { x: 3, y: 0 },
          { x: 2, y: 5 },
        ],
      }),
    );
  });
  test.each(['W1', 'W2'] as const)('the last natural is enough for %s alone, not for both', (wild) => {
    // No grid of a real game, but a wild looks at its own lines only.
    const grid = NATURAL_CARDS.slice(0, 63).map((card, i) => ({ x: 2 * (i % 32), y: i < 32 ? 0 : 3, card }));
    const last = { x: 0, y: 1, wild, identities: ['YP4'] };
    expect(wildCardIdentitiesInGrid([...grid, { x: 0, y: 1, card: wild }])).toEqual([last]);
    expect(codeOf(lay(gridText(grid), `${wild}@0,1`))).toBe('legal');
    const other = wild === 'W1' ? 'W2' : 'W1';
    expect(codeOf(lay(gridText([...grid, { x: 4, y: 1, card: other }]), `${wild}@0,1`))).toBe(
      'wild-impossible',
    );
  });
  test.each([
    ['first', 'W1@2,0', 'RT3@0,-1', 'W2@3,2'],
    ['second', 'W2@2,0', 'RT3@0,-1', 'W1@3,2'],
  ])('where only the %s wild has nothing left, that one is named', (_which, wild, taken, other) => {
    expect(lay(`${E} ${wild} ${other}`, taken)).toEqual(
      err({ code: 'wild-impossible', wilds: [{ x: 2, y: 0 }] }),
    );
  });
});

describe('recycling', () => {
  const E = 'RT1@0,0 RT2@1,0 YS1@1,1 GT3@2,1 BT3@2,2 W1@2,0';
  const recycle = (grid: string, hand: string, recycles: string) => {
    const state = position({ grid, hands: [hand, ''] });
    return iota.reduce(state, 0, { type: 'pass', recycles: placed(recycles), swap: [] });
  };
  test('[iota 8.24] only a natural that fits all lines of the wild', () => {
    expect(codeOf(recycle(E, 'RT3 RT4 YT3 BS2', 'RT3@2,0'))).toBe('legal');
    const no = (card: string, broken: readonly string[]) =>
      expect(recycle(E, 'RT4 YT3 BS2 RT3', `${card}@2,0`)).toEqual(
        err({ code: 'recycle-does-not-fit', x: 2, y: 0, card, broken }),
      );
    no('RT4', ['number']);
    no('YT3', ['color']);
    no('BS2', ['color', 'shape', 'number']);
    expect(recycle(E, 'W2', 'W2@2,0')).toEqual(err({ code: 'recycle-needs-natural', card: 'W2' }));
    expect(recycle(E, 'RT3', 'RT3@0,0')).toEqual(err({ code: 'recycle-no-wild', x: 0, y: 0 }));
    expect(recycle(E, 'RT3', 'RT3@-50,7')).toEqual(err({ code: 'recycle-no-wild', x: -50, y: 7 }));
    expect(recycle(E, 'RT4', 'RT3@2,0')).toEqual(err({ code: 'card-not-in-hand', card: 'RT3' }));
  });
  test('[iota 8.24] the same wild is gone after the first time', () => {
    expect(recycle(E, 'RT3 RT4', 'RT3@2,0 RT4@2,0')).toEqual(err({ code: 'recycle-no-wild', x: 2, y: 0 }));
  });
  test('a card that takes the last identity of the other wild does not fit, and breaks nothing', () => {
    const grid = 'RC1@0,0 RC2@1,0 RC3@2,0 W1@3,0 W2@0,1';
    expect(recycle(grid, 'RC4', 'RC4@0,1')).toEqual(
      err({ code: 'recycle-does-not-fit', x: 0, y: 1, card: 'RC4', broken: [] }),
    );
    expect(codeOf(recycle(grid, 'GC4', 'GC4@0,1'))).toBe('legal');
    expect(codeOf(recycle(grid, 'RC4', 'RC4@3,0'))).toBe('legal');
  });
  test('[iota 8.25] recycle and play in one turn', () => {
    const grid = 'RC1@0,0 RC3@1,0 W1@2,0';
    const before = position({ grid, hands: ['RC2 GT4 BS1 YP3', 'GS1 GS2'], deck: 'BP1 BP2' });
    const turn = (placements: string) =>
      iota.reduce(before, 0, { type: 'play', recycles: placed('RC2@2,0'), placements: placed(placements) });
    const result = turn('W1@3,0');
    expect(scored(result)).toEqual({ lines: ['row RC1 RC3 RC2 W1 = 6'], base: 6, multiplier: 2, total: 12 });
    if (!result.ok) return;
    expect(result.value.state.hands).toEqual([
      ['GT4', 'BS1', 'YP3', 'BP1'],
      ['GS1', 'GS2'],
    ]);
    expect(result.value.state.table.grid).toEqual(placed('RC1@0,0 RC3@1,0 RC2@2,0 W1@3,0'));
    expect(result.value.state.table.open).toEqual([]);
    expect(result.value.events.slice(0, 2)).toEqual([
      { type: 'recycled', seat: 0, x: 2, y: 0, card: 'RC2', wild: 'W1' },
      { type: 'placed', seat: 0, placements: placed('W1@3,0') },
    ]);
    expect(turn('W1@9,9')).toEqual(err({ code: 'not-connected' }));
  });
  test('[iota 8.26] a recycled card is not new, but has its value', () => {
    const grid = 'RC1@0,0 RC2@1,0 RC3@2,0 W1@3,0';
    expect(scored(lay(grid, 'GC4@3,1', { recycles: 'RC4@3,0' }))).toEqual({
      lines: ['column RC4 GC4 = 8'],
      base: 8,
      multiplier: 1,
      total: 8,
    });
    expect(scored(lay(grid, 'GC4@3,1')).total).toBe(4);
  });
  test('both wilds in one turn; the wilds are known to be in that hand until it swaps', () => {
    const grid = 'RC1@0,0 RC3@1,0 W1@2,0 W2@0,1';
    const before = position({ grid, hands: ['RC2 GC1 BS1 YP3', 'GS1 GS2'], deck: 'BP1 BP2 BP3' });
    const result = iota.reduce(before, 0, { type: 'pass', recycles: placed('GC1@0,1 RC2@2,0'), swap: [] });
    if (!result.ok) throw new Error(result.error.code);
    const { state, events } = result.value;
    expect(events).toEqual([
      { type: 'recycled', seat: 0, x: 0, y: 1, card: 'GC1', wild: 'W2' },
      { type: 'recycled', seat: 0, x: 2, y: 0, card: 'RC2', wild: 'W1' },
      { type: 'passed', seat: 0, swapped: 0 },
    ]);
    expect(state.hands[0]).toEqual(['W1', 'W2', 'BS1', 'YP3']);
    expect(state.table.grid).toEqual(placed('RC1@0,0 RC3@1,0 RC2@2,0 GC1@0,1'));
    expect(state.table.open).toEqual([
      { seat: 0, card: 'W2' },
      { seat: 0, card: 'W1' },
    ]);
    expect(state.table.last).toEqual({
      seat: 0,
      recycles: [
        { x: 0, y: 1, card: 'GC1', wild: 'W2' },
        { x: 2, y: 0, card: 'RC2', wild: 'W1' },
      ],
      placements: [],
      swapped: 0,
      score: null,
    });
    const swapped = iota.reduce({ ...state, table: { ...state.table, turn: 0 } }, 0, {
      type: 'pass',
      recycles: [],
      swap: ['YP3'],
    });
    expect(swapped.ok && swapped.value.state.table.open).toEqual([]);
    const kept = iota.reduce({ ...state, table: { ...state.table, turn: 0 } }, 0, {
      type: 'play',
      recycles: [],
      placements: placed('W2@0,2'),
    });
    expect(kept.ok && kept.value.state.table.open).toEqual([{ seat: 0, card: 'W1' }]);
    const other = iota.reduce(state, 1, { type: 'pass', recycles: [], swap: ['GS1'] });
    expect(other.ok && other.value.state.table.open).toBe(state.table.open);
  });
  test('ruling 7.8: a wild taken for the last card can be laid as the last card', () => {
    const grid = 'RC1@0,0 RC2@1,0 RC3@2,0 W1@3,0';
    const before = position({ grid, hands: ['RC4', 'GS1'], deck: '' });
    const kept = iota.reduce(before, 0, { type: 'pass', recycles: placed('RC4@3,0'), swap: [] });
    expect(kept.ok && [kept.value.state.hands[0], kept.value.state.table.over]).toEqual([['W1'], null]);
    const laid = lay(grid, 'W1@0,1', { recycles: 'RC4@3,0', deck: '' });
    expect(scored(laid)).toMatchObject({ base: 1, multiplier: 2, total: 2 });
    expect(laid.ok && laid.value.state.table.over?.reason).toBe('last-card');
  });
});
