import type { RoomView } from '@fivefold/room';
import { expect, test } from 'vitest';
import { botStrengthOf } from './botStrength.ts';

const EMPTY = { kind: 'empty' } as const;
const BOT = { kind: 'bot', name: 'Luma', level: 'hard' } as const;
const room = (taken: number, options: unknown = {}) =>
  ({
    game: 'red7',
    options,
    seats: [0, 1, 2, 3].map((seat) => (seat < taken ? BOT : EMPTY)),
  }) as unknown as RoomView;

const STRENGTHS = {
  red7: [
    { options: {}, seats: { 2: { hard: 0.72 }, 3: { hard: 0.55 }, 4: { hard: 0.41 } } },
    { options: { actions: true }, seats: { 2: { hard: 0.86 } } },
    { options: { actions: true, advanced: true }, seats: {} },
  ],
};

test.each([
  ['the players at the table', room(3), 0, { n: 6, players: 3 }],
  ['the seat that is offered', room(3), 3, { n: 4, players: 4 }],
  ['a table that still needs players', room(1), 0, { n: 7, players: 2 }],
  ['a variant', room(2, { actions: true, advanced: false }), 0, { n: 9, players: 2 }],
  ['the nearest table that was measured', room(4, { actions: true }), 0, { n: 9, players: 2 }],
  ['a variant that nobody measured', room(2, { actions: true, advanced: true }), 0, { n: 9, players: 2 }],
])('the label counts %s', (_what, view, at, strength) => {
  expect(botStrengthOf(view, at, 'hard', STRENGTHS)).toEqual(strength);
});

test('there is no label for what nobody measured', () => {
  expect(botStrengthOf(room(2), 0, 'easy', STRENGTHS)).toBeNull();
  expect(botStrengthOf({ ...room(2), game: 'iota' }, 0, 'hard', STRENGTHS)).toBeNull();
});
