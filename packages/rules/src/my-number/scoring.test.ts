import { describe, expect, test } from 'vitest';
import {
  type Card,
  DECK,
  goalLetterOf,
  MY_NUMBER_GOAL_IDS,
  MY_NUMBER_GOALS,
  type MyNumberCollection,
  type MyNumberGoalId,
  myNumberCardColorOf,
  myNumberGoalPoints,
  myNumberOutcomeOfRounds,
  myNumberRoundScoreOf,
  myNumberTotalScores,
} from './game.ts';

const cards = (text: string): readonly Card[] => text.split(' ').filter(Boolean).map(Number);
const collection = (text: string): MyNumberCollection => {
  const slots = text.split('|').map(cards);
  return Array.from({ length: 5 }, (_, i) => slots[i] ?? []);
};
/** `O3 B2` is three orange cards on the first slot and two blue ones on the second; `-` is an empty slot. */
function piles(text: string): MyNumberCollection {
  const names = { O: 'orange', P: 'pink', B: 'blue', G: 'green', U: 'purple' } as const;
  const slots = text
    .split(' ')
    .filter(Boolean)
    .map((pile) => {
      const color = names[pile[0] as keyof typeof names];
      return DECK.filter((card) => myNumberCardColorOf(card) === color).slice(0, Number(pile[1]));
    });
  return Array.from({ length: 5 }, (_, i) => slots[i] ?? []);
}
const ORDER = [2, 4, 1, 5, 3];
/** The three players of scenarios 12, 13 and 14. */
const THREE = ['20 22 | 24 | 25 | 30 46 60', '2 6 10 | 1 | 4 5 12', '47 | 3 13 18 21 | 7 9'].map(collection);
const points = (goal: MyNumberGoalId, ...collections: readonly MyNumberCollection[]) =>
  collections.map((_, seat) => myNumberGoalPoints(goal, seat, ORDER, collections));

describe('the score of a round', () => {
  test.each([
    ['8.12', 'the rulebook example', 0, [4, 4, 1, 15, 0], [2, 0, -1, 0, 0], 24, 1, 25],
    ['8.13', 'the second collection', 1, [6, 4, 3, 0, 0], [2, -1, 3, 0, 0], 13, 4, 17],
    ['8.14', 'the third collection', 2, [2, 16, 2, 0, 0], [0, 1, 0, 0, 0], 20, 1, 21],
  ])('[my-number %s] %s', (_scenario, _name, seat, slots, slotBonuses, sum, bonus, total) => {
    expect(myNumberRoundScoreOf(seat, ORDER, [], THREE)).toEqual({
      slots,
      slotBonuses,
      collection: sum,
      goals: [],
      bonus,
      total,
    });
  });

  test('[my-number 8.16] goals A2, D2 and F1 are bonus points', () => {
    const mine = collection('8 15 | 4 5 | 3 | 2 | 7');
    expect(myNumberRoundScoreOf(0, ORDER, ['A2', 'D2', 'F1'], [mine])).toEqual({
      slots: [4, 8, 1, 5, 3],
      slotBonuses: [1, 3, 1, 0, -1],
      collection: 21,
      goals: [-2, 2, 2],
      bonus: 6,
      total: 27,
    });
  });
});

describe('goals', () => {
  test('fourteen goals, two of each letter', () => {
    expect(Object.keys(MY_NUMBER_GOALS)).toEqual(MY_NUMBER_GOAL_IDS);
    expect(MY_NUMBER_GOAL_IDS.map(goalLetterOf).join('')).toBe('AABBCCDDEEFFGG');
  });

  test.each<[MyNumberGoalId, number[]]>([
    ['A1', [2, 2, 0]],
    ['A2', [0, 0, 0]],
    ['B1', [0, 0, 2]],
    ['B2', [0, 0, 2]],
    ['C1', [-2, 0, -2]],
    ['C2', [0, 2, 0]],
    ['D1', [0, 2, 0]],
    ['D2', [0, 0, 0]],
    ['E1', [0, 0, 2]],
    ['E2', [-2, 0, -2]],
    ['F1', [0, 0, 0]],
    ['F2', [0, 2, 2]],
    ['G1', [-2, -2, 0]],
    ['G2', [0, 0, 2]],
  ])('[my-number 8.15] %s gives the three players %j', (goal, expected) => {
    expect(points(goal, ...THREE)).toEqual(expected);
  });

  test.each<[scenario: string, goal: MyNumberGoalId, mine: string, points: number, why: string]>([
    ['8.15', 'A1', 'B4 P3', 0, 'no orange'],
    ['8.15', 'A1', 'O2 B4', 0, 'two orange'],
    ['8.15', 'A1', 'O4 B3', 0, 'four orange'],
    ['8.15', 'B1', 'B2 O5', 2, 'two blue'],
    ['8.15', 'B1', 'B3 O4', 0, 'three blue'],
    ['8.15', 'B1', 'O4 G3', 0, 'no blue'],
    ['8.16', 'A2', 'O2 G2 B1 P1 U1', -2, 'orange on 2'],
    ['8.16', 'A2', 'G2 B2 O3', -2, 'orange on 1'],
    ['8.16', 'A2', 'G3 O4', 0, 'orange on 4'],
    ['8.16', 'A2', 'G1 B1 P1 O4', 0, 'orange on 5'],
    ['8.16', 'A2', 'G1 B1 P1 U1 O3', 0, 'orange on 3'],
    ['8.16', 'A2', 'G3 B4', 0, 'no orange'],
    ['8.16', 'D2', 'O2 G2 B1 P1 U1', 2, 'green on 4'],
    ['8.16', 'D2', 'O2 B1 P1 G3', 2, 'green on 5'],
    ['8.16', 'D2', 'G4 B3', 0, 'green on 2'],
    ['8.16', 'D2', 'O1 B1 P1 U1 G3', 0, 'green on 3'],
    ['8.16', 'D2', 'O4 B3', 0, 'no green'],
    ['8.16', 'F1', 'O2 G2 B1 P1 U1', 2, 'five colors'],
    ['8.16', 'F1', 'O2 G2 B1 P2', 0, 'four colors'],
    ['8.16', 'F2', 'O2 G2 B1 P2', 0, 'four colors'],
    ['8.16', 'F2', 'O4 G3', 0, 'two colors'],
    ['8.15', 'G1', 'O2 G2 B1 P1 U1', 0, 'no slot of three'],
    ['8.15', 'G2', 'O5 G2', 0, 'five are not four'],
    ['8.17', 'D1', 'O2 B1 P1 U1 G2', 2, 'green on the fifth slot, all used'],
    ['8.17', 'D1', 'O2 B1 P1 G3', 2, 'green on the fourth, the fifth empty'],
    ['8.17', 'D1', 'O2 B1 P1 G2 U1', 0, 'green on the fourth, the fifth used'],
    ['8.17', 'D1', 'G7', 2, 'green alone'],
    ['8.17', 'D1', 'G3 O4', 0, 'green first of two'],
    ['8.17', 'D1', 'O2 B1 P1 U3', 0, 'no green'],
    ['8.17', 'D1', '', 0, 'nothing yet'],
    ['8.17', 'A2', '', 0, 'nothing yet'],
    ['8.17', 'D2', '', 0, 'nothing yet'],
    ['8.18', 'E1', 'P4 G3', 0, 'no purple, no orange'],
    ['8.18', 'E1', 'U1 G6', 2, 'one purple, no orange'],
    ['8.18', 'E1', 'U2 O2 G3', 2, 'two and two'],
    ['8.18', 'E1', 'U2 O3 G2', 0, 'two and three'],
    ['8.18', 'E1', 'O1 G6', 0, 'no purple, one orange'],
    ['8.19', 'B2', 'O3 B3 G1', 2, 'tied for most'],
    ['8.19', 'B2', 'O3 B2 U2', 0, 'orange has more'],
    ['8.19', 'B2', 'B1 U2 G4', 0, 'purple and green have more'],
    ['8.19', 'B2', 'B1 P6', 0, 'pink has more'],
    ['8.19', 'B2', 'O4 G3', 0, 'no blue'],
    ['8.19', 'B2', '', 0, 'nothing yet'],
  ])('[my-number %s] %s with %s is %i: %s', (_scenario, goal, mine, expected) => {
    expect(points(goal, piles(mine))).toEqual([expected]);
  });

  test.each<[goal: MyNumberGoalId, piles: string[], points: number[]]>([
    ['C2', ['P2 O5', 'O5 P2', 'P1 O6', 'B6 P1'], [2, 2, 0, 0]],
    ['C1', ['P2 O5', 'O5 P2', 'P1 O6', 'B6 P1'], [0, 0, -2, -2]],
    ['C1', ['O7', 'B7', 'G7'], [-2, -2, -2]],
    ['C2', ['O7', 'B7', 'G7'], [2, 2, 2]],
    ['E2', ['U2 O5', 'O5 U2', 'U1 O6', 'B7'], [-2, -2, 0, 0]],
    ['E2', ['O7', 'B7', 'G7'], [-2, -2, -2]],
  ])('[my-number 8.20] %s with %j is %j', (goal, all, expected) => {
    expect(points(goal, ...all.map(piles))).toEqual(expected);
  });
});

describe('the end of the game', () => {
  /** Rows of the pad: collection and bonus of each round, by player. */
  const pad = (...rows: readonly (readonly number[])[]) =>
    [0, 2, 4].map((at) => ({
      scores: rows[at]!.map((collection, seat) => {
        const bonus = rows[at + 1]![seat]!;
        return { slots: [], slotBonuses: [], goals: [], collection, bonus, total: collection + bonus };
      }),
    }));
  const EX3 = [
    [24, 25, 30, 25],
    [1, 3, -1, 2],
    [33, 29, 33, 35],
    [3, 1, 0, -2],
    [35, 34, 35, 30],
    [4, 1, 3, 4],
  ];

  test('[my-number 8.25] [my-number 8.26] the pad of the rulebook, its tie decided by the last round', () => {
    expect(myNumberTotalScores(pad(...EX3), 4)).toEqual([100, 93, 100, 94]);
    expect(myNumberTotalScores([], 4)).toEqual([0, 0, 0, 0]);
    expect(myNumberOutcomeOfRounds(pad(...EX3))).toEqual({
      ranking: [
        { seat: 0, place: 1, score: 100, decidedBy: null },
        { seat: 2, place: 2, score: 100, decidedBy: 'last-round' },
        { seat: 3, place: 3, score: 94, decidedBy: null },
        { seat: 1, place: 4, score: 93, decidedBy: null },
      ],
      breakdown: EX3.map((points, row) => ({
        key: row % 2 === 0 ? 'collection' : 'bonus',
        round: Math.floor(row / 2) + 1,
        points,
      })),
    });
  });

  test('[my-number 8.27] the second tie-break is the sum of all bonus points', () => {
    expect(
      myNumberOutcomeOfRounds(pad([30, 29], [1, 1], [30, 30], [0, 1], [35, 35], [3, 3])).ranking,
    ).toEqual([
      { seat: 1, place: 1, score: 99, decidedBy: null },
      { seat: 0, place: 2, score: 99, decidedBy: 'bonus' },
    ]);
  });

  test('[my-number 8.28] equal in everything is a shared victory', () => {
    expect(
      myNumberOutcomeOfRounds(pad([30, 30, 20], [1, 1, 0], [30, 30, 20], [0, 0, 0], [35, 35, 30], [3, 3, 0]))
        .ranking,
    ).toEqual([
      { seat: 0, place: 1, score: 99, decidedBy: null },
      { seat: 1, place: 1, score: 99, decidedBy: null },
      { seat: 2, place: 3, score: 70, decidedBy: null },
    ]);
  });
});
