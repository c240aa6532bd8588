import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import { evolve, newRoom } from './evolve.ts';
import { roomView } from './roomView.ts';
import type { Ask, Room } from './types.ts';

const hex = (digit: string) => digit.repeat(64);
function ask(room: Room, by: Ask['by'], command: Ask['command']): Room {
  const decided = decide(room, { id: null, by, command }, { now: 1000, entropy: hex('a') });
  if (!decided.ok) throw new Error(decided.error.code);
  return decided.value.reduce(evolve, room);
}

test('three friends open a room, sit down and play a card', () => {
  let room = newRoom('KITE-4271');
  room = ask(room, null, { type: 'create', name: 'Anna', token: hex('1'), game: 'my-number' });
  room = ask(room, null, { type: 'join', name: 'Boris', token: hex('2') });
  room = ask(room, null, { type: 'join', name: 'Vera', token: hex('3') });
  room = ask(room, 'm2', { type: 'sit', seat: 1 });
  room = ask(room, 'm3', { type: 'sit', seat: 2 });
  for (const member of ['m1', 'm2', 'm3'])
    room = ask(room, member, { type: 'ready', ready: true, nonce: hex('b') });
  room = ask(room, 'm1', { type: 'start' });
  const view = roomView(room, 'm2').table?.view as { hand: readonly number[] };
  room = ask(room, 'm2', { type: 'act', move: 0, action: { type: 'select', card: view.hand[0]!, turn: 1 } });
  expect(room.table?.waitingFor).toEqual([0, 2]);
});
