import { fastRandom, games } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { compile } from 'zod';
import { Party } from '../testing/party.ts';
import { command } from './commands.ts';
import { diff } from './patch.ts';
import { roomView } from './roomView.ts';

const NAMES = ['Anna', 'Boris', 'Vera', 'Gleb'];

/** What one receiver gets: Socket.IO's letters around the patch, and the two bytes of a WebSocket frame. */
const frameOf = (version: number, patch: string): number =>
  2 + new TextEncoder().encode(`42${JSON.stringify(['p', version, patch])}`).length;

const mean = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0) / sizes.length;

/** Every frame of a whole game of four, by the kind of the last event that it tells; so many moves to a frame. */
function framesOf(seed: number, moves = 1): ReadonlyMap<string, readonly number[]> {
  const party = Party.of('my-number', ...NAMES).does('Anna', { type: 'start' });
  const random = fastRandom(seed);
  const frames = new Map<string, number[]>();
  while (party.room.table!.status === 'playing') {
    const before = party.room;
    const target = before.version + moves;
    party.plays(random, (room) => room.version >= target);
    const kind = party.room.table!.history.at(-1)!.event.type;
    for (const { id } of party.room.members) {
      const patch = diff(roomView(before, id), roomView(party.room, id));
      frames.set(kind, [...(frames.get(kind) ?? []), frameOf(before.version, patch)]);
    }
  }
  return frames;
}

test('a card selected costs each receiver 42 bytes on average and 45 at most, the first of a game apart', () => {
  const selects = framesOf(1).get('cardSelected')!;
  expect(mean(selects)).toBeLessThanOrEqual(42);
  expect(Math.max(...selects.slice(4))).toBeLessThanOrEqual(45);
});

test('a whole game of My Number! stays below 75 bytes a move for each receiver, its outcome included', () => {
  const all = [...framesOf(2).values()].flat();
  expect(mean(all)).toBeLessThan(75);
});

test('four who choose together cost each receiver less than 44 bytes a move over a whole game', () => {
  const all = [...framesOf(2, 4).values()].flat();
  expect(mean(all) / 4).toBeLessThan(44);
});

test('views of two versions share what did not change', () => {
  const party = Party.of('my-number', ...NAMES).does('Anna', { type: 'start' });
  const before = party.view('Boris');
  const talked = party.does('Anna', { type: 'say', text: 'hello' }).view('Boris');
  expect(talked.members).toBe(before.members);
  expect(talked.seats).toBe(before.seats);
  const paused = party.does('Anna', { type: 'pause' }).view('Boris');
  expect(paused.table!.history).toBe(before.table!.history);
  expect(paused.table!.deal).toBe(before.table!.deal);
  expect(diff(talked, paused).length).toBeLessThan(10); // the table, who paused, and not a letter of the game
});

test('what a server parses with every command can be compiled: nothing in it holds itself', () => {
  expect(() => compile(command, { strict: true })).not.toThrow();
  for (const game of Object.values(games)) expect(() => compile(game.action, { strict: true })).not.toThrow();
});
