import type { ChatLine } from '@fivefold/room';
import { expect, test } from 'vitest';
import { collapseClockNotices, mergeChatIntoLog, tabShowsChat } from './chatInLog.ts';

const line = (at: number) => ({ seat: 0, parts: [], at });
const GAME = 3;
const said = (id: number, events?: number, number = GAME) =>
  ({
    id,
    at: 0,
    from: 'm1',
    name: 'Max',
    kind: 'text',
    text: 'hi',
    spectator: false,
    ...(events === undefined ? {} : { during: { number, events } }),
  }) as ChatLine;
const notice = (what: string) => ({ ...said(9, 1), from: null, kind: 'notice', what }) as unknown as ChatLine;

test('places chat lines between the events before and after them', () => {
  const [a, b, c] = [line(0), line(1), line(2)];
  expect(mergeChatIntoLog([a, b, c], [said(7, 1), said(8, 3)], GAME)).toEqual([
    a,
    said(7, 1),
    b,
    c,
    said(8, 3),
  ]);
});

test('leaves lines of older rooms and of other games to the chat', () => {
  expect(mergeChatIntoLog([line(0)], [said(6), said(7, 1, GAME - 1)], GAME)).toEqual([line(0)]);
});

test('a dropped passing line does not drop the chat lines', () => {
  expect(mergeChatIntoLog([line(4)], [said(7, 2)], GAME)).toEqual([said(7, 2), line(4)]);
  expect(mergeChatIntoLog([], [said(7, 2)], GAME)).toEqual([said(7, 2)]);
});

test.each([
  ['bot-in', true],
  ['bot-out', true],
  ['clock-played', true],
  ['nudged', true],
  ['reminded', true],
  ['joined', false],
  ['left', false],
])('the notice "%s" is in the log: %s', (what, shown) => {
  expect(mergeChatIntoLog([], [notice(what)], GAME)).toEqual(shown ? [notice(what)] : []);
});

const late = (id: number, name: string) =>
  ({ id, at: 0, from: null, name, kind: 'notice', what: 'clock-played', spectator: false }) as ChatLine;

test.each<[what: string, chat: readonly ChatLine[], shown: readonly [id: number, times: number][]]>([
  ['one who is late again and again', [late(1, 'Max'), late(2, 'Max'), late(3, 'Max')], [[1, 3]]],
  [
    'two who are late in turns',
    [late(1, 'Max'), late(2, 'Zoe'), late(3, 'Max'), late(4, 'Zoe')],
    [
      [1, 2],
      [2, 2],
    ],
  ],
  [
    'words in between, which keep their place',
    [late(1, 'Max'), late(2, 'Max'), said(3), late(4, 'Max')],
    [
      [1, 2],
      [3, 1],
      [4, 1],
    ],
  ],
])('collapses notices of the clock: %s', (_what, chat, shown) => {
  expect(collapseClockNotices(chat).map(({ line, times }) => [line.id, times])).toEqual(shown);
});

test.each([
  ['chat', false, true],
  ['log', false, true],
  ['log', true, false],
  ['rules', false, false],
] as const)('the tab %s, only my moves: %s, shows what is said: %s', (tab, onlyMine, shown) => {
  expect(tabShowsChat(tab, onlyMine)).toBe(shown);
});
