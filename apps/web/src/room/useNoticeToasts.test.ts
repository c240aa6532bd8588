import type { ChatLine } from '@fivefold/room';
import { expect, test } from 'vitest';
import { toastForChatNotice } from './useNoticeToasts.ts';

const line = (name: string, what: string) =>
  ({ id: 1, at: 0, from: null, name, spectator: false, kind: 'notice', what }) as ChatLine;

test.each([
  ['Anna', 'clock-played', true, 'table.timeUp.you'],
  ['Max', 'clock-played', true, null],
  ['Max', 'joined', true, null],
  ['Max', 'nudged', true, 'table.nudged'],
  ['Max', 'nudged', false, null],
  ['Anna', 'nudged', true, null],
  ['Anna', 'reminded', true, 'table.reminded'],
  ['Max', 'reminded', true, null],
])('of %s, %s, waited for: %s; Anna sees %s', (name, what, isWaitedFor, message) => {
  expect(toastForChatNotice(line(name, what), { name: 'Anna', isWaitedFor })).toBe(message);
});
