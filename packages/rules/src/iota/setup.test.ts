import { describe, expect, test } from 'vitest';
import { deriveSeedFromTexts, fastRandom } from '../kernel/random.ts';
import { type Card, DECK, iota, isWild } from './game.ts';
import { turnUpStarterCard } from './setup.ts';

const deal = (seats: number, options: unknown, word = 'deal') =>
  iota.setup({ seats, options: iota.options.parse(options), seed: deriveSeedFromTexts(word) });

describe('set-up', () => {
  test.each([
    [2, 'full', 57, 0],
    [3, 'full', 53, 0],
    [4, 'full', 49, 0],
    [2, 'half', 25, 32],
    [3, 'half', 21, 32],
    [4, 'half', 17, 32],
  ])('[iota 8.1] %i players, %s deck: %i cards stay in it, %i are removed', (seats, deck, left, out) => {
    for (const word of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']) {
      const state = deal(seats, { deck }, word);
      const { table, hands, removed } = state;
      expect(state.deck).toHaveLength(left);
      expect(removed).toHaveLength(out);
      expect(removed.some(isWild)).toBe(false);
      expect(hands.map((hand) => hand.length)).toEqual(Array(seats).fill(4));
      expect(table.grid).toEqual([{ x: 0, y: 0, card: table.grid[0]!.card }]);
      expect(isWild(table.grid[0]!.card)).toBe(false);
      const all = [table.grid[0]!.card, ...hands.flat(), ...state.deck, ...removed];
      expect([...all].sort()).toEqual([...DECK].sort());
      expect(DECK).toHaveLength(66);
      const none = Array(seats).fill(0);
      expect(table).toEqual({
        options: { deck, scoring: true, firstPlayer: 'random', wildHints: true },
        grid: table.grid,
        turn: table.turn,
        quiet: 0,
        scores: none,
        tallies: none.map(() => ({ lines: 0, chains: 0, fourCards: 0, lastCard: 0 })),
        handSizes: none.map(() => 4),
        deckSize: left,
        under: [],
        open: [],
        last: null,
        over: null,
      });
      expect(state.sunk).toEqual(none.map(() => []));
      expect(state.knows).toEqual(none.map(() => []));
    }
  });
  test('[iota 8.1] the half deck is drawn again for each game', () => {
    expect(deal(2, { deck: 'half' }, 'a').removed).not.toEqual(deal(2, { deck: 'half' }, 'b').removed);
  });
  test('[iota 8.2] a wild is no starter: the next natural is, and the wild goes back into the deck', () => {
    const rest = DECK.filter((card) => card !== 'W1' && card !== 'GT3').slice(0, 56);
    const cards: readonly Card[] = ['W1', 'GT3', ...rest];
    const { starter, deck } = turnUpStarterCard(cards, fastRandom(1));
    expect(starter).toBe('GT3');
    expect(deck).toHaveLength(57);
    expect([...deck].sort()).toEqual(['W1', ...rest].sort());
    expect(deck).not.toEqual(['W1', ...rest]);
    const tops = [...Array(40).keys()].map((seed) =>
      turnUpStarterCard(cards, fastRandom(seed)).deck.indexOf('W1'),
    );
    expect(new Set(tops).size).toBeGreaterThan(10);
    expect(turnUpStarterCard(['W2', 'W1', 'RT1', 'RT2'], fastRandom(1)).starter).toBe('RT1');
  });
  test('[iota 8.2] with a natural on top the deck stays as it was shuffled', () => {
    expect(turnUpStarterCard(['GT3', 'W1', 'RT1', 'RT2', 'RT3'], fastRandom(1))).toEqual({
      starter: 'GT3',
      deck: ['W1', 'RT1', 'RT2', 'RT3'],
    });
  });
  test('the host may choose who begins; a chair that nobody sits on means chance', () => {
    for (const firstPlayer of [0, 1, 2]) expect(deal(3, { firstPlayer }).table.turn).toBe(firstPlayer);
    const words = [...Array(30).keys()].map(String);
    expect(new Set(words.map((word) => deal(2, { firstPlayer: 2 }, word).table.turn))).toEqual(
      new Set([0, 1]),
    );
    expect(new Set(words.map((word) => deal(3, {}, word).table.turn))).toEqual(new Set([0, 1, 2]));
  });
  test.each([
    [{}, { deck: 'full', scoring: true, firstPlayer: 'random', wildHints: true }],
    [
      { deck: 'half', scoring: false, firstPlayer: 3, wildHints: false },
      { deck: 'half', scoring: false, firstPlayer: 3, wildHints: false },
    ],
    [{ deck: 'third' }, null],
    [{ scoring: 'off' }, null],
    [{ wildHints: 'on' }, null],
    [{ firstPlayer: 4 }, null],
    [{ firstPlayer: -1 }, null],
    [{ firstPlayer: 1.5 }, null],
    [{ firstPlayer: 'youngest' }, null],
    [{ turnTimer: 30 }, null],
  ])('options %j are read as %j', (input, read) => {
    const parsed = iota.options.safeParse(input);
    expect(parsed.success ? parsed.data : null).toEqual(read);
  });
  test('two to four play it', () => {
    expect([iota.id, iota.version, iota.seats]).toEqual(['iota', 2, { min: 2, max: 4 }]);
  });
});
