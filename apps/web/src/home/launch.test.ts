import type { RoomCode } from '@fivefold/room';
import { expect, test } from 'vitest';
import { homeLaunchTargetOf } from './launch.ts';

const LAST = 'MOON-0001' as RoomCode;
const room = (code: string) => ({ type: 'room', code });

test.each([
  ['', { type: 'home' }],
  ['?open=join', { type: 'join' }],
  ['?open=last-table', room(LAST)],
  ['?open=something', { type: 'home' }],
  ['?shared-url=https%3A%2F%2Fplay.example.org%2Fr%2FKITE-4271', room('KITE-4271')],
  [
    '?shared-text=Come%20in%3A%20https%3A%2F%2Fplay.example.org%2Fr%2Fkite-4271%3Flang%3Dru%20!',
    room('KITE-4271'),
  ],
  ['?shared-text=kite%204271', room('KITE-4271')],
  ['?shared-text=no%20link', { type: 'home' }],
  ['?shared-url=https%3A%2F%2Fexample.org%2Fr%2F..%2Fadmin', { type: 'home' }],
])('the address /%s', (search, launch) => {
  expect(homeLaunchTargetOf(search, () => LAST)).toEqual(launch);
});

test('a browser without a last table stays at home', () => {
  expect(homeLaunchTargetOf('?open=last-table', () => null)).toEqual({ type: 'home' });
});
