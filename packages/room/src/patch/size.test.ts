import { fastRandom, games } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { compile } from 'zod';
import { Party } from '../../testing/party.ts';
import { commandSchema } from '../commands.ts';
import { roomView } from '../roomView.ts';
import { diffRoomViews } from './diff.ts';

const NAMES = ['Anna', 'Boris', 'Vera', 'Gleb'];

const mean = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0) / sizes.length;

/** Bytes of each patch to each receiver in a whole game of four, with this many moves in one patch. */
function sizesOf(seed: number, moves: number): readonly number[] {
  const party = Party.of('my-number', ...NAMES).does('Anna', { type: 'start' });
  const random = fastRandom(seed);
  const sizes: number[] = [];
  while (party.room.table!.status === 'playing') {
    const before = party.room;
    party.plays(random, (room) => room.version >= before.version + moves);
    for (const { id } of party.room.members)
      sizes.push(JSON.stringify(diffRoomViews(roomView(before, id), roomView(party.room, id))).length);
  }
  return sizes;
}

test.each([
  [1, 420],
  [4, 320],
])(
  'a move of My Number! costs each receiver little, with %i in one patch at most %i bytes',
  (moves, most) => {
    expect(mean(sizesOf(2, moves)) / moves).toBeLessThan(most);
  },
);

test('views of two versions share unchanged parts', () => {
  const party = Party.of('my-number', ...NAMES).does('Anna', { type: 'start' });
  const before = party.view('Boris');
  const talked = party.does('Anna', { type: 'say', text: 'hello' }).view('Boris');
  expect(talked.members).toBe(before.members);
  expect(talked.seats).toBe(before.seats);
  const paused = party.does('Anna', { type: 'pause' }).view('Boris');
  expect(paused.table!.history).toBe(before.table!.history);
  expect(diffRoomViews(talked, paused)).toEqual({ ops: { table: { paused: party.id('Anna') } }, moves: [] });
});

test('what a server parses with every command can be compiled: no schema contains itself', () => {
  expect(() => compile(commandSchema, { strict: true })).not.toThrow();
  for (const game of Object.values(games)) expect(() => compile(game.action, { strict: true })).not.toThrow();
});
