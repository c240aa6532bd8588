import { describe, expect, test } from 'vitest';
import { cards, codeOf, placed, position } from '../../testing/iota.ts';
import { fastRandom } from '../kernel/random.ts';
import { err, ok } from '../kernel/result.ts';
import { type Action, type Card, iota, type State } from './game.ts';

const pass = (swap: string, recycles = ''): Action => ({
  type: 'pass',
  recycles: placed(recycles),
  swap: cards(swap),
});
/** Everybody in turn. */
function inTurn(start: State, ...actions: readonly Action[]): State {
  return actions.reduce((state, action) => {
    const result = iota.reduce(state, state.table.turn, action);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value.state;
  }, start);
}

describe('passing', () => {
  const before = position({
    grid: 'RS1@0,0',
    hands: ['YC1 YC2 YC3 YC4', 'GC1 GC2'],
    deck: 'RT1 GT1 BT1',
    scores: [5, 7],
  });
  test('[iota 8.27] swapped cards go under the deck, then as many are drawn', () => {
    expect(iota.reduce(before, 0, pass('YC1 YC2'))).toEqual(
      ok({
        state: {
          ...before,
          table: {
            ...before.table,
            turn: 1,
            quiet: 1,
            under: [0, 0],
            last: { seat: 0, recycles: [], placements: [], swapped: 2, score: null },
          },
          hands: [cards('YC3 YC4 RT1 GT1'), cards('GC1 GC2')],
          deck: cards('BT1 YC1 YC2'),
          sunk: [cards('YC1 YC2'), []],
        },
        events: [{ type: 'passed', seat: 0, swapped: 2 }],
      }),
    );
    expect(iota.reduce(before, 0, pass('YC1 YC2 YC3 YC4'))).toEqual(
      err({ code: 'swap-too-many', count: 4, deckSize: 3 }),
    );
    expect(inTurn(before, pass('YC4 YC1 YC2')).deck).toEqual(cards('YC4 YC1 YC2'));
    expect(iota.reduce(before, 0, pass('YC1 RT1'))).toEqual(err({ code: 'card-not-in-hand', card: 'RT1' }));
    expect(iota.reduce(before, 0, pass('YC1 YC1'))).toEqual(err({ code: 'card-not-in-hand', card: 'YC1' }));
  });
  test('[iota 8.27] an empty deck lets nobody swap', () => {
    const empty = position({ grid: 'RS1@0,0', hands: ['YC1 YC2 YC3 YC4', 'GC1'], deck: '' });
    expect(codeOf(iota.reduce(empty, 0, pass('')))).toBe('legal');
    expect(iota.reduce(empty, 0, pass('YC1'))).toEqual(err({ code: 'swap-too-many', count: 1, deckSize: 0 }));
  });
  test('a pass without a swap changes neither cards nor grid, not even their references', () => {
    const after = inTurn(before, pass(''));
    expect(after.table.grid).toBe(before.table.grid);
    expect(after.table.scores).toBe(before.table.scores);
    expect(after.table.tallies).toBe(before.table.tallies);
    expect(after.table.handSizes).toBe(before.table.handSizes);
    expect(after.sunk).toBe(before.sunk);
    expect(after.knows).toBe(before.knows);
    expect(after.hands).toEqual(before.hands);
    expect(after.deck).toEqual(before.deck);
  });
  test('legal lists every choice and order of a swap that the deck allows', () => {
    const swaps = (deck: string) =>
      [
        ...iota.legal(iota.view(position({ grid: 'RS1@0,0', hands: ['YC1 YC2 YC3 YC4', ''], deck }), 0)),
      ].flatMap((action) => (action.type === 'pass' ? [action.swap.join(' ')] : []));
    expect(swaps('')).toEqual(['']);
    expect(swaps('RT1')).toEqual(['', 'YC1', 'YC2', 'YC3', 'YC4']);
    expect(swaps('RT1 RT2 RT3')).toHaveLength(1 + 4 + 12 + 24);
    const all = swaps('RT1 RT2 RT3 RT4 RS2');
    expect(all).toHaveLength(65);
    expect(new Set(all).size).toBe(65);
    expect(all).toContain('YC4 YC2 YC1 YC3');
  });
  test('an absent player passes and swaps nothing', () => {
    expect(iota.pickIdleAction(iota.view(before, 0), fastRandom(1))).toEqual({
      type: 'pass',
      recycles: [],
      swap: [],
    });
  });
});

describe('the end', () => {
  const three = (deck: string, quiet = 0) =>
    position({
      grid: 'RC1@0,0 RC3@1,0 W1@2,0',
      hands: ['RC2 BS1', 'GT1', 'GT2 RC4'],
      deck,
      quiet,
      scores: [12, 40, 3],
    });
  test('[iota 8.28] an empty deck and a round of passes: stalemate', () => {
    const two = inTurn(three(''), pass(''), pass(''));
    expect(two.table.over).toBeNull();
    expect([two.table.quiet, iota.explain(iota.view(two, 2)).quietLeft]).toEqual([2, 1]);
    const result = iota.reduce(two, 2, pass(''));
    const over = {
      reason: 'stalemate',
      hands: [cards('RC2 BS1'), cards('GT1'), cards('GT2 RC4')],
      removed: [],
    };
    expect(result.ok && result.value.events).toEqual([
      { type: 'passed', seat: 2, swapped: 0 },
      { type: 'game-ended', ...over },
    ]);
    expect(result.ok && result.value.state.table.over).toEqual(over);
    expect(result.ok && iota.outcome(result.value.state)?.ranking).toEqual([
      { seat: 1, place: 1, score: 40, decidedBy: null },
      { seat: 0, place: 2, score: 12, decidedBy: null },
      { seat: 2, place: 3, score: 3, decidedBy: null },
    ]);
  });
  test('[iota 8.28] a recycle is not quiet, even in the pass that would have been the last', () => {
    const state = inTurn(three(''), pass(''), pass(''), pass('', 'RC4@2,0'));
    expect([state.table.quiet, state.table.over]).toEqual([0, null]);
    expect(inTurn(state, pass(''), pass('')).table.over).toBeNull();
    expect(inTurn(state, pass(''), pass(''), pass('')).table.over?.reason).toBe('stalemate');
  });
  test('[iota 8.28] with cards in the deck it takes three rounds, swaps or not', () => {
    const eight = Array.from({ length: 8 }, () => pass(''));
    const state = inTurn(three('YP1 YP2 YP3 YP4 BP1'), pass('BS1'), ...eight.slice(1));
    expect([state.table.quiet, state.table.over]).toEqual([8, null]);
    expect(iota.waitingFor(state)).toEqual([2]);
    expect(inTurn(state, pass('GT2')).table.over?.reason).toBe('stalemate');
  });
  test('[iota 8.28] a play resets the count', () => {
    const state = three('', 2);
    const play: Action = { type: 'play', recycles: [], placements: placed('BS1@0,1') };
    expect(inTurn(state, play).table).toMatchObject({ quiet: 0, over: null, turn: 1 });
    expect(inTurn(state, pass('')).table.over?.reason).toBe('stalemate');
  });
  const finished = (scores: readonly number[], options = {}, hands = ['GT1', 'BT1 BT2', 'YT1 YT2']) =>
    inTurn(
      position({ grid: 'RS1@0,0', hands, deck: '', scores, quiet: scores.length - 1, options }),
      pass(''),
    );
  test('[iota 8.29] equal scores share a place', () => {
    expect(iota.outcome(finished([120, 120, 90]))).toEqual({
      ranking: [
        { seat: 0, place: 1, score: 120, decidedBy: null },
        { seat: 1, place: 1, score: 120, decidedBy: null },
        { seat: 2, place: 3, score: 90, decidedBy: null },
      ],
      breakdown: [
        { key: 'lines', round: null, points: [120, 120, 90] },
        { key: 'chains', round: null, points: [0, 0, 0] },
        { key: 'four-cards', round: null, points: [0, 0, 0] },
        { key: 'last-card', round: null, points: [0, 0, 0] },
      ],
    });
  });
  test("[iota 8.29] the children's game: who gets rid of the last card wins, and nothing is scored", () => {
    const state = position({
      grid: 'RS1@0,0',
      hands: ['BT1', 'RT1 RT2 RT3', 'YT1'],
      deck: '',
      options: { scoring: false },
    });
    const result = iota.reduce(state, 0, { type: 'play', recycles: [], placements: placed('BT1@1,0') });
    if (!result.ok) throw new Error(result.error.code);
    expect(result.value.events.map(({ type }) => type)).toEqual(['placed', 'game-ended']);
    expect(result.value.state.table.scores).toBe(state.table.scores);
    expect(result.value.state.table.tallies).toBe(state.table.tallies);
    expect(result.value.state.table.last?.score).toBeNull();
    expect(iota.outcome(result.value.state)).toEqual({
      ranking: [
        { seat: 0, place: 1, score: 0, decidedBy: null },
        { seat: 2, place: 2, score: 0, decidedBy: 'cards-left' },
        { seat: 1, place: 3, score: 0, decidedBy: 'cards-left' },
      ],
      breakdown: [{ key: 'cards-left', round: null, points: [0, 3, 1] }],
    });
  });
  test("[iota 8.29] the children's game in a stalemate: the fewest cards, ties shared", () => {
    const outcome = iota.outcome(finished([0, 0, 0], { scoring: false }, ['GT1 GT2', 'BT1', 'YT1']));
    expect(outcome?.ranking.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
    ]);
  });
  test('at the end hands and removed cards lie open, for spectators too', () => {
    const state = position({
      grid: 'RS1@0,0',
      hands: ['BT1', 'RT1 RT2'],
      deck: '',
      removed: 'YC1 YC2',
      options: { deck: 'half' },
    });
    const result = iota.reduce(state, 0, { type: 'play', recycles: [], placements: placed('BT1@1,0') });
    expect(result.ok && iota.view(result.value.state, 'spectator').table.over).toEqual({
      reason: 'last-card',
      hands: [[], cards('RT1 RT2')],
      removed: cards('YC1 YC2'),
    });
  });
});

describe('public state', () => {
  const before = position({
    grid: 'RS1@0,0',
    hands: ['YC1 YC2 YC3 YC4', 'GC1 GC2 GC3 GC4', 'BC1 BC2 BC3 BC4'],
    deck: 'RT1 GT1 BT1 YT1',
    removed: 'YP1 YP2',
    options: { deck: 'half' },
  });
  const secrets = (...seen: readonly string[]) =>
    [...before.hands.flat(), ...before.deck, ...before.removed].filter((card) => !seen.includes(card));
  test('[iota 8.30] a view holds the own hand and the counts, no other card', () => {
    const passed = iota.reduce(before, 0, pass('YC1 YC2'));
    if (!passed.ok) throw new Error(passed.error.code);
    expect(passed.value.events).toEqual([{ type: 'passed', seat: 0, swapped: 2 }]);
    const { state } = passed.value;
    const view = iota.view(state, 1);
    expect(view).toEqual({ table: state.table, me: 1, hand: cards('GC1 GC2 GC3 GC4'), sunk: [], knows: [] });
    expect(view.table).toMatchObject({ handSizes: [4, 4, 4], deckSize: 4, under: [0, 0], scores: [0, 0, 0] });
    const text = JSON.stringify(view);
    for (const card of secrets('GC1', 'GC2', 'GC3', 'GC4')) expect(text).not.toContain(card);
    const watching = JSON.stringify(iota.view(state, 'spectator'));
    for (const card of secrets()) expect(watching).not.toContain(card);
    expect(iota.view(state, 'spectator')).toEqual({
      table: state.table,
      me: 'spectator',
      hand: [],
      sunk: [],
      knows: [],
    });
    expect(iota.view(state, 0).sunk).toEqual(cards('YC1 YC2'));
  });
  test('[iota 8.30] acting out of turn', () => {
    expect(iota.reduce(before, 1, pass(''))).toEqual(err({ code: 'not-your-turn' }));
    expect([iota.waitingFor(before), iota.seatsAllowedToAct(before)]).toEqual([[0], [0]]);
    expect([...iota.legal(iota.view(before, 1)), ...iota.legal(iota.view(before, 'spectator'))]).toEqual([]);
  });
  test('a player who put a card under the deck knows who draws it, until it is played or swapped', () => {
    const start = position({ grid: 'RS1@0,0', hands: ['YC1 YC2', 'GC1 GC2', 'BC1 BC2'], deck: 'RT1 GT1' });
    const sunk = inTurn(start, pass('YC1 YC2')); // draws RT1 GT1, the deck is YC1 YC2
    expect([sunk.deck, sunk.table.under, sunk.sunk]).toEqual([
      cards('YC1 YC2'),
      [0, 0],
      [cards('YC1 YC2'), [], []],
    ]);
    const drawn = inTurn(sunk, pass('GC1')); // draws YC1
    expect(drawn).toMatchObject({
      hands: [cards('RT1 GT1'), cards('GC2 YC1'), cards('BC1 BC2')],
      deck: cards('YC2 GC1'),
      sunk: [['YC2'], ['GC1'], []],
      knows: [[{ seat: 1, card: 'YC1' }], [], []],
    });
    expect(drawn.table.under).toEqual([0, 1]);
    const both = inTurn(drawn, pass('BC1 BC2')); // draws YC2 and GC1
    expect(both).toMatchObject({
      deck: cards('BC1 BC2'),
      sunk: [[], [], cards('BC1 BC2')],
      knows: [
        [
          { seat: 1, card: 'YC1' },
          { seat: 2, card: 'YC2' },
        ],
        [{ seat: 2, card: 'GC1' }],
        [],
      ],
    });
    expect(both.table.under).toEqual([2, 2]);
    expect(drawn.sunk[2]).toBe(sunk.sunk[2]);
    expect(drawn.knows[2]).toBe(sunk.knows[2]);
    const kept = inTurn(both, pass(''), pass(''));
    expect(kept.knows).toBe(both.knows);
    const swapped = inTurn(kept, pass('YC2')); // draws BC1, own card: nothing new for anybody
    expect(swapped.knows).toEqual([[{ seat: 1, card: 'YC1' }], [], []]);
    expect(swapped).toMatchObject({ deck: cards('BC2 YC2'), sunk: [[], [], cards('BC2 YC2')] });
    const played = inTurn(swapped, pass(''), { type: 'play', recycles: [], placements: placed('YC1@0,1') });
    expect(played.knows).toEqual([
      [],
      [],
      [
        { seat: 1, card: 'BC2' },
        { seat: 1, card: 'YC2' },
      ],
    ]);
    expect(played.table.under).toEqual([]);
    expect(
      inTurn(both, pass(''), { type: 'play', recycles: [], placements: placed('GC2@0,1') }).knows[0],
    ).toContainEqual({
      seat: 1,
      card: 'YC1',
    });
  });
  test('a known card that recycles a wild is known to be in that hand no more', () => {
    const start = position({ grid: 'RS1@0,0 W1@1,0', hands: ['YC1', 'GC1'], deck: 'RT1' });
    const drawn = inTurn(start, pass('YC1'), pass('GC1'));
    expect(drawn.knows[0]).toEqual([{ seat: 1, card: 'YC1' }]);
    expect(inTurn(drawn, pass(''), pass('', 'YC1@1,0')).knows[0]).toEqual([]);
  });
  test('an imagined world keeps all that the viewer knows', () => {
    const start = position({
      grid: 'RS1@0,0 W1@1,0',
      hands: ['YC1 YC2', 'GC1 GC2', 'BC1 BC2'],
      deck: 'RT1 GT1 BT1',
    });
    const state = inTurn(start, pass('YC1 YC2'), pass('', 'GC1@1,0'), pass('BC1 BC2'));
    for (const seed of Array(30).keys()) {
      const world = iota.imagine(iota.view(state, 0), fastRandom(seed));
      expect(world.hands[0]).toEqual(state.hands[0]);
      expect(world.hands[1]).toContain('W1');
      expect(world.hands[2]).toContain('YC1');
      expect(world.deck.at(-3)).toBe('YC2');
      expect(world.sunk).toEqual([['YC2'], [], world.deck.slice(-2)]);
      expect(world.knows).toEqual([[{ seat: 2, card: 'YC1' }], [], []]);
      expect(world.table).toBe(state.table);
    }
    const decks = new Set(
      [...Array(30).keys()].map((seed) => iota.imagine(iota.view(state, 1), fastRandom(seed)).deck.join()),
    );
    expect(decks.size).toBeGreaterThan(20);
  });
  test('half a deck never removes a wild in an imagined world', () => {
    const state = iota.setup({
      seats: 2,
      options: { deck: 'half', scoring: true, firstPlayer: 0, wildHints: true },
      seed: '0'.repeat(64),
    });
    for (const seed of Array(30).keys()) {
      const world = iota.imagine(iota.view(state, 'spectator'), fastRandom(seed));
      const dealt: readonly Card[] = [...world.deck, ...world.hands.flat()];
      expect(world.removed).toHaveLength(32);
      expect(dealt).toContain('W1');
      expect(dealt).toContain('W2');
      expect(world.removed).not.toEqual(state.removed);
    }
  });
});
