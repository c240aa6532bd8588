import type { RoomView } from '@fivefold/room';
import { err, ok } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { useRoom } from '../state/room.ts';
import { stubLocalStorage } from '../state/storage.testing.ts';
import { confirmedNonce, type DealCommitment, isDealtInRoom, readyCommand, sendReady } from './nonces.ts';

const promised: DealCommitment = { room: 'KITE-4271', number: 1, commitment: 'c'.repeat(64) };

stubLocalStorage();

const nonceOf = (command: ReturnType<typeof readyCommand>) => (command.type === 'ready' ? command.nonce : '');
const accepted = { send: async () => ok({}), isDealt: () => false };
const refused = { send: async () => err({ code: 'too-late' } as const), isDealt: () => false };

test('each commitment has one nonce, and another commitment has another', () => {
  const first = readyCommand(promised, true);
  expect(first).toMatchObject({ type: 'ready', ready: true, commitment: promised.commitment });
  expect(nonceOf(readyCommand(promised, false))).toBe(nonceOf(first));
  expect(nonceOf(readyCommand({ ...promised, number: 2 }, true))).not.toBe(nonceOf(first));
  expect(nonceOf(readyCommand({ ...promised, room: 'KITE-4272' }, true))).not.toBe(nonceOf(first));
});

test('an acknowledgement by the room confirms a nonce', async () => {
  await sendReady(promised, true, refused);
  expect(confirmedNonce(promised)).toBeUndefined();
  await sendReady(promised, true, accepted);
  const { commitment } = promised;
  expect(confirmedNonce(promised)).toMatchObject({
    commitment,
    nonce: nonceOf(readyCommand(promised, true)),
  });
});

test('a commitment that is replaced before the deal stays stored', async () => {
  await sendReady(promised, true, accepted);
  const first = confirmedNonce(promised);
  const other = { ...promised, commitment: 'd'.repeat(64) };
  await sendReady(other, true, accepted);
  expect(nonceOf(readyCommand(other, true))).not.toBe(first!.nonce);
  expect(confirmedNonce(promised)).toEqual(first);
});

test('ignores storage of an older page', () => {
  localStorage.setItem('fivefold.deals', '[["x", "y", true], 7, null]');
  expect(confirmedNonce(promised)).toBeUndefined();
  expect(readyCommand(promised, true)).toMatchObject({ type: 'ready' });
});

test('an acknowledgement after the deal confirms nothing', async () => {
  await sendReady(promised, true, { send: async () => ok({}), isDealt: () => true });
  expect(confirmedNonce(promised)).toBeUndefined();
});

test('the room that this browser sees says whether the game was dealt', async () => {
  const view = { code: promised.room, games: 0 } as RoomView;
  useRoom.setState({ view });
  const send = async () => ok({});
  await sendReady(promised, true, { send, isDealt: isDealtInRoom });
  expect(confirmedNonce(promised)).toBeDefined();
  useRoom.setState({ view: { ...view, games: 2 } });
  await sendReady({ ...promised, number: 2 }, true, { send, isDealt: isDealtInRoom });
  expect(confirmedNonce({ ...promised, number: 2 })).toBeUndefined();
});
