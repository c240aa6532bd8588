import type { AnyEvent, GameId } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { type FinishedGame, summarizeEvening } from './evening.ts';
import { collectEveningGameStatistics } from './facts.ts';

const events = (list: readonly object[]) => list as readonly AnyEvent[];

test('the moment of Red7 is the dearest round, with the cards that won it', () => {
  const facts = collectEveningGameStatistics(
    'red7',
    events([
      { type: 'round-won', seat: 0, cards: ['red-1'], points: 3 },
      { type: 'canvas-played', seat: 1 },
      { type: 'round-won', seat: 1, cards: ['red-7', 'blue-6'], points: 13 },
    ]),
    2,
  );
  expect(facts.moment).toEqual({ seat: 1, n: 13, cards: ['red-7', 'blue-6'], at: 2 });
  expect(facts.counts).toEqual([{}, { ruler: 1 }]);
});

test('the moment of a basic Red7 is the lead with the most cards', () => {
  const { moment } = collectEveningGameStatistics(
    'red7',
    events([
      { type: 'turn-ended', seat: 0, cards: ['R7'] },
      { type: 'turn-ended', seat: 1, cards: ['G2', 'G4'] },
      { type: 'round-won', seat: 0, cards: [], points: 0 },
    ]),
    2,
  );
  expect(moment).toEqual({ seat: 1, n: 2, cards: ['G2', 'G4'], at: 1, kind: 'lead' });
});

test('the moment of 8·28 says whether it was a direct hit', () => {
  const award = { prize: 'direct-hit', shares: [{ seat: 0, crystals: { blue: 3, red: 0 } }] };
  const { moment } = collectEveningGameStatistics(
    'eight28',
    events([
      { type: 'round-started' },
      { type: 'holes-revealed', holes: ['6', '2'] },
      { type: 'awarded', award },
    ]),
    2,
  );
  expect(moment).toMatchObject({ n: 3, cards: ['6'], kind: 'hit' });
});

test('the moment of Iota is the best move, with its cards', () => {
  const { moment, counts } = collectEveningGameStatistics(
    'iota',
    events([
      { type: 'placed', seat: 0, placements: [{ card: 'a' }, { card: 'b' }] },
      { type: 'scored', seat: 0, score: { total: 40 } },
      { type: 'placed', seat: 1, placements: [{ card: 'c' }] },
      { type: 'scored', seat: 1, score: { total: 12 } },
    ]),
    2,
  );
  expect(moment).toEqual({ seat: 0, n: 40, cards: ['a', 'b'], at: 1 });
  expect(counts).toEqual([{ builder: 40 }, { builder: 12 }]);
});

test('the moment of My Number! is the farthest take, of Podelim the largest part, of 8·28 the largest prize', () => {
  const takes = [
    { seat: 0, played: 41, took: 33 },
    { seat: 1, played: 50, took: 12 },
  ];
  expect(
    collectEveningGameStatistics('my-number', events([{ type: 'cards-revealed', takes }]), 2).moment,
  ).toEqual({
    seat: 1,
    n: 38,
    cards: ['50', '12'],
    at: 0,
  });
  const podelim = collectEveningGameStatistics(
    'podelim',
    events([
      { type: 'part-taken', seat: 1, cards: ['10', '10', '9'] },
      { type: 'part-contested', contenders: [0, 1] },
      { type: 'card-lost', contenders: [0, 1] },
    ]),
    2,
  );
  expect(podelim).toEqual({
    moment: { seat: 1, n: 3, cards: ['10', '10', '9'], at: 0 },
    counts: [{ stubborn: 2 }, { alone: 1, stubborn: 2 }],
  });
  const share = { seat: 0, crystals: { blue: 3, red: 1 } };
  const eight28 = collectEveningGameStatistics(
    'eight28',
    events([
      { type: 'round-started' },
      { type: 'card-taken', seat: 0, card: '6' },
      { type: 'holes-revealed', holes: ['1/11', '2'] },
      { type: 'awarded', award: { shares: [share] } },
    ]),
    2,
  );
  expect(eight28.moment).toEqual({ seat: 0, n: 4, cards: ['1/11', '6'], at: 3 });
});

test('a game that no reader knows has no best move and nothing that gives a title', () => {
  expect(collectEveningGameStatistics('sixth' as GameId, events([{ type: 'scored' }]), 2)).toEqual({
    moment: null,
    counts: [{}, {}],
  });
});

function finished(number: number, winner: 'Anna' | 'Boris'): FinishedGame {
  const order = winner === 'Anna' ? ['Anna', 'Boris', 'Pico'] : ['Boris', 'Anna', 'Pico'];
  const ids: Record<string, string | null> = { Anna: 'm1', Boris: 'm2', Pico: null };
  return {
    night: {
      number,
      game: 'red7',
      results: order.map((player, i) => ({ player, member: ids[player]!, place: i + 1, points: 2 - i })),
    },
    names: ['Anna', 'Boris', 'Pico'],
    faces: ['fox', 'bear', 'kite'],
    events: events([{ type: 'round-won', seat: 0, cards: ['red-7'], points: 7 }]),
    actionsAtEvents: [44],
    hasReplay: number < 3,
    moves: [5, 9, 30],
  };
}

test('an evening has every person once, with points, wins and one title; bots have none', () => {
  const evening = summarizeEvening(
    [finished(1, 'Anna'), finished(2, 'Anna'), finished(3, 'Boris')],
    99,
    '2026-11-18',
  );
  expect(evening.people.map(({ name, points, wins, games }) => [name, points, wins, games])).toEqual([
    ['Anna', 5, 2, 3],
    ['Boris', 4, 1, 3],
    ['Pico', 0, 0, 3],
  ]);
  expect(evening.people.map(({ title }) => title)).toEqual([
    { kind: 'champion', n: 2, game: 'red7' },
    { kind: 'tireless', n: 27, game: 'red7' },
    null,
  ]);
  expect(evening.games[2]!.places[0]).toEqual({ person: 1, place: 1 });
  expect(evening.games[0]!.moment).toEqual({ person: 0, n: 7, cards: ['red-7'], actions: 44 });
  expect(evening.games.map(({ replay }) => replay)).toEqual([true, true, false]);
  expect(JSON.stringify(evening)).not.toMatch(/m1|m2/);
});

test('everybody gets a title, also where several did the same', () => {
  const people = summarizeEvening([finished(1, 'Boris')], 0, '2026-11-18').people.filter(({ bot }) => !bot);
  expect(people.every(({ title }) => title !== null && title.n > 0)).toBe(true);
});

test('nobody has a title with zero moves: without a replay the games count', () => {
  const unknown = { ...finished(1, 'Boris'), events: [], moves: [] };
  const people = summarizeEvening([unknown, { ...unknown, moves: [0, 0, 0] }], 0, '2026-11-18').people;
  expect(people.filter(({ bot }) => !bot).map(({ title }) => [title?.kind, title?.n])).toEqual([
    ['champion', 2],
    ['company', 2],
  ]);
});
