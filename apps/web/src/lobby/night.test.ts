import type { RoomGameResult } from '@fivefold/room';
import { expect, test } from 'vitest';
import { roomScoreColumns, roomScoreRows } from './night.ts';

const game = (
  number: number,
  ...results: [player: string, member: string | null, place: number][]
): RoomGameResult => ({
  number,
  game: 'red7',
  results: results.map(([player, member, place]) => ({
    player,
    member,
    place,
    points: results.length - place,
  })),
});

test('a member who changed the name stays one row, a bot has its own, the best comes first', () => {
  const night = [
    game(1, ['Anna', 'm1', 1], ['Otto', null, 2], ['Max', 'm2', 3]),
    game(2, ['Max', 'm2', 1], ['Аня', 'm1', 2]),
  ];
  expect(roomScoreRows(night)).toEqual([
    {
      key: 'm1',
      name: 'Аня',
      member: 'm1',
      total: 2,
      points: [
        { points: 2, won: true },
        { points: 0, won: false },
      ],
    },
    { key: 'bot Otto', name: 'Otto', member: null, total: 1, points: [{ points: 1, won: false }, null] },
    {
      key: 'm2',
      name: 'Max',
      member: 'm2',
      total: 1,
      points: [
        { points: 0, won: false },
        { points: 1, won: true },
      ],
    },
  ]);
  expect(roomScoreColumns(night, 1)).toEqual([{ at: 1, game: 'red7', number: 2 }]);
});

test('a game that a bot finished for a member counts in the row of that member', () => {
  const finished = { player: 'Anna', member: null, former: 'm1', place: 1, points: 3 };
  const night: readonly RoomGameResult[] = [
    game(1, ['Anna', 'm1', 2], ['Max', 'm2', 1]),
    { number: 2, game: 'iota', results: [finished] },
  ];
  expect(roomScoreRows(night).map(({ key, member, total }) => [key, member, total])).toEqual([
    ['m1', 'm1', 3],
    ['m2', 'm2', 1],
  ]);
});
