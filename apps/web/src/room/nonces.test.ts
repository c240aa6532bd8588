import { err, ok } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { withStorage } from '../state/storage.testing.ts';
import { type Promised, readyNow, remembered, sendReady } from './nonces.ts';

const promised: Promised = { room: 'KITE-4271', number: 1, commitment: 'c'.repeat(64) };

withStorage();

const nonceOf = (command: ReturnType<typeof readyNow>) => (command.type === 'ready' ? command.nonce : '');
const takes = async () => ok({});

test('one commitment is always answered with the same nonce, another one with another', () => {
  const first = readyNow(promised, true);
  expect(first).toMatchObject({ type: 'ready', ready: true, commitment: promised.commitment });
  expect(nonceOf(readyNow(promised, false))).toBe(nonceOf(first));
  expect(nonceOf(readyNow({ ...promised, number: 2 }, true))).not.toBe(nonceOf(first));
  expect(nonceOf(readyNow({ ...promised, room: 'KITE-4272' }, true))).not.toBe(nonceOf(first));
});

test('only a nonce that the room took is looked for in the deal', async () => {
  await sendReady(promised, true, async () => err({ code: 'too-late' }));
  expect(remembered(promised)).toBeUndefined();
  await sendReady(promised, true, takes);
  const { commitment } = promised;
  expect(remembered(promised)).toMatchObject({ commitment, nonce: nonceOf(readyNow(promised, true)) });
});

test('a promise that is replaced before the deal stays what was promised', async () => {
  await sendReady(promised, true, takes);
  const first = remembered(promised);
  const other = { ...promised, commitment: 'd'.repeat(64) };
  await sendReady(other, true, takes);
  expect(nonceOf(readyNow(other, true))).not.toBe(first!.nonce);
  expect(remembered(promised)).toEqual(first);
});

test('what an older page left in the storage does no harm', () => {
  localStorage.setItem('fivefold.deals', '[["x", "y", true], 7, null]');
  expect(remembered(promised)).toBeUndefined();
  expect(readyNow(promised, true)).toMatchObject({ type: 'ready' });
});
