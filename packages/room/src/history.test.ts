import { expect, test } from 'vitest';
import { movesBetween, tableAfterMoves } from './history.ts';
import type { GameHistoryLine, PlayerView, TableView } from './view.ts';

const person: PlayerView = { name: 'Anna', member: 'm1', bot: null };
const substituted: PlayerView = { name: 'Boris', member: 'm2', bot: 'hard' };
const event = (type: string) => ({ type });
const dealt: GameHistoryLine = { move: 0, event: event('dealt') };

const table = (move: number, history: readonly GameHistoryLine[], players = [person]): TableView =>
  ({ number: 1, move, history, players }) as unknown as TableView;

test('[P18] each move raises the number of the move and adds its events, however many', () => {
  const before = table(0, [dealt]);
  const after = table(3, [
    dealt,
    { move: 1, event: event('chosen') },
    { move: 3, event: event('chosen') },
    { move: 3, event: event('revealed') },
  ]);
  const moves = [[event('chosen')], [], [event('chosen'), event('revealed')]];
  expect(movesBetween(before, after)).toEqual(moves);
  expect(tableAfterMoves(before, moves)).toEqual(after);
});

test('[P18] moves name the members for whom a bot plays', () => {
  const players = [person, substituted];
  const before = table(0, [dealt], players);
  const after = table(1, [dealt, { move: 1, event: event('chosen'), bots: [1] }], players);
  expect(tableAfterMoves(before, movesBetween(before, after)!)).toEqual(after);
});

test.each<[what: string, before: TableView, after: TableView]>([
  [
    'a bot has sat down since',
    table(0, [dealt]),
    table(1, [dealt, { move: 1, event: event('chosen'), bots: [1] }], [person, substituted]),
  ],
  ['another game was dealt', table(0, [dealt]), table(1, [{ move: 0, event: event('other') }])],
  ['events were taken back', table(1, [dealt, { move: 1, event: event('chosen') }]), table(2, [dealt])],
  ['an event came late', table(1, [dealt]), table(2, [dealt, { move: 1, event: event('chosen') }])],
])('moves would not say it all where %s', (_what, before, after) => {
  expect(movesBetween(before, after)).toBeNull();
});
