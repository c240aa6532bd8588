import type { RoomGameResult, TableView } from '@fivefold/room';
import { describe, expect, test } from 'vitest';
import { stubLocalStorage } from '../state/storage.testing.ts';
import { forgetPlayedGames, playedGames, recordPlayedGame } from './personal.ts';
import { roomStatistics } from './statistics.ts';

stubLocalStorage();

const result = (player: string, member: string | null, place: number) => ({
  player,
  member,
  place,
  points: 0,
});
const night: readonly RoomGameResult[] = [
  { number: 4, games: 3, game: 'red7', results: [result('Anna', 'm1', 0)] },
  { number: 5, game: 'red7', results: [result('Anna', 'm1', 2), result('Pico', null, 1)] },
  { number: 6, game: 'iota', results: [result('Ann', 'm1', 1), result('Pico', null, 2)] },
  { number: 7, game: 'iota', results: [result('Ann', 'm1', 1), result('Pico', null, 1)] },
];

test('counts games, wins and places of a room, through a rename and with bots', () => {
  expect(roomStatistics(night)).toEqual([
    { key: 'm1', name: 'Ann', member: 'm1', games: 3, wins: 2, meanPlace: 4 / 3, bestGame: 'iota' },
    { key: 'bot Pico', name: 'Pico', member: null, games: 3, wins: 2, meanPlace: 4 / 3, bestGame: 'iota' },
  ]);
  expect(roomStatistics([])).toEqual([]);
});

test('a game that a bot finished for a member is a game of that member', () => {
  const finished = { ...result('Anna', null, 2), former: 'm1' };
  const games: readonly RoomGameResult[] = [
    { number: 1, game: 'red7', results: [result('Anna', 'm1', 1)] },
    { number: 2, game: 'red7', results: [finished] },
  ];
  expect(roomStatistics(games)).toMatchObject([{ key: 'm1', member: 'm1', games: 2, wins: 1 }]);
});

describe('the games of this browser', () => {
  const table = (number: number, seat: number | null) =>
    ({
      deal: { room: 'KITE-42' },
      number,
      game: 'iota',
      seat,
      outcome: {
        ranking: [
          { seat: 1, place: 1 },
          { seat: 0, place: 2 },
        ],
      },
    }) as unknown as TableView;

  test('are recorded once each, and forgotten on request', () => {
    for (const [number, seat] of [
      [1, 1],
      [1, 1],
      [2, 0],
      [3, null],
    ] as const)
      recordPlayedGame(table(number, seat));
    expect(playedGames()).toEqual([
      { id: 'KITE-42/1', game: 'iota', place: 1 },
      { id: 'KITE-42/2', game: 'iota', place: 2 },
    ]);
    forgetPlayedGames();
    expect(playedGames()).toEqual([]);
  });

  test.each(['{', '7', '[{"id":"a","game":"chess","place":1}]', '[null]'])('survive %s', (text) => {
    localStorage.setItem('fivefold.statistics', text);
    recordPlayedGame(table(1, 1));
    expect(playedGames()).toEqual([{ id: 'KITE-42/1', game: 'iota', place: 1 }]);
  });

  test('of an unfinished game are not recorded', () => {
    recordPlayedGame({ ...table(1, 1), outcome: null });
    expect(playedGames()).toEqual([]);
  });
});
