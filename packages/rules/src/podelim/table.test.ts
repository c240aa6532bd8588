import { describe, expect, test } from 'vitest';
import { actionOf, held, played, playerOf, playing, refusal, round, viewOf } from '../../testing/podelim.ts';
import { deriveSeedFromTexts, fastRandom } from '../kernel/random.ts';
import {
  action,
  DECK,
  options,
  ownedCards,
  podelim,
  podelimActionRefusal,
  podelimRoundCount,
  previewJokerPlacement,
  previewTakingPilePart,
  type State,
  sortCardsJokersLast,
} from './game.ts';

const voting = (seats: 2 | 3 | 4 = 3) => played(round({ seats, row: '1 2 3 4 5 6 7' }), 'A split 2 5');

describe('secrets', () => {
  test('[podelim 8.29] a player who has not voted sees who has, but no color and no deck', () => {
    const state = played(voting(), 'A vote white', 'B vote black');
    expect(viewOf(state, 'C')).toEqual({
      table: {
        ...voting().table,
        phase: { ...voting().table.phase, voted: [0, 1] },
      },
      me: 2,
      vote: null,
      deckSize: 63,
    });
    expect(viewOf(state, 'A')).toEqual({ ...viewOf(state, 'C'), me: 0, vote: 'white' });
    expect(podelim.view(state, 'spectator')).toEqual({ ...viewOf(state, 'C'), me: 'spectator' });
    const others = (['white', 'blue', 'black'] as const).map((color) =>
      viewOf(played(voting(), `A vote ${color}`, `B vote ${color}`), 'C'),
    );
    expect(new Set(others.map((view) => JSON.stringify(view))).size).toBe(1);
  });

  test('[podelim 8.29] the order of the deck is in no view', () => {
    const state = voting();
    const turned = { ...state, deck: [...state.deck].reverse() };
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(podelim.view(turned, viewer)).toEqual(podelim.view(state, viewer));
  });

  test('an imagined world keeps what is known: own vote, who voted, which cards are left', () => {
    const start = round({ seats: 3, row: '1 2 3 4 5 6 7', own: { B: '9 9J J', C: '10' } });
    const state = played(start, 'A split 2 5', 'A vote white', 'B vote black');
    const worlds = Array.from({ length: 60 }, (_, i) => podelim.imagine(viewOf(state, 'A'), fastRandom(i)));
    for (const world of worlds) {
      expect(world.table).toBe(state.table);
      expect(sortCardsJokersLast(world.deck)).toEqual(sortCardsJokersLast(state.deck));
      expect([world.votes[0], world.votes[2]]).toEqual(['white', null]);
    }
    expect(new Set(worlds.map(({ votes }) => votes[1]))).toEqual(new Set(['white', 'blue', 'black']));
    expect(new Set(worlds.map(({ deck }) => deck.join())).size).toBe(60);
  });

  test('[podelim 8.30] a vote may be changed until the last one, and nobody sees it', () => {
    const first = played(voting(), 'A vote white');
    expect(podelim.waitingFor(first)).toEqual([1, 2]);
    expect(podelim.seatsAllowedToAct(first)).toEqual([0, 1, 2]);
    const changed = playing(first, 'A vote black');
    expect(changed.events).toEqual([]);
    expect(changed.state).toEqual({ ...first, votes: ['black', null, null] });
    expect(changed.state.table).toBe(first.table);
    const { state, events } = playing(changed.state, 'B vote blue', 'C vote blue');
    expect(events[2]).toEqual({ type: 'votes-revealed', votes: ['black', 'blue', 'blue'] });
    expect(refusal(state, 'A vote white')).toEqual({ code: 'not-a-contender', contenders: [1, 2] });
    // B votes again already, but a change of mind about the first vote came too late.
    expect(podelim.reduce(state, 1, { type: 'vote', ballot: 1, color: 'white' })).toEqual({
      ok: false,
      error: { code: 'wrong-phase', phase: 'vote' },
    });
    expect(podelim.reduce(state, 1, { type: 'vote', ballot: 2, color: 'white' }).ok).toBe(true);
    const over = played(voting(), 'A vote white', 'B vote blue', 'C vote black');
    for (const seat of ['A', 'B', 'C'])
      expect(refusal(over, `${seat} vote white`)).toEqual({ code: 'wrong-phase', phase: 'split' });
  });
});

describe('an absent player', () => {
  const idle = (state: State, seat: string, seed = 1) =>
    podelim.pickIdleAction(viewOf(state, seat), fastRandom(seed));

  test.each([
    ['[podelim 8.31] 7 cards: 2, 3, 2', 7, [2, 5]],
    ['[podelim 8.31] a contest of 4 cards: 1, 2, 1', 4, [1, 3]],
    ['5 cards: 2, 1, 2', 5, [2, 3]],
    ['6 cards: 2, 2, 2', 6, [2, 4]],
  ])('%s', (_title, cards, [first, second]) => {
    const start = round({ seats: 4, row: '1 2 3 4 5 6 7 8 9' });
    const moves = [`A split 1 ${1 + cards}`, ...['A', 'B', 'C', 'D'].map((seat) => `${seat} vote blue`)];
    expect(idle(played(start, ...moves), 'A')).toEqual({ type: 'split', first, second });
  });

  test('9 cards: 3, 3, 3', () => {
    const start = round({ seats: 4, row: '1 2 3 4 5 6 7 8 9' });
    expect(idle(start, 'A')).toEqual({ type: 'split', first: 3, second: 6 });
  });

  test.each([
    ['2 5', 'white'],
    ['3 5', 'blue'],
    ['3 6', 'black'],
    ['3 4', 'blue'],
    ['1 2', 'white'],
  ])('two players, split %s: the smallest part is discarded, the left one of equals', (cuts, color) => {
    const state = played(round({ seats: 2, row: '1 2 3 4 5 6 7' }), `A split ${cuts}`);
    expect(idle(state, 'B')).toEqual({ type: 'discard-part', color });
  });

  test('any part that is left may get the vote', () => {
    const state = played(round({ seats: 2, row: '1 2 3 4 5 6 7' }), 'A split 2 5', 'B discard blue');
    const votes = Array.from({ length: 30 }, (_, seed) => JSON.stringify(idle(state, 'A', seed)));
    expect(new Set(votes)).toEqual(
      new Set(['white', 'black'].map((color) => JSON.stringify({ type: 'vote', ballot: 1, color }))),
    );
  });

  test.each([
    ['[podelim 8.31] 5 x2, 8 x2, 3 x1: the joker makes it 8 x3', '3 5 5 8 8 J', [8], '3 5 5 8 8 8J'],
    ['the biggest stack gets all jokers', '3 3 3 5 8 J J', [3, 3], '3 3 3 3J 3J 5 8'],
    ['jokers make a stack big, too', '3 3J 3J 5 5 8 J', [3], '3 3J 3J 3J 5 5 8'],
  ])('%s', (_title, own, values, after) => {
    const start = round({ seats: 3, row: '1 2 3 4 5 6 7', own: { B: own } });
    const state = played(start, 'A split 1 2', 'A vote white', 'B vote white', 'C vote white');
    expect(idle(state, 'B')).toEqual({ type: 'place-jokers', values });
    expect(held(played(state, `B jokers ${values.join(' ')}`))).toMatchObject({ B: after });
  });
});

describe('conservation', () => {
  test.each([2, 3, 4])(
    '[podelim 8.32] every card is in one place after every action, %i players',
    (seats) => {
      let state = podelim.setup({ seats, options: {}, seed: deriveSeedFromTexts('8.32') });
      const random = fastRandom(32);
      for (;;) {
        const { table, deck } = state;
        const open = table.row.filter((_, i) => table.owners[i] === null);
        const all = [...deck, ...open, ...table.discard, ...table.players.flatMap(ownedCards)];
        expect(all).toHaveLength(70);
        expect(sortCardsJokersLast(all)).toEqual(DECK);
        const [seat] = podelim.waitingFor(state);
        if (seat === undefined) break;
        const result = podelim.reduce(state, seat, podelim.pickIdleAction(podelim.view(state, seat), random));
        if (!result.ok) throw new Error(result.error.code);
        state = result.value.state;
      }
      expect(state.table.round).toBe(podelimRoundCount(seats));
    },
  );
});

describe('explanations for the table', () => {
  test('why: the majority table, and what the deck still holds', () => {
    const state = round({ seats: 3, row: '1 2 3 4 J 6 7', own: { A: '10 10J 9', B: '10 10 8', C: 'J' } });
    const { majorities, points, ranking, jokersInDeck } = podelim.explain(viewOf(state, 'B'));
    expect(majorities.map(({ inDeck }) => inDeck)).toEqual([0, 1, 2, 3, 5, 5, 6, 7, 8, 7]);
    expect(majorities[9]).toEqual({
      value: 10,
      counts: [2, 2, 0],
      jokers: [1, 0, 0],
      winners: [0, 1],
      inDeck: 7,
    });
    expect(points).toEqual([19, 18, 0]);
    expect(ranking).toEqual([
      { seat: 0, place: 1, score: 19, decidedBy: null },
      { seat: 1, place: 2, score: 18, decidedBy: null },
      { seat: 2, place: 3, score: 0, decidedBy: null },
    ]);
    expect(jokersInDeck).toBe(12);
  });

  test('cards that were taken in this round are counted once', () => {
    const state = played(voting(), 'A vote white', 'B vote black', 'C vote black');
    const { majorities, jokersInDeck } = podelim.explain(viewOf(state, 'A'));
    expect(majorities.map(({ inDeck }) => inDeck)).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 9, 10]);
    expect(jokersInDeck).toBe(15);
  });

  test('a part can be tried on before the vote', () => {
    const start = round({ seats: 3, row: '1 7 7 J 5 6 6', own: { A: '7', B: '7 7', C: '6' } });
    const state = played(start, 'A split 1 4');
    const preview = previewTakingPilePart(viewOf(state, 'A'), 'blue');
    if (!preview.ok) throw new Error(preview.error.code);
    const { majorities, ...rest } = preview.value;
    expect(rest).toEqual({ cards: ['7', '7', 'J'], points: [7, 0, 6], changed: [7] });
    expect(majorities[6]).toEqual({ value: 7, counts: [3, 2, 0], jokers: [0, 0, 0], winners: [0] });
    expect(previewTakingPilePart(viewOf(state, 'B'), 'black')).toMatchObject({
      value: { cards: ['5', '6', '6'], points: [0, 18, 0], changed: [5, 6] },
    });
    expect(previewTakingPilePart(viewOf(state, 'C'), 'black')).toMatchObject({ value: { changed: [5] } });
    expect(previewTakingPilePart(podelim.view(state, 'spectator'), 'blue')).toEqual({
      ok: false,
      error: { code: 'not-a-contender', contenders: [0, 1, 2] },
    });
    expect(previewTakingPilePart(viewOf(start, 'A'), 'blue')).toEqual({
      ok: false,
      error: { code: 'wrong-phase', phase: 'split' },
    });
  });

  test('jokers can be tried one after the other', () => {
    const start = round({ seats: 3, row: '1 2 3 4 5 6 7', own: { B: '3 8 J J', C: '3 8 8' } });
    const state = played(start, 'A split 1 2', 'A vote white', 'B vote white', 'C vote white');
    const preview = (values: (3 | 5 | 8)[]) => previewJokerPlacement(viewOf(state, 'B'), values);
    expect(preview([])).toMatchObject({ value: { cards: [], points: [0, 3, 11], changed: [] } });
    expect(preview([3])).toMatchObject({ value: { cards: ['J'], points: [0, 3, 8], changed: [3] } });
    expect(preview([3, 8])).toMatchObject({
      value: { cards: ['J', 'J'], points: [0, 11, 8], changed: [3, 8] },
    });
    expect(preview([8, 8])).toMatchObject({ value: { points: [0, 11, 3], changed: [8] } });
    expect(preview([8, 8, 8])).toEqual({
      ok: false,
      error: { code: 'bad-joker-count', jokers: 2, placed: 3 },
    });
    expect(preview([5])).toEqual({ ok: false, error: { code: 'no-such-stack', value: 5 } });
    expect(previewJokerPlacement(viewOf(state, 'C'), [3])).toEqual({
      ok: false,
      error: { code: 'not-your-turn', turn: 1 },
    });
  });

  test.each([
    ['A split 2 5', 'split', null],
    ['A split 2 7', 'split', { code: 'bad-split', cards: 7 }],
    ['B split 2 5', 'split', { code: 'not-your-turn', turn: 0 }],
    ['B discard blue', 'discard', null],
    ['A discard blue', 'discard', { code: 'not-your-turn', turn: 1 }],
    ['A vote white', 'vote', null],
    ['A vote blue', 'vote', { code: 'no-such-part', color: 'blue', open: ['white', 'black'] }],
    ['A jokers 5', 'vote', { code: 'wrong-phase', phase: 'vote' }],
    ['B jokers 5', 'sort', null],
    ['B jokers 6', 'sort', { code: 'no-such-stack', value: 6 }],
  ])('refusalOf agrees with reduce: %s in %s', (move, phase, error) => {
    const start = round({ seats: 2, row: '1 2 3 4 J 6 7', own: { B: '5 9 J' } });
    const moves = ['A split 1 5', 'B discard blue', 'A vote white', 'B vote white'];
    const count = { split: 0, discard: 1, vote: 2, sort: 4 }[phase]!;
    const state = played(start, ...moves.slice(0, count));
    expect(state.table.phase.type).toBe(phase);
    expect(podelimActionRefusal(viewOf(state, move[0]!), actionOf(state, move.slice(2)))).toEqual(error);
    expect(refusal(state, move)).toEqual(error);
  });

  test('a spectator may do nothing', () => {
    const state = voting();
    const view = podelim.view(state, 'spectator');
    expect([...podelim.legal(view)]).toEqual([]);
    expect(podelimActionRefusal(view, { type: 'vote', ballot: 1, color: 'white' })).toEqual({
      code: 'not-a-contender',
      contenders: [0, 1, 2],
    });
  });

  test('the discard pile is shown lowest first, jokers last', () => {
    expect(sortCardsJokersLast(['J', '10', '2', '9', 'J', '1'])).toEqual(['1', '2', '9', '10', 'J', 'J']);
  });

  test('all cards of a player', () => {
    expect(ownedCards(playerOf('2 2 2J 9 J J'))).toEqual(['2', '2', 'J', '9', 'J', 'J']);
  });

  test.each([
    [2, 10],
    [3, 10],
    [4, 8],
  ])('%i players play %i rounds', (seats, count) => {
    expect(podelimRoundCount(seats)).toBe(count);
  });
});

describe('schemas', () => {
  test('there is nothing to choose', () => {
    expect(options.parse({})).toEqual({});
    expect(options.safeParse({ firstLeader: 0 }).success).toBe(false);
  });

  test.each<[unknown, boolean]>([
    [{ type: 'split', first: 0, second: 9 }, true],
    [{ type: 'split', first: -1, second: 3 }, false],
    [{ type: 'split', first: 1, second: 10 }, false],
    [{ type: 'split', first: 1.5, second: 3 }, false],
    [{ type: 'split', first: Number.NaN, second: 3 }, false],
    [{ type: 'split', first: 1 }, false],
    [{ type: 'split', first: 1, second: 2, third: 3 }, false],
    [{ type: 'discard-part', color: 'blue' }, true],
    [{ type: 'discard-part', color: 'green' }, false],
    [{ type: 'discard-part', color: 'blue', seat: 1 }, false],
    [{ type: 'vote', ballot: 1, color: 'black' }, true],
    [{ type: 'vote', ballot: 999, color: 'white' }, true],
    [{ type: 'vote', ballot: 0, color: 'black' }, false],
    [{ type: 'vote', ballot: 1000, color: 'black' }, false],
    [{ type: 'vote', color: 'black' }, false],
    [{ type: 'vote', ballot: 1, color: 'black', seat: 1 }, false],
    [{ type: 'place-jokers', values: [] }, true],
    [{ type: 'place-jokers', values: Array(15).fill(10) }, true],
    [{ type: 'place-jokers', values: Array(16).fill(10) }, false],
    [{ type: 'place-jokers', values: [0] }, false],
    [{ type: 'place-jokers', values: [11] }, false],
    [{ type: 'place-jokers', values: ['5'] }, false],
    [{ type: 'place-jokers', values: [5], seat: 1 }, false],
    [{ type: 'pass' }, false],
    [null, false],
  ])('%j is an action: %s', (input, valid) => {
    expect(action.safeParse(input).success).toBe(valid);
  });
});
