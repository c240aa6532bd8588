import type { RoomDoorFacts } from '@fivefold/room';
import { expect, test } from 'vitest';
import { roomDoorStateOf } from './doorState.ts';

const facts = (part: object): RoomDoorFacts =>
  ({
    locked: false,
    game: 'red7',
    host: null,
    others: [],
    playing: false,
    round: null,
    freeSeats: 0,
    bots: [],
    ...part,
  }) as RoomDoorFacts;

test.each([
  ['free', facts({ freeSeats: 1 })],
  ['bot', facts({ bots: [{ name: 'Pico' }] as never })],
  ['full', facts({})],
  ['playing', facts({ playing: true, freeSeats: 2 })],
  ['locked', facts({ locked: true, playing: true })],
  ['unknown', null],
] as const)('the door of a room is %s', (state, known) => {
  expect(roomDoorStateOf(known)).toBe(state);
});
