import { fastRandom } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { Party } from '../testing/party.ts';
import { roomView } from './roomView.ts';
import { plannedNextGame } from './votes.ts';

const three = () => Party.of('my-number', 'Anna', 'Boris', 'Vera');
const finished = () => three().does('Anna', { type: 'start' }).plays(fastRandom(1));

test('a member has one vote, and may take it back', () => {
  const party = three()
    .does('Boris', { type: 'vote', game: 'iota' })
    .does('Boris', { type: 'vote', game: 'red7' });
  expect(party.view('Anna').votes).toEqual({ [party.id('Boris')]: 'red7' });
  expect(party.does('Boris', { type: 'vote', game: null }).view('Anna').votes).toEqual({});
});

test('most votes win where the hosts planned nothing', () => {
  const party = finished()
    .does('Anna', { type: 'vote', game: 'podelim' })
    .does('Boris', { type: 'vote', game: 'iota' })
    .does('Vera', { type: 'vote', game: 'iota' });
  expect(plannedNextGame(party.room)).toBe('iota');
  expect(party.does('Anna', { type: 'nextGame' }).room).toMatchObject({
    game: 'iota',
    votes: {},
    table: null,
  });
});

test('a plan of the hosts comes before votes', () => {
  const party = finished()
    .does('Boris', { type: 'vote', game: 'iota' })
    .does('Anna', { type: 'playlist', games: ['red7', 'podelim'] });
  expect(party.does('Anna', { type: 'nextGame' }).room).toMatchObject({
    game: 'red7',
    playlist: ['podelim'],
  });
});

test('the vote of a member who left does not count', () => {
  const party = three().does('Boris', { type: 'vote', game: 'iota' }).does('Boris', { type: 'leave' });
  expect(plannedNextGame(party.room)).toBeNull();
});

test('a stranger learns no vote', () => {
  const party = three().does('Boris', { type: 'vote', game: 'iota' });
  expect(roomView(party.room, null).votes).toEqual({});
});
