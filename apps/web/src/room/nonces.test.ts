import type { RoomView } from '@fivefold/room';
import { err, ok } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { useRoom } from '../state/room.ts';
import { stubLocalStorage } from '../state/storage.testing.ts';
import {
  confirmedDealNonce,
  type DealCommitment,
  isDealtInRoom,
  readyCommandWithDealNonce,
  sendReadyWithDealNonce,
} from './nonces.ts';

const promised: DealCommitment = { room: 'KITE-4271', number: 1, commitment: 'c'.repeat(64) };

stubLocalStorage();

const nonceOf = (command: ReturnType<typeof readyCommandWithDealNonce>) =>
  command.type === 'ready' ? command.nonce : '';
const accepted = { send: async () => ok({}), isDealt: () => false };
const refused = { send: async () => err({ code: 'too-late' } as const), isDealt: () => false };

test('each commitment has one nonce, and another commitment has another', () => {
  const first = readyCommandWithDealNonce(promised, true);
  expect(first).toMatchObject({ type: 'ready', ready: true, commitment: promised.commitment });
  expect(nonceOf(readyCommandWithDealNonce(promised, false))).toBe(nonceOf(first));
  expect(nonceOf(readyCommandWithDealNonce({ ...promised, number: 2 }, true))).not.toBe(nonceOf(first));
  expect(nonceOf(readyCommandWithDealNonce({ ...promised, room: 'KITE-4272' }, true))).not.toBe(
    nonceOf(first),
  );
});

test('an acknowledgement by the room confirms a nonce', async () => {
  await sendReadyWithDealNonce(promised, true, refused);
  expect(confirmedDealNonce(promised)).toBeUndefined();
  await sendReadyWithDealNonce(promised, true, accepted);
  const { commitment } = promised;
  expect(confirmedDealNonce(promised)).toMatchObject({
    commitment,
    nonce: nonceOf(readyCommandWithDealNonce(promised, true)),
  });
});

test('a commitment that is replaced before the deal stays stored', async () => {
  await sendReadyWithDealNonce(promised, true, accepted);
  const first = confirmedDealNonce(promised);
  const other = { ...promised, commitment: 'd'.repeat(64) };
  await sendReadyWithDealNonce(other, true, accepted);
  expect(nonceOf(readyCommandWithDealNonce(other, true))).not.toBe(first!.nonce);
  expect(confirmedDealNonce(promised)).toEqual(first);
});

test('ignores storage of an older page', () => {
  localStorage.setItem('fivefold.deals', '[["x", "y", true], 7, null]');
  expect(confirmedDealNonce(promised)).toBeUndefined();
  expect(readyCommandWithDealNonce(promised, true)).toMatchObject({ type: 'ready' });
});

test('an acknowledgement after the deal confirms nothing', async () => {
  await sendReadyWithDealNonce(promised, true, { send: async () => ok({}), isDealt: () => true });
  expect(confirmedDealNonce(promised)).toBeUndefined();
});

test('the room that this browser sees says whether the game was dealt', async () => {
  const view = { code: promised.room, games: 0 } as RoomView;
  useRoom.setState({ view });
  const send = async () => ok({});
  await sendReadyWithDealNonce(promised, true, { send, isDealt: isDealtInRoom });
  expect(confirmedDealNonce(promised)).toBeDefined();
  useRoom.setState({ view: { ...view, games: 2 } });
  await sendReadyWithDealNonce({ ...promised, number: 2 }, true, { send, isDealt: isDealtInRoom });
  expect(confirmedDealNonce({ ...promised, number: 2 })).toBeUndefined();
});
