import type { ChatLine } from '@fivefold/room';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubLocalStorage } from '../state/storage.testing.ts';

const line = (from: string | null, kind: string) => ({ from, kind }) as ChatLine;
const KEY = 'fivefold.hiddenReactions';
const stored = () => JSON.parse(localStorage.getItem(KEY)!) as object;

stubLocalStorage();
beforeEach(() => void vi.resetModules());

test('hides reactions of one member and keeps the messages', async () => {
  const { withoutReactionsOf } = await import('./hiddenReactions.ts');
  const chat = [line('m1', 'emote'), line('m2', 'emote'), line('m2', 'text'), line(null, 'notice')];
  expect(withoutReactionsOf(chat, ['m2'])).toEqual([chat[0], chat[2], chat[3]]);
});

test('keeps the choice in the browser, for the last rooms only', async () => {
  const { hideReactionsOfMember } = await import('./hiddenReactions.ts');
  for (let i = 0; i < 10; i += 1) hideReactionsOfMember(`ROOM-${i}`, 'm2', true);
  expect(Object.keys(stored())).toHaveLength(8);
  hideReactionsOfMember('ROOM-9', 'm2', false);
  expect(stored()).not.toHaveProperty('ROOM-9');
});

test.each(['{"A":7,"B":["m1"]}', 'null', '{', '[3]'])('survives %s in the storage', async (text) => {
  localStorage.setItem(KEY, text);
  const { hideReactionsOfMember } = await import('./hiddenReactions.ts');
  hideReactionsOfMember('C', 'm3', true);
  expect(stored()).toMatchObject({ C: ['m3'] });
  expect(stored()).not.toHaveProperty('A');
});
