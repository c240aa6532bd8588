import { describe, expect, test } from 'vitest';
import * as eight28 from './eight28/game.ts';
import { games } from './games.ts';
import * as iota from './iota/game.ts';
import { deriveSeedFromTexts } from './kernel/random.ts';
import * as myNumber from './my-number/game.ts';
import * as podelim from './podelim/game.ts';
import * as red7 from './red7/game.ts';

const seed = deriveSeedFromTexts('deal in order');
const options = { iota: iota.iota.options.parse({}), red7: red7.red7.options.parse({}) };

/** A deal in order and a shuffled one have the same shape: only the cards differ. */
const DEALS = [
  [
    'iota',
    () => iota.dealPrearrangedCards({ seats: 2, options: options.iota }, { turn: 1, cards: ['RC4', 'GT3'] }),
  ],
  ['red7', () => red7.dealPrearrangedCards({ seats: 2, options: options.red7, seed }, ['Y6', 'G1'])],
  [
    'my-number',
    () =>
      myNumber.dealPrearrangedCards(
        { seats: 3, options: myNumber.myNumber.options.parse({}), seed },
        { cards: [11, 24, 46], order: [4, 1, 5, 2, 3] },
      ),
  ],
  ['podelim', () => podelim.dealPrearrangedCards({ seats: 3 }, { leader: 1, cards: ['9', 'J'] })],
  [
    'eight28',
    () =>
      eight28.dealPrearrangedCards(
        { seats: 3, options: eight28.eight28.options.parse({}), seed },
        { dealer: 2, cards: ['5', 'X'] },
      ),
  ],
] as const;

describe.each(DEALS)('a deal of %s in a given order', (id, deal) => {
  const game = games[id]!;
  const state: unknown = deal();
  const seats = id === 'iota' || id === 'red7' ? 2 : 3;
  const shuffled: unknown = game.setup({ seats, options: game.options.parse({}), seed });

  test('has every field of a shuffled deal', () => {
    expect(Object.keys(state as object)).toEqual(Object.keys(shuffled as object));
  });

  test('is played by the rules: somebody is waited for and has legal actions that are accepted', () => {
    const [seat] = game.waitingFor(state);
    const [action] = game.legal(game.view(state, seat!));
    expect(game.reduce(state, seat!, action).ok).toBe(true);
  });
});

test('a deal in order refuses cards that the deck does not have', () => {
  expect(() => podelim.dealPrearrangedCards({ seats: 3 }, { leader: 0, cards: ['1', '1'] })).toThrow(
    'has no 1 left',
  );
  const starter = ['RC1', 'RC2', 'RC3', 'RC4', 'GC1', 'GC2', 'GC3', 'GC4', 'W1'] as const;
  expect(() =>
    iota.dealPrearrangedCards({ seats: 2, options: options.iota }, { turn: 0, cards: starter }),
  ).toThrow('the starter is a natural card');
});
