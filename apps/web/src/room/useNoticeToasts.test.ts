import type { ChatLine } from '@fivefold/room';
import { expect, test } from 'vitest';
import { noticeMessage } from './useNoticeToasts.ts';

const line = (name: string, what: string) =>
  ({ id: 1, at: 0, from: null, name, spectator: false, kind: 'notice', what }) as ChatLine;

test.each([
  ['Anna', 'clock-played', 'table.timeUp.you'],
  ['Max', 'clock-played', null],
  ['Max', 'joined', null],
])('of %s, %s: Anna sees %s', (name, what, told) => {
  expect(noticeMessage(line(name, what), 'Anna')).toBe(told);
});
