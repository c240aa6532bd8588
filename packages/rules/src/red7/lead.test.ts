import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cards, table, viewOf } from '../../testing/red7.ts';
import {
  bestSetForRule,
  type Color,
  DECK,
  findLeadingSeat,
  isLeading,
  palettePower,
  RED7_COLORS,
  red7,
  red7CardStrength,
  scoringSetOfPalette,
  sortStrongestCardFirst,
  strengthOfCardSet,
  sumOfCardNumbers,
} from './game.ts';

test('[red7 8.1] 49 different cards', () => {
  expect(DECK).toHaveLength(49);
  expect(new Set(DECK).size).toBe(49);
  expect(DECK.every((card) => /^[ROYGCIV][1-7]$/.test(card))).toBe(true);
});

test('[red7 8.2] the number ranks first, then the color from red to violet', () => {
  expect(sortStrongestCardFirst(cards('V1 R5 O6 R6 V7 O7 R7'))).toEqual(cards('R7 O7 V7 R6 O6 R5 V1'));
  expect(sortStrongestCardFirst(cards('V4 I4 C4 G4 Y4 O4 R4'))).toEqual(cards('R4 O4 Y4 G4 C4 I4 V4'));
  expect(DECK.map(red7CardStrength)).toEqual(DECK.map((_, i) => i + 1));
  expect(DECK.at(-1)).toBe('R7');
  expect(DECK[0]).toBe('V1');
});

describe('the qualifying set', () => {
  const H = 'R7 R3 O6 O5 Y4 Y3 G2 G1 C4 I4 V3';
  test.each<[scenario: string, rule: Color, palette: string, set: string, points: number]>([
    ['H', 'R', H, 'R7', 7],
    ['H', 'O', H, 'Y4 C4 I4', 12],
    ['H', 'Y', H, 'R7 R3', 11],
    ['H', 'G', H, 'O6 Y4 C4 I4 G2', 20],
    ['H', 'C', H, 'R7 O6 Y4 C4 I4 V3 G2', 30],
    ['H', 'I', H, 'R7 O6 O5 Y4 R3 G2 G1', 28],
    ['H', 'V', H, 'R3 Y3 V3 G2 G1', 12],
    ['D', 'O', 'Y4 G2 I6 I4', 'Y4 I4', 8],
    ['8.8', 'C', 'R7 R3 O2 O5 V1', 'R7 O5 V1', 13],
    ['8.10', 'O', 'V6 I6 R4 O4', 'I6 V6', 12],
    ['8.12', 'I', 'R4 G4 Y5 V6 C1', 'V6 Y5 R4', 15],
    ['8.12', 'I', 'O4 C4 I4', 'O4', 4],
    ['8.12', 'I', 'R7 V1 G2', 'G2 V1', 3],
    ['8.12', 'I', 'R1 O2 Y3 G5 C6 I7', 'I7 C6 G5', 18],
    ['8.13', 'V', 'R3 O1 Y4 G2', 'R3 G2 O1', 6],
    ['8.20', 'Y', 'R7 R1 O6 O5', 'R7 R1', 11],
    ['5.2 equal sums score the higher top', 'Y', 'O6 O4 R7 R3', 'R7 R3', 10],
    ['5.2 one largest color scores', 'Y', 'V1 V2 V3 R7 R6', 'V3 V2 V1', 6],
    ['4.1 an empty set', 'G', 'R7 R5', '', 0],
    ['4.1 an empty set', 'V', 'R7 R5', '', 0],
  ])('[red7 %s] under %s, %s counts %s and scores %i', (_scenario, rule, palette, set, points) => {
    expect(bestSetForRule(rule, cards(palette))).toEqual(cards(set));
    if (set !== '') expect(sumOfCardNumbers(scoringSetOfPalette(rule, cards(palette)))).toBe(points);
  });

  test('[red7 8.20] of several largest colors the winner scores the highest sum', () => {
    expect(scoringSetOfPalette('Y', cards('R7 R1 O6 O5'))).toEqual(cards('O6 O5'));
    expect(scoringSetOfPalette('Y', cards('O6 O4 R7 R3'))).toEqual(cards('R7 R3'));
    expect(scoringSetOfPalette('Y', cards('V5 V6 V1 R7 O7'))).toEqual(cards('V6 V5 V1'));
  });

  test('its power is the same with and without making the set', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...RED7_COLORS),
        fc.subarray([...DECK]),
        fc.nat(8),
        (rule, some, length) => {
          for (const palette of [some, some.slice(0, length)])
            expect(palettePower(rule, palette)).toBe(strengthOfCardSet(bestSetForRule(rule, palette)));
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('who leads', () => {
  test.each<[scenario: string, rule: Color, leader: string | null, a: string, b: string, why: string]>([
    ['8.3', 'R', 'A', 'G5', 'C5', 'green above cyan'],
    ['8.8', 'C', 'A', 'R7 O7 I1', 'G7 C7 Y4', 'three colors each, red above green'],
    ['8.9', 'G', 'B', 'R7 R5', 'V2', 'one even card is enough'],
    ['8.9', 'G', null, 'R7', 'O5', 'no even card at all'],
    ['8.10', 'O', 'A', 'V6 I6 R4 O4', 'R6 G5 C5', 'the better pair'],
    ['8.11', 'Y', 'A', 'V6 V1', 'R5 R4', 'six above five'],
    ['8.11', 'Y', 'B', 'V6 V1', 'R6 R2', 'the same number, red'],
    ['8.12', 'I', 'B', 'R4 G4 Y5 V6', 'C5 I6 V7', 'the same length, higher top'],
    ['8.12', 'I', 'A', 'R4 G4 Y5 V6', 'R7 O6', 'a longer run'],
    ['8.13', 'V', 'B', 'R7 V3', 'I2 V1', 'two cards below four'],
  ])('[red7 %s] under %s, %s leads of %s and %s: %s', (_scenario, rule, leader, a, b) => {
    const state = table({ A: a, B: b }, { canvas: rule === 'R' ? '' : `${rule}7` });
    expect(findLeadingSeat(state.table)).toBe(leader === null ? null : 'AB'.indexOf(leader));
    expect(findLeadingSeat(state.table, rule)).toBe(findLeadingSeat(state.table));
    expect([isLeading(state.table, 0), isLeading(state.table, 1, rule)]).toEqual([
      leader === 'A',
      leader === 'B',
    ]);
  });
});

test('[red7 4.1] a player who is out neither leads nor prevents a lead', () => {
  const state = table({ A: 'R7', B: 'V2', C: 'G1' }, { out: 'A' });
  expect([0, 1, 2].map((seat) => isLeading(state.table, seat))).toEqual([false, true, false]);
  expect(findLeadingSeat(state.table)).toBe(1);
});

describe('why', () => {
  test('names the sets, the leader, the next best, and what parts the others from the leader', () => {
    const state = table(
      { A: 'I4 O2 G7', B: 'C6 V4 R3', C: 'R6 Y4 G5', D: 'G2 Y6 R4' },
      { canvas: 'G1', out: 'D' },
    );
    expect(red7.explain(viewOf(state, 'A'))).toEqual({
      rule: 'G',
      leader: 2,
      runnerUp: 1,
      seats: [
        { cards: cards('I4 O2'), behind: 'number', worth: 6 },
        { cards: cards('C6 V4'), behind: 'color', worth: 10 },
        { cards: cards('R6 Y4'), behind: null, worth: 10 },
        { cards: [], behind: null, worth: 0 },
      ],
    });
  });

  test('a smaller or an empty set is behind by its count, and shows the worth of the best color', () => {
    const state = table({ A: 'R7 R1 O6 O5', B: 'I7 C6', C: 'V1' }, { canvas: 'Y1' });
    expect(red7.explain(viewOf(state, 'spectator')).seats).toEqual([
      { cards: cards('R7 R1'), behind: null, worth: 11 },
      { cards: cards('I7'), behind: 'count', worth: 7 },
      { cards: cards('V1'), behind: 'count', worth: 1 },
    ]);
    expect(red7.explain(viewOf(table({ A: 'V2', B: 'R7' }, { canvas: 'V7' }), 'B'))).toEqual({
      rule: 'V',
      leader: 0,
      runnerUp: null,
      seats: [
        { cards: cards('V2'), behind: null, worth: 2 },
        { cards: [], behind: 'count', worth: 0 },
      ],
    });
  });

  test('nobody leads where no card counts', () => {
    expect(red7.explain(viewOf(table({ A: 'R7', B: 'O5' }, { canvas: 'G1' }), 'A'))).toEqual({
      rule: 'G',
      leader: null,
      runnerUp: null,
      seats: [
        { cards: [], behind: null, worth: 0 },
        { cards: [], behind: null, worth: 0 },
      ],
    });
  });
});
