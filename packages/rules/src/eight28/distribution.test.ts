import { describe, expect, test } from 'vitest';
import { blue, cards, EXAMPLE, play, round, settled, won } from '../../testing/eight28.ts';
import {
  bestTotalUpTo28,
  type Eight28Crystals,
  eight28CrystalPoints,
  eight28HandOutcomeOf,
  possibleTotalsOf,
  shareCrystals,
} from './game.ts';

describe('totals', () => {
  test.each([
    ['7 1', [8], 'eight', 8],
    ['8', [8], 'eight', 8],
    ['1', [1], 'eight', 1],
    ['9', [9], 'twenty-eight', 9],
    ['10 9 9', [28], 'twenty-eight', 28],
    ['10 9 9 1', [29], 'bust', undefined],
    ['10 9 8 X', [28, 38], 'twenty-eight', 28],
    ['8 X', [9, 19], 'twenty-eight', 19],
    ['7 X', [8, 18], 'choice', 18],
    ['X', [1, 11], 'choice', 11],
    ['5 X X', [7, 17, 27], 'choice', 27],
    ['X X X X X X X X', [8, 18, 28, 38, 48, 58, 68, 78, 88], 'direct-hit', 28],
  ] as const)('%s can be %j: %s', (hand, totals, verdict, best) => {
    expect(possibleTotalsOf(cards(hand))).toEqual(totals);
    expect(eight28HandOutcomeOf(cards(hand))).toBe(verdict);
    expect(bestTotalUpTo28(cards(hand))).toBe(best);
  });

  test('[eight28 8.14] 9 X X can be 11, 21 or 31: 21 in the 28 half, and no choice', () => {
    expect(possibleTotalsOf(cards('9 X X'))).toEqual([11, 21, 31]);
    expect(bestTotalUpTo28(cards('9 X X'))).toBe(21);
    expect(eight28HandOutcomeOf(cards('9 X X'))).toBe('twenty-eight');
    expect(won(settled({ hands: ['9 X X', '10 10', '2'], pot: blue(4) }))).toEqual({
      crystals: [blue(2), blue(0), blue(2)],
      aside: blue(0),
      phase: 'round-end',
    });
  });

  test('[eight28 8.15] 5 X X X can be 8, 18, 28 or 38: a direct hit', () => {
    expect(possibleTotalsOf(cards('5 X X X'))).toEqual([8, 18, 28, 38]);
    expect(eight28HandOutcomeOf(cards('5 X X X'))).toBe('direct-hit');
  });
});

describe('distribution', () => {
  test('[eight28 8.9] E1: two share the 8 half, the 28 takes the other', () => {
    const state = settled({ hands: EXAMPLE, pot: blue(8) });
    expect(won(state)).toEqual({
      crystals: [blue(2), blue(2), blue(4), blue(0)],
      aside: blue(0),
      phase: 'round-end',
    });
    expect(state.table.sheet).toEqual([
      { key: 'eight', round: 1, points: [2, 2, 0, 0] },
      { key: 'twenty-eight', round: 1, points: [0, 0, 4, 0] },
    ]);
    expect(state.table.waiting).toEqual([0, 1, 2, 3]);
  });

  test('[eight28 8.10] E2: the nearest below wins', () => {
    expect(won(settled({ hands: ['10 9 7', '4', '6', '10 8 5'], pot: blue(6) }))).toEqual({
      crystals: [blue(3), blue(0), blue(3), blue(0)],
      aside: blue(0),
      phase: 'round-end',
    });
  });

  test('[eight28 8.11] E3: the indivisible rest is set aside', () => {
    const start = round({ hands: EXAMPLE, pot: blue(7), dealer: 1 });
    const { state, events } = play(start, 'C decline, D decline, A decline, B decline');
    const awards = [
      {
        prize: 'eight',
        crystals: blue(3),
        total: 8,
        shares: [
          { seat: 1, crystals: blue(1) }, // the last dealer's share is the first
          { seat: 0, crystals: blue(1) },
        ],
        rest: blue(1),
      },
      {
        prize: 'twenty-eight',
        crystals: blue(3),
        total: 28,
        shares: [{ seat: 2, crystals: blue(3) }],
        rest: blue(0),
      },
    ];
    expect(events.slice(-3)).toEqual([
      ...awards.map((award) => ({ type: 'awarded', award })),
      { type: 'crystals-set-aside', crystals: blue(2) },
    ]);
    expect(state.table.phase).toEqual({
      type: 'round-end',
      holes: ['7', '8', '10', '10'],
      distribution: { pot: blue(7), awards, odd: blue(1), aside: blue(2) },
    });
    expect(won(state)).toEqual({
      crystals: [blue(1), blue(1), blue(3), blue(0)],
      aside: blue(2),
      phase: 'round-end',
    });
  });

  test('earlier winnings are kept', () => {
    const crystals = [blue(5), { blue: 1, red: 2 }, blue(0), blue(7)];
    expect(settled({ hands: EXAMPLE, pot: blue(8), crystals }).table.crystals).toEqual([
      blue(7),
      { blue: 3, red: 2 },
      blue(4),
      blue(7),
    ]);
  });

  test('[eight28 8.16] a direct hit takes the whole pot, and nobody chooses', () => {
    const start = round({ hands: ['6 X X', '8', '10 9 9', '7 X'], pot: blue(9), dealer: 3 });
    const { state, events } = play(start, 'A decline, B decline, C decline, D decline');
    const award = {
      prize: 'direct-hit',
      crystals: blue(9),
      total: 28,
      shares: [{ seat: 0, crystals: blue(9) }],
      rest: blue(0),
    };
    expect(events.slice(4)).toEqual([
      { type: 'round-ended', round: 1, dealer: 3, reason: 'all-declined' },
      { type: 'holes-revealed', holes: ['6', '8', '10', '7'] },
      { type: 'awarded', award },
    ]);
    expect(won(state)).toEqual({
      crystals: [blue(9), blue(0), blue(0), blue(0)],
      aside: blue(0),
      phase: 'round-end',
    });
    expect(state.table.phase).toMatchObject({
      distribution: { pot: blue(9), awards: [award], odd: blue(0), aside: blue(0) },
    });
    expect(state.table.sheet).toEqual([{ key: 'direct-hit', round: 1, points: [9, 0, 0, 0] }]);
  });

  test('[eight28 8.17] two direct hits share the pot', () => {
    const state = settled({ hands: ['6 X X', '5 X X X', '10 9 9'], pot: blue(9), dealer: 1 });
    expect(won(state)).toEqual({ crystals: [blue(4), blue(4), blue(0)], aside: blue(1), phase: 'round-end' });
    expect(state.table.phase).toMatchObject({
      distribution: { awards: [{ shares: [{ seat: 1 }, { seat: 0 }] }] },
    });
  });

  test('[eight28 8.18] nobody for 8: that half and the odd crystal are set aside', () => {
    expect(won(settled({ hands: ['9', '10 10', '10 9 9 2'], pot: blue(7) }))).toEqual({
      crystals: [blue(0), blue(3), blue(0)],
      aside: blue(4),
      phase: 'round-end',
    });
  });

  test('[eight28 8.19] nobody for 28: a low total cannot claim that half', () => {
    expect(won(settled({ hands: ['3', '5', '8'], pot: blue(8) }))).toEqual({
      crystals: [blue(0), blue(0), blue(4)],
      aside: blue(4),
      phase: 'round-end',
    });
  });

  test('[eight28 8.20] all bust: the whole pot is set aside', () => {
    expect(won(settled({ hands: ['10 9 10', '9 9 8 3', '10 8 8 8'], pot: blue(6) }))).toEqual({
      crystals: [blue(0), blue(0), blue(0)],
      aside: blue(6),
      phase: 'round-end',
    });
  });

  test('[eight28 8.8] out players are bust, whatever the hole card', () => {
    expect(eight28HandOutcomeOf(cards('1 10 9 9'))).toBe('bust');
    expect(eight28HandOutcomeOf(cards('X 10 9 8 X'))).toBe('bust');
  });

  test.each<[number, number, number, [number, number][], [number, number]]>([
    [
      7,
      0,
      2,
      [
        [3, 0],
        [3, 0],
      ],
      [1, 0],
    ],
    [
      2,
      1,
      2,
      [
        [0, 1],
        [2, 0],
      ],
      [0, 0],
    ],
    [
      4,
      3,
      2,
      [
        [1, 2],
        [3, 1],
      ],
      [0, 0],
    ],
    [
      3,
      3,
      2,
      [
        [0, 2],
        [2, 1],
      ],
      [1, 0],
    ],
    [
      1,
      3,
      2,
      [
        [0, 1],
        [0, 1],
      ],
      [1, 1],
    ],
    [
      0,
      3,
      2,
      [
        [0, 1],
        [0, 1],
      ],
      [0, 1],
    ],
    [
      5,
      0,
      3,
      [
        [1, 0],
        [1, 0],
        [1, 0],
      ],
      [2, 0],
    ],
    [
      0,
      1,
      2,
      [
        [0, 0],
        [0, 0],
      ],
      [0, 1],
    ],
    [1, 0, 1, [[1, 0]], [0, 0]],
  ])('[eight28 8.26] divide (%i, %i) by %i', (b, r, n, shares, rest) => {
    const crystals = ([first, second]: [number, number]): Eight28Crystals => ({ blue: first, red: second });
    expect(shareCrystals(crystals([b, r]), n)).toEqual({
      shares: shares.map(crystals),
      rest: crystals(rest),
    });
  });

  test('[eight28 8.26] divide loses nothing, gives equal values, and divides no further than it can', () => {
    for (let b = 0; b <= 12; b += 1)
      for (let r = 0; r <= 8; r += 1)
        for (let n = 1; n <= 6; n += 1) {
          const { shares, rest } = shareCrystals({ blue: b, red: r }, n);
          const all = [...shares, rest];
          expect(shares).toHaveLength(n);
          expect(all.every((share) => share.blue >= 0 && share.red >= 0)).toBe(true);
          expect(all.reduce((sum, share) => sum + share.blue, 0)).toBe(b);
          expect(all.reduce((sum, share) => sum + share.red, 0)).toBe(r);
          expect(new Set(shares.map(eight28CrystalPoints)).size).toBe(1);
          const bluesFor = (s: number) => n * s - 2 * Math.min(r, n * Math.floor(s / 2));
          for (let s = Math.floor((b + 2 * r) / n); s > eight28CrystalPoints(shares[0]!); s -= 1)
            expect(bluesFor(s), `shares of ${s} each of ${b} blue and ${r} red for ${n}`).toBeGreaterThan(b);
          if (r === 0) expect(rest).toEqual(blue(b % n));
        }
  });
});
