import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameContract } from '../../testing/contract.ts';
import { goldenGames } from '../../testing/golden.ts';
import { perft } from '../../testing/perft.ts';
import { deriveSeedFromTexts } from '../kernel/random.ts';
import {
  type Action,
  type CardValue,
  ownedCards,
  PODELIM_CARD_VALUES,
  PODELIM_PART_COLORS,
  podelim,
  unownedPodelimRowCards,
  type View,
} from './game.ts';

/** Cuts of any pile; votes now and in other ballots; jokers mostly as many as there are, mostly on own stacks. */
function anyAction({ table, me }: View): fc.Arbitrary<Action> {
  const player = table.players[me === 'spectator' ? 0 : me]!;
  const own = player.stacks.map(({ value }) => value);
  const cut = fc.nat(9);
  const color = fc.constantFrom(...PODELIM_PART_COLORS);
  const ballots = [table.ballot, table.ballot, table.ballot, table.ballot - 1, table.ballot + 1];
  const value = fc.constantFrom<CardValue>(...PODELIM_CARD_VALUES, ...own, ...own, ...own);
  const most = Math.min(player.unattached + 1, 15);
  return fc.oneof(
    fc.record({ type: fc.constant('split' as const), first: cut, second: cut }),
    fc.record({ type: fc.constant('discard-part' as const), color }),
    fc.record({
      type: fc.constant('vote' as const),
      ballot: fc.constantFrom(...ballots.map((ballot) => Math.max(1, ballot))),
      color,
    }),
    fc.record({
      type: fc.constant('place-jokers' as const),
      values: fc.array(value, { minLength: Math.min(player.unattached, most), maxLength: most }),
    }),
  );
}

gameContract(podelim, {
  tables: [2, 3, 4].map((seats) => ({ seats, options: {} })),
  census: ({ table, deck }) => [
    ...deck,
    ...unownedPodelimRowCards(table),
    ...table.discard,
    ...table.players.flatMap(ownedCards),
  ],
  anyAction,
  canonical: (action) =>
    action.type === 'place-jokers' ? { ...action, values: [...action.values].sort((a, b) => a - b) } : action,
});

describe('perft', () => {
  test.each([
    [2, 1, 15],
    [2, 2, 45],
    [2, 3, 90],
    [2, 4, 180],
    [2, 5, 1364],
    [2, 6, 5672],
    [3, 1, 15],
    [3, 2, 45],
    [3, 3, 135],
    [3, 4, 405],
    [3, 5, 2160],
    [3, 6, 10188],
    [4, 1, 28],
    [4, 2, 84],
    [4, 3, 252],
    [4, 4, 756],
    [4, 5, 2268],
    [4, 6, 13610],
  ])('%i players, %i moves: %i lines', (seats, depth, lines) => {
    const state = podelim.setup({ seats, options: {}, seed: deriveSeedFromTexts('perft') });
    expect(perft(podelim, state, depth)).toBe(lines);
  });
});

goldenGames(podelim);
