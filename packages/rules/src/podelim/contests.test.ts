import { describe, expect, test } from 'vitest';
import { held, played, playing, refusal, round, viewOf } from '../../testing/podelim.ts';
import { podelim } from './game.ts';

describe('contests', () => {
  test('[podelim 8.9] the example of the rulebook: Diana A, Ilya B, Maxim C, Oksana D leads', () => {
    const start = round({ seats: 4, leader: 'D', row: '5 3 9 7 7 J 8 2 10' });
    const voted = played(start, 'D split 3 5', 'C vote white', 'A vote blue', 'B vote black', 'D vote black');
    expect(held(voted)).toEqual({ A: '7 7', B: '', C: '3 5 9', D: '', discard: '' });
    expect(voted.table.phase).toEqual({
      type: 'split',
      pile: { color: 'black', from: 5, to: 9, voters: [1, 3] },
      later: [],
    });
    expect([...podelim.legal(viewOf(voted, 'D'))]).toEqual([
      { type: 'split', first: 1, second: 2 },
      { type: 'split', first: 1, second: 3 },
      { type: 'split', first: 2, second: 3 },
    ]);
    expect(refusal(voted, 'D split 2 4')).toEqual({ code: 'bad-split', cards: 4 });
    const { state, events } = playing(voted, 'D split 2 3', 'D vote white', 'B vote black');
    expect(events).toEqual([
      {
        type: 'pile-split',
        seat: 3,
        pile: { color: 'black', from: 5, to: 9, voters: [1, 3] },
        parts: [
          { color: 'white', from: 5, to: 7 },
          { color: 'blue', from: 7, to: 8 },
          { color: 'black', from: 8, to: 9 },
        ],
      },
      { type: 'voted', seat: 3 },
      { type: 'voted', seat: 1 },
      { type: 'votes-revealed', votes: [null, 'black', null, 'white'] },
      { type: 'part-taken', seat: 3, part: { color: 'white', from: 5, to: 7 }, cards: ['J', '8'] },
      { type: 'part-unclaimed', part: { color: 'blue', from: 7, to: 8 }, cards: ['2'] },
      { type: 'part-taken', seat: 1, part: { color: 'black', from: 8, to: 9 }, cards: ['10'] },
      { type: 'jokers-placed', seat: 3, values: [8], automatic: true },
      { type: 'round-ended', round: 1 },
      { type: 'row-dealt', round: 2, leader: 0, row: start.deck.slice(0, 9) },
    ]);
    expect(held(state)).toEqual({ A: '7 7', B: '10', C: '3 5 9', D: '8 8J', discard: '2' });
  });

  test('[podelim 8.10] three contenders, then two of them again', () => {
    const first = played(
      round({ seats: 3, row: '10 10 9 8 J 7 6' }),
      'A split 1 6',
      'A vote blue',
      'B vote blue',
      'C vote blue',
    );
    expect(held(first)).toEqual({ A: '', B: '', C: '', discard: '6 10' });
    const second = played(first, 'A split 2 3', 'A vote white', 'B vote white', 'C vote black');
    expect(held(second)).toEqual({ A: '', B: '', C: '7 J', discard: '6 8 10' });
    expect(second.table.phase).toEqual({
      type: 'vote',
      pile: { color: 'white', from: 1, to: 3, voters: [0, 1] },
      parts: [
        { color: 'white', from: 1, to: 2 },
        { color: 'blue', from: 2, to: 3 },
      ],
      later: [],
      voted: [],
    });
    const end = played(second, 'A vote white', 'B vote blue');
    expect(held(end)).toEqual({ A: '10', B: '9', C: '7 7J', discard: '6 8 10' });
  });

  test('[podelim 8.11] the leader splits a contest without being a contender', () => {
    const state = played(
      round({ seats: 4, row: '2 3 4 5 6 7 8 9 10' }),
      'A split 4 8',
      'A vote black',
      'B vote white',
      'C vote white',
      'D vote blue',
    );
    expect(held(state)).toEqual({ A: '10', B: '', C: '', D: '6 7 8 9', discard: '' });
    expect(podelim.waitingFor(state)).toEqual([0]);
    expect(refusal(state, 'B split 1 2')).toEqual({ code: 'not-your-turn', turn: 0 });
    expect(refusal(state, 'C split 1 2')).toEqual({ code: 'not-your-turn', turn: 0 });
    const split = played(state, 'A split 1 2');
    expect(podelim.waitingFor(split)).toEqual([1, 2]);
    expect(podelim.seatsAllowedToAct(split)).toEqual([1, 2]);
    for (const seat of ['A', 'D'])
      expect(refusal(split, `${seat} vote white`)).toEqual({ code: 'not-a-contender', contenders: [1, 2] });
    expect(held(played(split, 'B vote white', 'C vote black'))).toEqual({
      A: '10',
      B: '2',
      C: '4 5',
      D: '6 7 8 9',
      discard: '3',
    });
  });

  test('[podelim 8.12] two contests: the left one is finished before the right one begins', () => {
    const first = playing(
      round({ seats: 4, row: '2 3 4 5 6 7 8 9 10' }),
      'A split 3 6',
      'A vote white',
      'B vote white',
      'C vote black',
      'D vote black',
    );
    const white = { color: 'white', from: 0, to: 3, voters: [0, 1] };
    const black = { color: 'black', from: 6, to: 9, voters: [2, 3] };
    const thirds = [
      { color: 'white', from: 0, to: 1 },
      { color: 'blue', from: 1, to: 2 },
      { color: 'black', from: 2, to: 3 },
    ];
    expect(first.state.table.phase).toEqual({
      type: 'vote',
      pile: white,
      parts: thirds,
      later: [black],
      voted: [],
    });
    expect(first.events.slice(6)).toEqual([
      {
        type: 'part-contested',
        part: { color: 'white', from: 0, to: 3 },
        cards: ['2', '3', '4'],
        contenders: [0, 1],
      },
      { type: 'part-unclaimed', part: { color: 'blue', from: 3, to: 6 }, cards: ['5', '6', '7'] },
      {
        type: 'part-contested',
        part: { color: 'black', from: 6, to: 9 },
        cards: ['8', '9', '10'],
        contenders: [2, 3],
      },
      { type: 'pile-split', seat: null, pile: white, parts: thirds },
    ]);
    const half = played(first.state, 'A vote white');
    for (const state of [first.state, half])
      for (const seat of ['C', 'D'])
        expect(refusal(state, `${seat} vote blue`)).toEqual({ code: 'not-a-contender', contenders: [0, 1] });
    const second = playing(half, 'B vote blue');
    expect(held(second.state)).toEqual({ A: '2', B: '3', C: '', D: '', discard: '4 5 6 7' });
    expect(second.events.at(-1)).toEqual({
      type: 'pile-split',
      seat: null,
      pile: black,
      parts: [
        { color: 'white', from: 6, to: 7 },
        { color: 'blue', from: 7, to: 8 },
        { color: 'black', from: 8, to: 9 },
      ],
    });
    expect(podelim.waitingFor(second.state)).toEqual([2, 3]);
    const end = played(second.state, 'C vote blue', 'D vote blue');
    expect(held(end)).toEqual({ A: '2', B: '3', C: '', D: '', discard: '4 5 6 7 8 9 10' });
    expect(end.table.leader).toBe(1);
  });

  test('[podelim 8.13] two pairs inside a contest of four', () => {
    const contest = played(
      round({ seats: 4, row: '1 2 3 4 5 6 7 8 9' }),
      'A split 1 3',
      ...['A', 'B', 'C', 'D'].map((seat) => `${seat} vote black`),
    );
    const state = played(
      contest,
      'A split 2 4',
      'A vote white',
      'B vote white',
      'C vote black',
      'D vote black',
    );
    const black = { color: 'black', from: 7, to: 9, voters: [2, 3] };
    expect(held(state)).toEqual({ A: '', B: '', C: '', D: '', discard: '1 2 3 6 7' });
    expect(state.table.phase).toEqual({
      type: 'vote',
      pile: { color: 'white', from: 3, to: 5, voters: [0, 1] },
      parts: [
        { color: 'white', from: 3, to: 4 },
        { color: 'blue', from: 4, to: 5 },
      ],
      later: [black],
      voted: [],
    });
    const last = played(state, 'A vote blue', 'B vote white');
    expect(last.table.phase).toEqual({
      type: 'vote',
      pile: black,
      parts: [
        { color: 'white', from: 7, to: 8 },
        { color: 'blue', from: 8, to: 9 },
      ],
      later: [],
      voted: [],
    });
    expect(held(played(last, 'C vote white', 'D vote blue'))).toEqual({
      A: '5',
      B: '4',
      C: '8',
      D: '9',
      discard: '1 2 3 6 7',
    });
  });

  test('a contest nested in the first one comes before the second one', () => {
    const split = played(
      round({ seats: 4, row: '1 2 3 4 5 6 7 8 9' }),
      'A split 4 5',
      'A vote white',
      'B vote white',
      'C vote black',
      'D vote black',
    );
    const black = { color: 'black', from: 5, to: 9, voters: [2, 3] };
    const white = { color: 'white', from: 0, to: 4, voters: [0, 1] };
    expect(split.table.phase).toEqual({ type: 'split', pile: white, later: [black] });
    const nested = played(split, 'A split 1 3', 'A vote blue', 'B vote blue');
    expect(nested.table.phase).toEqual({
      type: 'vote',
      pile: { color: 'blue', from: 1, to: 3, voters: [0, 1] },
      parts: [
        { color: 'white', from: 1, to: 2 },
        { color: 'blue', from: 2, to: 3 },
      ],
      later: [black],
      voted: [],
    });
    const second = played(nested, 'A vote white', 'B vote blue');
    expect(second.table.phase).toEqual({ type: 'split', pile: black, later: [] });
    expect(podelim.waitingFor(second)).toEqual([0]);
  });

  test('[podelim 8.14] the deepest recursion: 9, 7, 5, 3 cards, then all are discarded', () => {
    const all = ['A', 'B', 'C', 'D'].map((seat) => `${seat} vote blue`);
    const seven = played(round({ seats: 4, row: '1 2 3 4 5 6 7 8 9' }), 'A split 1 8', ...all);
    expect(seven.table.phase).toMatchObject({ type: 'split', pile: { from: 1, to: 8 } });
    const five = played(seven, 'A split 1 6', ...all);
    expect(five.table.phase).toMatchObject({ type: 'split', pile: { from: 2, to: 7 } });
    const three = played(five, 'A split 1 4', ...all);
    expect(three.table.phase).toMatchObject({ type: 'vote', pile: { from: 3, to: 6 } });
    const end = played(three, ...all);
    expect(held(end)).toEqual({ A: '', B: '', C: '', D: '', discard: '1 2 3 4 5 6 7 8 9' });
    expect(end.table).toMatchObject({ round: 2, leader: 1, ballot: 4 });
  });
});

describe('two players', () => {
  const split = () => played(round({ seats: 2, row: '4 4 J 10 2 9 8' }), 'A split 3 5');

  test('[podelim 8.15] the player who does not lead throws a part away before the vote', () => {
    const state = split();
    expect(state.table.phase).toEqual({
      type: 'discard',
      seat: 1,
      pile: { color: null, from: 0, to: 7, voters: [0, 1] },
      parts: [
        { color: 'white', from: 0, to: 3 },
        { color: 'blue', from: 3, to: 5 },
        { color: 'black', from: 5, to: 7 },
      ],
    });
    expect(podelim.waitingFor(state)).toEqual([1]);
    expect(podelim.seatsAllowedToAct(state)).toEqual([1]);
    expect(refusal(state, 'A discard blue')).toEqual({ code: 'not-your-turn', turn: 1 });
    expect(refusal(state, 'B vote white')).toEqual({ code: 'wrong-phase', phase: 'discard' });
    expect([...podelim.legal(viewOf(state, 'A'))]).toEqual([]);
    expect([...podelim.legal(viewOf(state, 'B'))]).toEqual([
      { type: 'discard-part', color: 'white' },
      { type: 'discard-part', color: 'blue' },
      { type: 'discard-part', color: 'black' },
    ]);
    const { state: discarded, events } = playing(state, 'B discard blue');
    expect(events).toEqual([
      { type: 'part-discarded', seat: 1, part: { color: 'blue', from: 3, to: 5 }, cards: ['10', '2'] },
    ]);
    expect(discarded.table).toEqual({
      ...state.table,
      owners: [null, null, null, 'discard', 'discard', null, null],
      discard: ['10', '2'],
      ballot: 1,
      phase: {
        type: 'vote',
        pile: { color: null, from: 0, to: 7, voters: [0, 1] },
        parts: [
          { color: 'white', from: 0, to: 3 },
          { color: 'black', from: 5, to: 7 },
        ],
        later: [],
        voted: [],
      },
    });
    expect(refusal(discarded, 'A vote blue')).toEqual({
      code: 'no-such-part',
      color: 'blue',
      open: ['white', 'black'],
    });
    const end = played(discarded, 'A vote white', 'B vote black');
    expect(held(end)).toEqual({ A: '4 4 4J', B: '8 9', discard: '2 10' });
    expect(end.table).toMatchObject({ round: 2, leader: 1 });
    expect(played(end, 'B split 1 2').table.phase).toMatchObject({ type: 'discard', seat: 0 });
  });

  test('[podelim 8.16] no part is thrown away in a contest', () => {
    const contest = played(split(), 'B discard blue', 'A vote white', 'B vote white');
    expect(held(contest)).toEqual({ A: '', B: '', discard: '2 8 9 10' });
    expect(contest.table.phase).toMatchObject({ type: 'vote', pile: { color: 'white', from: 0, to: 3 } });
    const { state, events } = playing(contest, 'A vote white', 'B vote black');
    expect(held(state)).toEqual({ A: '4', B: 'J', discard: '2 4 8 9 10' });
    expect(events.slice(-3, -1)).toEqual([
      { type: 'jokers-waiting', seat: 1, jokers: 1 },
      { type: 'round-ended', round: 1 },
    ]);
  });

  test('[podelim 8.16] nor when the leader splits the contest', () => {
    const contest = played(
      round({ seats: 2, row: '4 4 J 10 2 9 8' }),
      'A split 4 5',
      'B discard blue',
      'A vote white',
      'B vote white',
    );
    expect(played(contest, 'A split 1 2').table.phase).toMatchObject({
      type: 'vote',
      pile: { color: 'white' },
      parts: [{ color: 'white' }, { color: 'blue' }, { color: 'black' }],
    });
  });
});
