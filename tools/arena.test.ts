import { GAME_IDS } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { playJob } from '../bench/arenaGame.ts';
import {
  type ArenaArguments,
  intervalOf,
  parseArguments,
  parseBotName,
  reportOf,
} from '../bench/arenaReport.ts';
import { panelOf } from '../bench/panel/panels.ts';

const asked = (changes: Partial<ArenaArguments>): ArenaArguments => ({
  game: 'red7',
  seats: 'hard,medium',
  games: '400',
  seed: '1',
  options: '{}',
  ...changes,
});

const WHICH_GAME = `Which game? --game ${GAME_IDS.join(' | ')}`;

test.each<[why: string, changes: Partial<ArenaArguments>, sentence: string]>([
  ['an unknown game', { game: 'chess' }, WHICH_GAME],
  ['no game', { game: undefined }, WHICH_GAME],
  [
    'an unknown bot',
    { seats: 'hard,best' },
    'There is no bot "best": --seats takes hard, medium, easy, random, hard@FOLDER for that of another checkout, and panel:NAME.',
  ],
  [
    'a bot without its folder',
    { seats: 'hard,easy@' },
    'There is no bot "easy@": --seats takes hard, medium, easy, random, hard@FOLDER for that of another checkout, and panel:NAME.',
  ],
  ['too few seats', { game: 'eight28' }, 'eight28 is played by 3 to 6; --seats names 2.'],
  [
    'too few without the unofficial two',
    { game: 'my-number' },
    'my-number is played by 3 to 6; --seats names 2.',
  ],
  ['too many seats', { seats: 'easy,easy,easy,easy,easy' }, 'red7 is played by 2 to 4; --seats names 5.'],
  ['no games', { games: '0' }, '--games takes a whole number above 0.'],
  ['a fraction of a game', { games: '1.5' }, '--games takes a whole number above 0.'],
  ['options that are not JSON', { options: '{' }, '--options is not a set of options of red7: {'],
  ['an unknown option', { options: '{"x":1}' }, '--options is not a set of options of red7: {"x":1}'],
])('explains %s in one sentence', (_why, changes, sentence) => {
  expect(parseArguments(asked(changes))).toBe(sentence);
});

test('plays every deal in each rotation of the seats', () => {
  expect(parseArguments(asked({ seats: 'hard,medium,easy,random', games: '401' }))).toMatchObject({
    game: 'red7',
    seats: ['hard', 'medium', 'easy', 'random'],
    deals: 101,
  });
  expect(parseArguments(asked({ game: 'my-number', options: '{"unofficialTwo":true}' }))).toMatchObject({
    deals: 200,
  });
});

test('takes a bot from another checkout', () => {
  expect(parseArguments(asked({ seats: 'hard,hard@../before' }))).toMatchObject({
    seats: ['hard', 'hard@../before'],
  });
  expect(parseBotName('hard@../before')).toEqual({ level: 'hard', from: '../before', panel: null });
  expect(parseBotName('easy')).toEqual({ level: 'easy', from: null, panel: null });
});

test('reports bots in their order and splits shared wins', () => {
  const game = (deal: number, shares: readonly number[], places: readonly number[]) => ({
    deal,
    moves: 9,
    shares,
    places,
    times: [[1, 3], [2]],
    ownedCards: null,
  });
  expect(
    reportOf('red7', ['easy', 'random'], [game(0, [1, 0], [1, 2]), game(0, [0.5, 0.5], [1, 1])]),
  ).toEqual({
    game: 'red7',
    games: 2,
    results: [
      {
        bot: 'easy',
        share: 0.75,
        low: expect.any(Number),
        high: expect.any(Number),
        placement: 1,
        decisionMs: { p50: 3, p95: 3, max: 3 },
      },
      {
        bot: 'random',
        share: 0.25,
        low: expect.any(Number),
        high: expect.any(Number),
        placement: 1.5,
        decisionMs: { p50: 2, p95: 2, max: 2 },
      },
    ],
  });
});

const deals = (count: number, shares: (deal: number) => readonly number[]) =>
  Array.from({ length: count }, (_, deal) => shares(deal).map((share) => ({ deal, share }))).flat();

test('the interval counts deals, not their rotations', () => {
  const { share, low, high } = intervalOf(deals(100, (deal) => (deal % 2 ? [1, 1] : [0, 0])));
  expect(share).toBe(0.5);
  // 1.96 * sqrt(0.25 / 100) for 100 independent games.
  expect(low).toBeCloseTo(0.402, 2);
  expect(high).toBeCloseTo(0.598, 2);
});

test('a bot that won every game has an interval below 100 %', () => {
  const { share, low, high } = intervalOf(deals(200, () => [1, 1]));
  expect(share).toBe(1);
  expect(low).toBeCloseTo(200 / (200 + 1.96 ** 2), 3);
  expect(high).toBe(1);
});

test('decisions with only one legal action are not timed', async () => {
  const names = Object.keys(panelOf('eight28'))
    .slice(0, 3)
    .map((name) => `panel:${name}`);
  const [played] = await playJob({
    game: 'eight28',
    options: { length: 'short' },
    seed: 'times',
    deals: [{ deal: 0, players: names }],
  });
  const timed = played!.times.flat().length;
  expect(timed).toBeGreaterThan(0);
  // Each round ends with one action of every seat that only goes on.
  expect(timed).toBeLessThanOrEqual(played!.moves - names.length);
});

test('a player who sees all cards wins most games', async () => {
  const [steady, timid] = Object.keys(panelOf('eight28')).map((name) => `panel:${name}`);
  const played = await playJob({
    game: 'eight28',
    options: { length: 'short', passIsFinal: true },
    seed: 'seer',
    deals: [0, 1, 2, 3].map((deal) => ({ deal, players: ['seer', steady!, timid!] })),
  });
  const share = played.reduce((sum, { shares }) => sum + shares[0]!, 0);
  expect(share).toBeGreaterThan((2 / 3) * played.length);
});
