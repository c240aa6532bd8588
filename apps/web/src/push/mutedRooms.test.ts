import { expect, test } from 'vitest';
import { browserStorage } from '../state/browserStorage.ts';
import { stubLocalStorage } from '../state/storage.testing.ts';
import { isRoomMuted, muteRoom } from './mutedRooms.ts';

stubLocalStorage();

test('a room is muted until it is turned on again, and no other room is', () => {
  muteRoom('KITE-0001', true);
  expect([isRoomMuted('KITE-0001'), isRoomMuted('KITE-0002')]).toEqual([true, false]);
  muteRoom('KITE-0001', false);
  expect(isRoomMuted('KITE-0001')).toBe(false);
});

test('the oldest of many muted rooms is forgotten', () => {
  for (let n = 0; n <= 20; n += 1) muteRoom(`KITE-${1000 + n}`, true);
  expect([isRoomMuted('KITE-1000'), isRoomMuted('KITE-1001')]).toEqual([false, true]);
});

test.each(['{', '7', '[7, null]'])('a damaged list %s counts as empty', (stored) => {
  browserStorage.setItem('fivefold.mutedRooms', stored);
  expect(isRoomMuted('KITE-0001')).toBe(false);
});
