import { describe, expect, test } from 'vitest';
import { held, played, playerOf, playing, refusal, round, viewOf } from '../../testing/podelim.ts';
import { podelim, type State } from './game.ts';
import { majoritiesOf, pointsOfPodelimStacks } from './scoring.ts';

const score = (...own: readonly string[]) => pointsOfPodelimStacks(own.map(playerOf));

/** The last round: nobody gets a card of the row, so that what is owned decides. */
const ended = (own: Record<string, string>, seats: 2 | 3 | 4): State =>
  played(
    round({ seats, row: 'J J J J J J J', own, last: true, round: 10 }),
    'A split 1 2',
    ...(seats === 2 ? ['B discard black'] : []),
    ...['A', 'B', 'C', 'D'].slice(0, seats).map((seat) => `${seat} vote white`),
  );

describe('scoring', () => {
  test.each<[title: string, own: string[], points: number[]]>([
    [
      '[podelim 8.23] most 5s and most 8s, all other values won by others: 13',
      ['5 5 5J 8 8 8 8', '1 2 5 5 6 8 8 8', '3 5 9', '4 7 8 10'],
      [13, 9, 12, 21],
    ],
    [
      '[podelim 8.24] a joker counts: two 10s and a joker are as good as three',
      ['10 10 10J', '10 10 10', '10 10'],
      [10, 10, 0],
    ],
    ['a shared majority counts in full: E3', ['9 9 9', '9 9 9', '9'], [9, 9, 0]],
    ['[podelim 8.28] waiting jokers score nothing', ['7', '6', '5', 'J J'], [7, 6, 5, 0]],
    ['nobody has anything', ['', ''], [0, 0]],
  ])('%s', (_title, own, points) => {
    expect(score(...own)).toEqual(points);
  });

  test('the majority of a value: how many each has, jokers among them, and who wins it', () => {
    const majorities = majoritiesOf(['7 7 7J', '7 7J 7J', '7 2', ''].map(playerOf));
    expect(majorities).toHaveLength(10);
    expect(majorities[6]).toEqual({ value: 7, counts: [3, 3, 1, 0], jokers: [1, 2, 0, 0], winners: [0, 1] });
    expect(majorities[1]).toEqual({ value: 2, counts: [0, 0, 1, 0], jokers: [0, 0, 0, 0], winners: [2] });
    expect(majorities[0]).toEqual({ value: 1, counts: [0, 0, 0, 0], jokers: [0, 0, 0, 0], winners: [] });
  });

  test('[podelim 8.25] the single 1 was discarded: nobody scores 1', () => {
    const start = round({ seats: 3, row: '1 2 3 4 5 6 7', last: true, round: 10 });
    const votes = ['A vote blue', 'B vote black', 'C vote black', 'B vote white', 'C vote black'];
    const state = played(start, 'A split 1 4', ...votes);
    expect(held(state)).toMatchObject({ A: '2 3 4', B: '5', C: '7', discard: expect.stringMatching(/^1 /) });
    const { ranking, breakdown } = podelim.outcome(state)!;
    expect(breakdown[0]).toEqual({ key: 'value-1', round: null, points: [0, 0, 0] });
    expect(ranking.map(({ seat, score: points }) => [seat, points])).toEqual([
      [0, 9],
      [2, 7],
      [1, 5],
    ]);
  });

  test('[podelim 8.26] equal points: more different values win', () => {
    const state = ended({ A: '8 10', B: '1 2 3 5 7' }, 2);
    expect(podelim.outcome(state)?.ranking).toEqual([
      { seat: 1, place: 1, score: 18, decidedBy: null },
      { seat: 0, place: 2, score: 18, decidedBy: 'different-values' },
    ]);
  });

  test('[podelim 8.27] equal points and as many values: the victory is shared', () => {
    const state = ended({ A: '1 10', B: '2 9', C: '8' }, 3);
    expect(podelim.outcome(state)).toEqual({
      ranking: [
        { seat: 0, place: 1, score: 11, decidedBy: null },
        { seat: 1, place: 1, score: 11, decidedBy: null },
        { seat: 2, place: 3, score: 8, decidedBy: null },
      ],
      breakdown: [
        { key: 'value-1', round: null, points: [1, 0, 0] },
        { key: 'value-2', round: null, points: [0, 2, 0] },
        { key: 'value-3', round: null, points: [0, 0, 0] },
        { key: 'value-4', round: null, points: [0, 0, 0] },
        { key: 'value-5', round: null, points: [0, 0, 0] },
        { key: 'value-6', round: null, points: [0, 0, 0] },
        { key: 'value-7', round: null, points: [0, 0, 0] },
        { key: 'value-8', round: null, points: [0, 0, 8] },
        { key: 'value-9', round: null, points: [0, 9, 0] },
        { key: 'value-10', round: null, points: [10, 0, 0] },
      ],
    });
  });

  test('[podelim 8.28] two waiting jokers at the end of the game are worth nothing', () => {
    const state = ended({ A: '7', B: '6', C: '5', D: 'J J' }, 4);
    expect(podelim.outcome(state)?.ranking.at(-1)).toEqual({ seat: 3, place: 4, score: 0, decidedBy: null });
  });

  test('the best is the first of the ranking, wherever it sits', () => {
    const { ranking } = podelim.explain(
      viewOf(round({ seats: 3, row: 'J J', own: { A: '1', B: '10', C: '2' } }), 'A'),
    );
    expect(ranking.map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });
});

describe('the end', () => {
  test('the round of the last cards is played to its end, sorting included', () => {
    const start = round({ seats: 3, row: '1 2 3 4 J 6 7', own: { B: '9' }, last: true, round: 10 });
    const sorting = played(start, 'A split 2 3', 'A vote white', 'B vote black', 'C vote blue');
    expect(sorting.table.phase).toEqual({ type: 'sort', seat: 1 });
    expect(podelim.outcome(sorting)).toBeNull();
    const { state, events } = playing(sorting, 'B jokers 4');
    expect(events).toEqual([
      { type: 'jokers-placed', seat: 1, values: [4], automatic: false },
      { type: 'round-ended', round: 10 },
      { type: 'game-ended', points: [3, 26, 3] },
    ]);
    expect(state).toEqual({
      table: {
        ...sorting.table,
        players: ['1 2', '4 4J 6 7 9', '3'].map(playerOf),
        phase: { type: 'over' },
      },
      votes: [null, null, null],
      deck: [],
    });
    expect(podelim.outcome(state)?.ranking.map(({ score }) => score)).toEqual([26, 3, 3]);
    expect(podelim.waitingFor(state)).toEqual([]);
    expect(podelim.seatsAllowedToAct(state)).toEqual([]);
    for (const seat of ['A', 'B', 'C']) expect([...podelim.legal(viewOf(state, seat))]).toEqual([]);
    for (const move of ['split 2 5', 'discard blue', 'vote white', 'jokers 4'])
      expect(refusal(state, `A ${move}`)).toEqual({ code: 'wrong-phase', phase: 'over' });
    expect(() => podelim.pickIdleAction(viewOf(state, 'A'), { next: () => 0 })).toThrow(
      'nobody waits for 0 when the game is over',
    );
  });
});
