import { err, ok } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { stubLocalStorage } from '../state/storage.testing.ts';
import { confirmedNonce, type DealCommitment, readyCommand, sendReady } from './nonces.ts';

const promised: DealCommitment = { room: 'KITE-4271', number: 1, commitment: 'c'.repeat(64) };

stubLocalStorage();

const nonceOf = (command: ReturnType<typeof readyCommand>) => (command.type === 'ready' ? command.nonce : '');
const takes = async () => ok({});

test('one commitment is always answered with the same nonce, another one with another', () => {
  const first = readyCommand(promised, true);
  expect(first).toMatchObject({ type: 'ready', ready: true, commitment: promised.commitment });
  expect(nonceOf(readyCommand(promised, false))).toBe(nonceOf(first));
  expect(nonceOf(readyCommand({ ...promised, number: 2 }, true))).not.toBe(nonceOf(first));
  expect(nonceOf(readyCommand({ ...promised, room: 'KITE-4272' }, true))).not.toBe(nonceOf(first));
});

test('only a nonce that the room took is looked for in the deal', async () => {
  await sendReady(promised, true, async () => err({ code: 'too-late' }));
  expect(confirmedNonce(promised)).toBeUndefined();
  await sendReady(promised, true, takes);
  const { commitment } = promised;
  expect(confirmedNonce(promised)).toMatchObject({
    commitment,
    nonce: nonceOf(readyCommand(promised, true)),
  });
});

test('a promise that is replaced before the deal stays what was promised', async () => {
  await sendReady(promised, true, takes);
  const first = confirmedNonce(promised);
  const other = { ...promised, commitment: 'd'.repeat(64) };
  await sendReady(other, true, takes);
  expect(nonceOf(readyCommand(other, true))).not.toBe(first!.nonce);
  expect(confirmedNonce(promised)).toEqual(first);
});

test('what an older page left in the storage does no harm', () => {
  localStorage.setItem('fivefold.deals', '[["x", "y", true], 7, null]');
  expect(confirmedNonce(promised)).toBeUndefined();
  expect(readyCommand(promised, true)).toMatchObject({ type: 'ready' });
});
