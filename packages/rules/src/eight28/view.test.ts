import { describe, expect, test } from 'vitest';
import { blue, cards, declineAll, play, round } from '../../testing/eight28.ts';
import { fastRandom } from '../kernel/random.ts';
import {
  DECK,
  eight28,
  eight28ActionRefusal,
  knownHoleCards,
  nextCardOddsOf,
  potHalfPreviewsOf,
  unseenCards,
} from './game.ts';

const start = round({ hands: ['4 X', '10 9', '7', '8 X X'], dealer: 3, pot: blue(5), deck: '3 2' });

describe('what a player sees', () => {
  test('[eight28 8.28] before the reveal a view holds the own hole card only, and no deck order', () => {
    expect(eight28.view(start, 1)).toEqual({ table: start.table, me: 1, hole: '10', deckSize: 43 });
    expect(eight28.view(start, 'spectator')).toEqual({
      table: start.table,
      me: 'spectator',
      hole: null,
      deckSize: 43,
    });
    expect(start.table.phase).toEqual({ type: 'offer' });
    expect(knownHoleCards(eight28.view(start, 1))).toEqual([null, '10', null, null]);
    expect(knownHoleCards(eight28.view(start, 'spectator'))).toEqual([null, null, null, null]);
  });

  test('[eight28 8.28] after the reveal everybody sees every hole card', () => {
    const { state } = declineAll(start);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(knownHoleCards(eight28.view(state, viewer))).toEqual(['4', '10', '7', '8']);
    expect([...unseenCards(eight28.view(state, 2))].sort()).toEqual([...state.deck].sort());
  });

  test('a view shares its parts with the state', () => {
    const { state } = play(start, 'A take');
    expect(eight28.view(state, 1).table).toBe(state.table);
    expect(state.table.open[1]).toBe(start.table.open[1]);
    expect(state.table.answers[1]).toBe(start.table.answers[1]);
    expect(state.table.crystals).toBe(start.table.crystals);
  });

  test('the deck and the other hole cards are hidden from a viewer', () => {
    const rest = [...DECK];
    for (const card of cards('10 X 9 X X')) rest.splice(rest.indexOf(card), 1);
    expect(unseenCards(eight28.view(start, 1))).toEqual(rest);
  });

  test('imagined worlds keep the own card and deal all others differently', () => {
    const view = eight28.view(start, 1);
    const worlds = [1, 2, 3, 4, 5, 6].map((seed) => eight28.imagine(view, fastRandom(seed)));
    for (const world of worlds) {
      expect(world.table).toBe(start.table);
      expect(world.holes[1]).toBe('10');
      expect([...world.holes, ...world.table.open.flat(), ...world.deck].sort()).toEqual([...DECK].sort());
      expect(world.stream.seed).toMatch(/^[0-9a-f]{64}$/);
      expect(world.stream.used).toBe(0);
    }
    expect(new Set(worlds.map((world) => world.deck.join())).size).toBe(6);
    expect(new Set(worlds.map((world) => world.holes.join())).size).toBeGreaterThan(1);
    expect(new Set(worlds.map((world) => world.stream.seed)).size).toBe(6);
  });

  test('only seats that are waited for have legal actions', () => {
    expect([...eight28.legal(eight28.view(start, 0))]).toEqual([{ type: 'take' }, { type: 'decline' }]);
    expect([...eight28.legal(eight28.view(start, 1))]).toEqual([]);
    expect([...eight28.legal(eight28.view(start, 'spectator'))]).toEqual([]);
    const after = declineAll(round({ hands: ['2', '3', '9'] })).state;
    expect([...eight28.legal(eight28.view(after, 0))]).toEqual([{ type: 'continue' }]);
    expect(eight28.seatsAllowedToAct(after)).toEqual([0, 1, 2]);
  });

  test('a table can ask why an action is not allowed', () => {
    expect(eight28ActionRefusal(start.table, 0, { type: 'take' })).toBeNull();
    expect(eight28ActionRefusal(start.table, 1, { type: 'take' })).toEqual({
      code: 'not-your-turn',
      asked: 0,
    });
  });
});

describe('why', () => {
  test('the possible totals of my own cards, and the range of the others', () => {
    const { seats, halves } = eight28.explain(eight28.view(start, 0));
    expect(seats[0]).toEqual({ shown: 1, elevens: 1, out: false, totals: [5, 15], verdict: 'choice' });
    expect(seats[1]).toEqual({
      shown: 9,
      elevens: 0,
      out: false,
      totals: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
      verdict: null,
    });
    expect(seats[2]!.totals).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(seats[3]).toEqual({
      shown: 2,
      elevens: 2,
      out: false,
      totals: Array.from({ length: 31 }, (_, i) => i + 3),
      verdict: null,
    });
    expect(halves).toEqual({ eight: blue(2), 'twenty-eight': blue(2), odd: blue(1) });
  });

  test('a card that lies open three times cannot be a hole card', () => {
    const state = round({ hands: ['1 9 9', '1 9', '2 10 10 10', '2'] });
    const { seats } = eight28.explain(eight28.view(state, 'spectator'));
    expect(seats[3]!.totals).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 11]);
    expect(seats[2]).toMatchObject({ shown: 30, out: true });
  });

  test('after the reveal the verdict of every hand is known', () => {
    const { state } = declineAll(round({ hands: ['10 9 10', '6 X X', '7 1', '8 X'] }));
    const { seats } = eight28.explain(eight28.view(state, 'spectator'));
    expect(seats.map(({ verdict }) => verdict)).toEqual(['bust', 'direct-hit', 'eight', 'twenty-eight']);
    expect(seats[1]!.totals).toEqual([8, 18, 28]);
  });

  test('what each next card would make of my hand, when I am asked', () => {
    const state = round({ hands: ['2', '3 10 9 8', '10 10 9'] });
    const { draws, bids } = eight28.explain(eight28.view(state, 1));
    expect(bids).toEqual([]);
    expect(draws.map(({ card, unseen }) => [card, unseen])).toEqual([
      ['1', 15],
      ['2', 3],
      ['3', 2],
      ['4', 3],
      ['5', 3],
      ['6', 3],
      ['7', 3],
      ['8', 3],
      ['9', 1],
      ['10', 1],
      ['X', 8],
    ]);
    expect(draws[0]).toEqual({ card: '1', unseen: 15, totals: [31], out: true, verdict: 'bust' });
    expect(draws.at(-1)).toEqual({ card: 'X', unseen: 8, totals: [31, 41], out: true, verdict: 'bust' });
    const low = round({ hands: ['10', '7', '9 9 9'] });
    const view = eight28.view(low, 1);
    expect(nextCardOddsOf(view)[0]).toEqual({
      card: '1',
      unseen: 15,
      totals: [8],
      out: false,
      verdict: 'eight',
    });
    expect(nextCardOddsOf(view).map(({ card }) => card)).toEqual(cards('1 2 3 4 5 6 7 8 9 10 X'));
    const bare = round({ hands: ['10', '9', '8 9 9'] });
    expect(nextCardOddsOf(eight28.view(bare, 1)).map(({ card }) => card)).toEqual(
      cards('1 2 3 4 5 6 7 8 10 X'),
    );
  });

  test('a player who is not asked has no card to weigh', () => {
    const { state: end } = declineAll(round({ hands: ['2', '3', '9'] }));
    for (const [state, viewer] of [
      [start, 1],
      [start, 'spectator'],
      [end, 0],
    ] as const) {
      expect(nextCardOddsOf(eight28.view(state, viewer))).toEqual([]);
      expect(potHalfPreviewsOf(eight28.view(state, viewer))).toEqual([]);
    }
    expect(potHalfPreviewsOf(eight28.view(start, 0))).toEqual([]);
  });

  test('what each half would bring to the one who chooses', () => {
    const { state } = declineAll(
      round({ hands: ['4 X X', '6', '10 10 6', '2 X'], dealer: 3, pot: blue(10) }),
    );
    expect(potHalfPreviewsOf(eight28.view(state, 0))).toEqual([]); // the dealer chooses first
    expect(potHalfPreviewsOf(eight28.view(state, 'spectator'))).toEqual([]);
    expect(nextCardOddsOf(eight28.view(state, 3))).toEqual([]);
    expect(eight28.explain(eight28.view(state, 3)).bids).toEqual([
      { half: 'eight', total: 3, rivals: [{ seat: 1, total: 6 }], result: 'loses', gain: blue(0) },
      { half: 'twenty-eight', total: 13, rivals: [{ seat: 2, total: 26 }], result: 'loses', gain: blue(0) },
    ]);
    const next = play(state, 'D eight').state;
    expect(potHalfPreviewsOf(eight28.view(next, 0))).toEqual([
      { half: 'eight', total: 6, rivals: [{ seat: 1, total: 6 }], result: 'shares', gain: blue(2) },
      { half: 'twenty-eight', total: 26, rivals: [{ seat: 2, total: 26 }], result: 'shares', gain: blue(2) },
    ]);
  });

  test('a half with nobody to beat is won alone', () => {
    const { state } = declineAll(round({ hands: ['4 X X', '5', '6'], pot: blue(6) }));
    expect(potHalfPreviewsOf(eight28.view(state, 0))).toEqual([
      { half: 'eight', total: 6, rivals: [{ seat: 2, total: 6 }], result: 'shares', gain: blue(1) },
      { half: 'twenty-eight', total: 26, rivals: [], result: 'wins', gain: blue(3) },
    ]);
  });
});
