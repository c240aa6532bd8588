import { describe, expect, test } from 'vitest';
import { held, played, playing, refusal, round, viewOf } from '../../testing/podelim.ts';
import { deriveSeedFromTexts, fastRandom } from '../kernel/random.ts';
import { podelim, type State } from './game.ts';

const ONE_TO_SEVEN = '1 2 3 4 5 6 7';
const SEATS = ['A', 'B', 'C', 'D'];

/** Every round of a game in which all are away: who leads, the row, the deck. */
function rounds(start: State) {
  const random = fastRandom(1);
  const found = [{ leader: start.table.leader, row: start.table.row.length, deck: start.deck.length }];
  let state = start;
  for (;;) {
    const [seat] = podelim.waitingFor(state);
    if (seat === undefined) return found;
    const result = podelim.reduce(state, seat, podelim.pickIdleAction(podelim.view(state, seat), random));
    if (!result.ok) throw new Error(result.error.code);
    const { round } = state.table;
    state = result.value.state;
    if (state.table.round > round)
      found.push({ leader: state.table.leader, row: state.table.row.length, deck: state.deck.length });
  }
}

describe('set-up', () => {
  test('[podelim 8.1] 70 cards: v cards of each value v, and 15 jokers', () => {
    const { table, deck } = podelim.setup({ seats: 3, options: {}, seed: deriveSeedFromTexts('8.1') });
    const all = [...deck, ...table.row];
    const copies = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J'].map(
      (card) => all.filter((each) => each === card).length,
    );
    expect(copies).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15]);
    expect(all).toHaveLength(70);
  });

  test.each([2, 3, 4])('nobody of %i players has a card, and the leader splits the row', (seats) => {
    const state = podelim.setup({ seats, options: {}, seed: deriveSeedFromTexts('start') });
    const { leader, row } = state.table;
    expect(state.table).toEqual({
      round: 1,
      leader,
      row,
      owners: row.map(() => null),
      players: Array(seats).fill({ stacks: [], unattached: 0 }),
      discard: [],
      ballot: 0,
      revealed: Array(seats).fill(null),
      phase: {
        type: 'split',
        pile: { color: null, from: 0, to: seats === 4 ? 9 : 7, voters: [0, 1, 2, 3].slice(0, seats) },
        later: [],
      },
    });
    expect(podelim.openingEvents!(state)).toEqual([{ type: 'row-dealt', round: 1, leader, row }]);
    expect(state.votes).toEqual(Array(seats).fill(null));
    expect(podelim.waitingFor(state)).toEqual([leader]);
    expect(podelim.seatsAllowedToAct(state)).toEqual([leader]);
    expect(podelim.outcome(state)).toBeNull();
  });

  test('every seat may be the first leader, and the cards are shuffled', () => {
    const deals = Array.from({ length: 40 }, (_, i) =>
      podelim.setup({ seats: 4, options: {}, seed: deriveSeedFromTexts(`${i}`) }),
    );
    expect(new Set(deals.map(({ table }) => table.leader))).toEqual(new Set([0, 1, 2, 3]));
    expect(new Set(deals.map(({ table }) => table.row.join(' '))).size).toBe(40);
  });

  test.each([1, 5])('%i players cannot play', (seats) => {
    expect(() => podelim.setup({ seats, options: {}, seed: deriveSeedFromTexts('') })).toThrow(
      `podelim is played by 2 to 4, not by ${seats}`,
    );
  });

  test.each([
    ['two players, ten rounds of seven', 2],
    ['[podelim 8.2] three players, ten rounds of seven', 3],
  ])('%s', (_title, seats) => {
    const all = rounds(podelim.setup({ seats, options: {}, seed: deriveSeedFromTexts('8.2') }));
    const first = all[0]!.leader;
    expect(all).toEqual(
      [63, 56, 49, 42, 35, 28, 21, 14, 7, 0].map((deck, i) => ({
        leader: (first + i) % seats,
        row: 7,
        deck,
      })),
    );
  });

  test('[podelim 8.2] three players: the leaders are A B C A B C A B C A', () => {
    const first = round({ seats: 3, row: ONE_TO_SEVEN });
    expect(
      rounds(first)
        .map(({ leader }) => SEATS[leader])
        .join(' '),
    ).toBe('A B C A B C A B C A');
  });

  test('[podelim 8.3] four players: rows of nine, the eighth and last of seven, each leads twice', () => {
    const all = rounds(round({ seats: 4, row: '1 2 3 4 5 6 7 8 9' }));
    expect(all).toEqual(
      [61, 52, 43, 34, 25, 16, 7, 0].map((deck, i) => ({ leader: i % 4, row: i === 7 ? 7 : 9, deck })),
    );
  });
});

describe('split', () => {
  test.each([
    ['A split 0 3', { code: 'bad-split', cards: 7 }],
    ['A split 3 3', { code: 'bad-split', cards: 7 }],
    ['A split 5 2', { code: 'bad-split', cards: 7 }],
    ['A split 2 7', { code: 'bad-split', cards: 7 }],
    ['B split 2 5', { code: 'not-your-turn', turn: 0 }],
    ['A vote white', { code: 'wrong-phase', phase: 'split' }],
    ['B discard white', { code: 'wrong-phase', phase: 'split' }],
    ['A jokers', { code: 'wrong-phase', phase: 'split' }],
  ])('[podelim 8.4] %s is refused', (move, error) => {
    expect(refusal(round({ seats: 3, row: ONE_TO_SEVEN }), move)).toEqual(error);
  });

  test('[podelim 8.4] A split 2 5 gives parts of 2, 3 and 2 cards, for good', () => {
    const start = round({ seats: 3, row: ONE_TO_SEVEN });
    const { state, events } = playing(start, 'A split 2 5');
    const pile = { color: null, from: 0, to: 7, voters: [0, 1, 2] };
    const parts = [
      { color: 'white', from: 0, to: 2 },
      { color: 'blue', from: 2, to: 5 },
      { color: 'black', from: 5, to: 7 },
    ];
    expect(events).toEqual([{ type: 'pile-split', seat: 0, pile, parts }]);
    expect(state).toEqual({
      ...start,
      table: { ...start.table, ballot: 1, phase: { type: 'vote', pile, parts, later: [], voted: [] } },
    });
    expect(refusal(state, 'A split 1 2')).toEqual({ code: 'wrong-phase', phase: 'vote' });
  });

  test.each([
    [7, 15],
    [9, 28],
  ])('a row of %i can be split in %i ways', (cards, ways) => {
    const state = round({ seats: cards === 7 ? 3 : 4, row: '1 2 3 4 5 6 7 8 9'.slice(0, 2 * cards - 1) });
    expect([...podelim.legal(viewOf(state, 'A'))]).toHaveLength(ways);
    expect([...podelim.legal(viewOf(state, 'B'))]).toEqual([]);
  });
});

describe('votes', () => {
  test('[podelim 8.5] all different: everybody gets a part, nothing is discarded', () => {
    const start = round({ seats: 3, row: ONE_TO_SEVEN });
    const { state, events } = playing(start, 'A split 2 5', 'A vote white', 'B vote blue', 'C vote black');
    expect(held(state)).toEqual({ A: '1 2', B: '3 4 5', C: '6 7', discard: '' });
    expect(events.slice(1)).toEqual([
      { type: 'voted', seat: 0 },
      { type: 'voted', seat: 1 },
      { type: 'voted', seat: 2 },
      { type: 'votes-revealed', votes: ['white', 'blue', 'black'] },
      { type: 'part-taken', seat: 0, part: { color: 'white', from: 0, to: 2 }, cards: ['1', '2'] },
      { type: 'part-taken', seat: 1, part: { color: 'blue', from: 2, to: 5 }, cards: ['3', '4', '5'] },
      { type: 'part-taken', seat: 2, part: { color: 'black', from: 5, to: 7 }, cards: ['6', '7'] },
      { type: 'round-ended', round: 1 },
      { type: 'row-dealt', round: 2, leader: 1, row: start.deck.slice(0, 7) },
    ]);
    expect(state).toEqual({
      table: {
        round: 2,
        leader: 1,
        row: start.deck.slice(0, 7),
        owners: Array(7).fill(null),
        players: state.table.players,
        discard: [],
        ballot: 1,
        revealed: ['white', 'blue', 'black'],
        phase: {
          type: 'split',
          pile: { color: null, from: 0, to: 7, voters: [0, 1, 2] },
          later: [],
        },
      },
      votes: [null, null, null],
      deck: start.deck.slice(7),
    });
  });

  const contested = () =>
    playing(
      round({ seats: 3, row: ONE_TO_SEVEN }),
      'A split 2 5',
      'A vote white',
      'B vote black',
      'C vote black',
    );

  test('[podelim 8.6] an unclaimed part is discarded, a contest of two cards is halved', () => {
    const { state, events } = contested();
    const pile = { color: 'black', from: 5, to: 7, voters: [1, 2] };
    const parts = [
      { color: 'white', from: 5, to: 6 },
      { color: 'blue', from: 6, to: 7 },
    ];
    expect(events.slice(4)).toEqual([
      { type: 'votes-revealed', votes: ['white', 'black', 'black'] },
      { type: 'part-taken', seat: 0, part: { color: 'white', from: 0, to: 2 }, cards: ['1', '2'] },
      { type: 'part-unclaimed', part: { color: 'blue', from: 2, to: 5 }, cards: ['3', '4', '5'] },
      {
        type: 'part-contested',
        part: { color: 'black', from: 5, to: 7 },
        cards: ['6', '7'],
        contenders: [1, 2],
      },
      { type: 'pile-split', seat: null, pile, parts },
    ]);
    expect(state.table.phase).toEqual({ type: 'vote', pile, parts, later: [], voted: [] });
    expect(state.table.owners).toEqual([0, 0, 'discard', 'discard', 'discard', null, null]);
    expect(state.votes).toEqual([null, null, null]);
    expect(podelim.waitingFor(state)).toEqual([1, 2]);
    expect(refusal(state, 'A vote white')).toEqual({ code: 'not-a-contender', contenders: [1, 2] });
    expect([...podelim.legal(viewOf(state, 'A'))]).toEqual([]);
    expect([...podelim.legal(viewOf(state, 'B'))]).toEqual([
      { type: 'vote', ballot: 2, color: 'white' },
      { type: 'vote', ballot: 2, color: 'blue' },
    ]);
    const end = played(state, 'B vote white', 'C vote blue');
    expect(held(end)).toEqual({ A: '1 2', B: '6', C: '7', discard: '3 4 5' });
    expect(end.table.leader).toBe(1);
  });

  test('[podelim 8.7] two cards contested again: both are discarded, and there is no black part', () => {
    const { state } = contested();
    expect(refusal(state, 'B vote black')).toEqual({
      code: 'no-such-part',
      color: 'black',
      open: ['white', 'blue'],
    });
    const { state: end, events } = playing(state, 'B vote white', 'C vote white');
    expect(events).toEqual([
      { type: 'voted', seat: 1 },
      { type: 'voted', seat: 2 },
      { type: 'votes-revealed', votes: [null, 'white', 'white'] },
      { type: 'card-lost', part: { color: 'white', from: 5, to: 6 }, card: '6', contenders: [1, 2] },
      { type: 'part-unclaimed', part: { color: 'blue', from: 6, to: 7 }, cards: ['7'] },
      { type: 'round-ended', round: 1 },
      { type: 'row-dealt', round: 2, leader: 1, row: end.table.row },
    ]);
    expect(held(end)).toEqual({ A: '1 2', B: '', C: '', discard: '3 4 5 6 7' });
  });

  test('[podelim 8.8] a contested single card is discarded at once', () => {
    const start = round({ seats: 3, row: '3 9 4 5 6 7 8' });
    const { state, events } = playing(start, 'A split 1 2', 'A vote blue', 'B vote blue', 'C vote black');
    expect(held(state)).toEqual({ A: '', B: '', C: '4 5 6 7 8', discard: '3 9' });
    expect(events.slice(5, 8)).toEqual([
      { type: 'part-unclaimed', part: { color: 'white', from: 0, to: 1 }, cards: ['3'] },
      { type: 'card-lost', part: { color: 'blue', from: 1, to: 2 }, card: '9', contenders: [0, 1] },
      {
        type: 'part-taken',
        seat: 2,
        part: { color: 'black', from: 2, to: 7 },
        cards: ['4', '5', '6', '7', '8'],
      },
    ]);
    expect(state.table.round).toBe(2);
  });
});
