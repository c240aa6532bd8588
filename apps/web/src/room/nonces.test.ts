import { err, ok } from '@fivefold/rules';
import { beforeEach, expect, test, vi } from 'vitest';
import { readyNow, remembered, sendReady } from './nonces.ts';

const commitment = 'c'.repeat(64);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

const nonceOf = (command: ReturnType<typeof readyNow>) => (command.type === 'ready' ? command.nonce : '');

test('one commitment is always answered with the same nonce, another one with another', () => {
  const first = readyNow(commitment, true);
  expect(first).toMatchObject({ type: 'ready', ready: true, commitment });
  expect(nonceOf(readyNow(commitment, false))).toBe(nonceOf(first));
  expect(nonceOf(readyNow('d'.repeat(64), true))).not.toBe(nonceOf(first));
});

test('only a nonce that the room took is looked for in the deal', async () => {
  await sendReady(commitment, true, async () => err({ code: 'too-late' }));
  expect(remembered(commitment)).toBeUndefined();
  const sent = vi.fn(async () => ok({}));
  await sendReady(commitment, true, sent);
  expect(remembered(commitment)).toBe(nonceOf(readyNow(commitment, true)));
});
