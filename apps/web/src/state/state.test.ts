import type { RoomView, TableView } from '@fivefold/room';
import { describe, expect, test } from 'vitest';
import type { GameLogLine } from '../games/types.ts';
import { joinMessageParts } from '../i18n/core.ts';
import { countMissedMoves } from '../room/missedMoves.ts';
import { NO_RECENT_GAME_EVENTS, recentGameEventsAfter } from './room.ts';
import { isMyTurn, joinNamesWithAnd, myLobbySeatOf, unreadCount } from './selectors.ts';
import { type Preferences, parsePreferences, THEMES } from './storedPreferences.ts';
import { eventSoundsOf, gameLogLinesOf, tablePlayersOf } from './tableSelectors.ts';

const table = (part: Partial<TableView> = {}): TableView =>
  ({
    number: 1,
    seat: 0,
    status: 'playing',
    paused: null,
    waitingFor: [0, 2],
    move: 3,
    history: [],
    players: [
      { name: 'Anna', member: 'm1', bot: null },
      { name: 'Max', member: 'm2', bot: null },
      { name: 'Pico', member: null, bot: 'hard' },
    ],
    ...part,
  }) as unknown as TableView;

const room = (part: Partial<RoomView> = {}): RoomView =>
  ({
    code: 'KITE-4271',
    me: 'm1',
    members: [
      { id: 'm1', name: 'Anna', host: true, presence: 'here', since: 1 },
      { id: 'm2', name: 'Max', host: false, presence: 'dropped', since: 7 },
    ],
    faces: { m1: 'owl', m2: 'fox' },
    seats: [{ kind: 'empty' }, { kind: 'member', member: 'm1', ready: false }],
    chat: [],
    settings: { clock: { kind: 'courtesy' }, hints: 'full' },
    table: table(),
    ...part,
  }) as unknown as RoomView;

describe('selectors', () => {
  test('my turn: waited for, in a running game, not paused', () => {
    expect(isMyTurn(table())).toBe(true);
    expect(isMyTurn(table({ waitingFor: [1] }))).toBe(false);
    expect(isMyTurn(table({ paused: 'm2' }))).toBe(false);
    expect(isMyTurn(table({ status: 'over' }))).toBe(false);
    expect(isMyTurn(table({ seat: null }))).toBe(false);
  });

  test('players have seat, presence and a face of their own', () => {
    const players = tablePlayersOf(room(), table());
    expect(players.map(({ me }) => me)).toEqual([true, false, false]);
    expect(players.map(({ presence }) => presence)).toEqual(['here', 'dropped', 'here']);
    const slow = room({ settings: { clock: { kind: 'slow', hours: 24, substitute: 'bot' }, hints: 'full' } });
    expect(tablePlayersOf(slow, table()).map(({ presence }) => presence)).toEqual(['here', 'here', 'here']);
    expect(players.map(({ waited }) => waited)).toEqual([true, false, true]);
    expect(players.map(({ face }) => face)).toEqual(['owl', 'fox', 'kite']);
  });

  test('a player whose member left has left', () => {
    expect(tablePlayersOf(room({ members: [] }), table())[1]!.presence).toBe('left');
  });

  test('my seat, or none', () => {
    expect(myLobbySeatOf(room())).toBe(1);
    expect(myLobbySeatOf(room({ me: 'm2' }))).toBe(-1);
  });

  test('unread: messages of others after the last read line', () => {
    const line = { at: 0, name: '', spectator: false };
    const chat = [
      { ...line, id: 4, kind: 'text', text: 'old', from: 'm2' },
      { ...line, id: 5, kind: 'text', text: 'new', from: 'm2' },
      { ...line, id: 6, kind: 'notice', what: 'joined', from: null },
      { ...line, id: 7, kind: 'emote', emote: 'wow', from: 'm1' },
    ] as const;
    expect(unreadCount(room({ chat }), 4)).toBe(1);
  });

  test.each([
    [[], ''],
    [['Anna'], 'Anna'],
    [['Anna', 'Max'], 'Anna & Max'],
    [['Anna', 'Max', 'Илья'], 'Anna, Max & Илья'],
  ])('%j is listed as "%s"', (names, text) => {
    expect(joinNamesWithAnd(names, (first, last) => `${first} & ${last}`)).toBe(text);
  });

  test('each sound of one update plays once, in order', () => {
    const story = { sound: (event: string) => (event === 'silence' ? null : (event as 'reveal')) };
    const events = ['silence', 'reveal', 'gain', 'reveal'];
    expect(eventSoundsOf(events, story as never, { lang: 'en', me: 0, nameOf: () => '' })).toEqual([
      'reveal',
      'gain',
    ]);
  });

  test('a passing line stays until a lasting one follows', () => {
    const story = {
      lines: (event: { type: string }): readonly GameLogLine[] => [
        {
          seat: null,
          parts: [{ text: event.type }],
          ...(event.type.startsWith('ready') ? { passing: true } : {}),
        },
      ],
    };
    const log = ['ready 1', 'reveal', 'ready 2', 'ready 3'].map((type, move) => ({ move, event: { type } }));
    const told = gameLogLinesOf(log, story as never, { lang: 'en', me: null, nameOf: () => '' });
    expect(told.map(({ parts }) => joinMessageParts(parts))).toEqual(['reveal', 'ready 2', 'ready 3']);
  });
});

test('a move that a bot made for me is not told as mine', () => {
  const story = {
    lines: (_: unknown, { me }: { me: number | null }): readonly GameLogLine[] => [
      { seat: 0, parts: [{ text: me === 0 ? 'You' : 'Anna' }] },
    ],
  };
  const log = [undefined, [0], [1]].map((bots, move) => ({
    move,
    event: { type: 'laid' },
    ...(bots ? { bots } : {}),
  }));
  const lines = gameLogLinesOf(log, story as never, { lang: 'en', me: 0, nameOf: () => 'Anna' });
  expect(lines.map(({ parts }) => joinMessageParts(parts))).toEqual(['You', 'Anna', 'You']);
});

describe('one line a move', () => {
  const story = {
    lines: ({ type, seat }: { type: string; seat: number }): readonly GameLogLine[] => [
      { seat, parts: [{ text: type }], ...(type === 'scored' ? { joins: [{ text: ' for 9' }] } : {}) },
    ],
  };
  const told = (...log: (readonly [move: number, seat: number, type: string])[]) =>
    gameLogLinesOf(
      log.map(([move, seat, type]) => ({ move, event: { type, seat } })),
      story as never,
      { lang: 'en', me: null, nameOf: () => '' },
    ).map(({ parts }) => joinMessageParts(parts));

  test.each<[string, (readonly [number, number, string])[], string[]]>([
    [
      'of the same seat and move',
      [
        [1, 0, 'laid'],
        [1, 0, 'scored'],
      ],
      ['laid for 9'],
    ],
    [
      'not of another seat',
      [
        [1, 0, 'laid'],
        [1, 1, 'scored'],
      ],
      ['laid', 'scored'],
    ],
    [
      'not of another move',
      [
        [1, 0, 'laid'],
        [2, 0, 'scored'],
      ],
      ['laid', 'scored'],
    ],
    ['with nothing before it', [[1, 0, 'scored']], ['scored']],
  ])('%s', (_why, log, lines) => {
    expect(told(...log)).toEqual(lines);
  });
});

describe('news', () => {
  const line = (type: string) => ({ move: 1, event: { type } });
  const before = room({ table: table({ history: [line('a')] }) });

  test('recent events are those added since the previous view', () => {
    const after = room({ table: table({ history: [...before.table!.history, line('b'), line('c')] }) });
    expect(recentGameEventsAfter(before, after, NO_RECENT_GAME_EVENTS)).toEqual({
      stamp: 1,
      events: [{ type: 'b' }, { type: 'c' }],
    });
  });

  test('a chat line adds no recent events', () => {
    const news = { stamp: 4, events: [{ type: 'a' }] };
    expect(recentGameEventsAfter(before, { ...before, chat: [] }, news)).toBe(news);
  });

  test('a new game has no recent events', () => {
    const after = room({ table: table({ number: 2, history: [line('z')] }) });
    expect(recentGameEventsAfter(before, after, { stamp: 4, events: [{ type: 'a' }] })).toEqual({
      stamp: 5,
      events: [],
    });
  });

  test('moves missed while away are counted at the same table only', () => {
    expect(countMissedMoves(before, room({ table: table({ move: 8 }) }), false)).toBe(5);
    expect(countMissedMoves(before, room({ table: table({ number: 2 }) }), false)).toBeNull();
    expect(countMissedMoves(null, before, false)).toBeNull();
  });

  test('an own move whose acknowledgement was lost is not missed', () => {
    const by = (seat: number) => ({ move: 4, event: { type: 'b', seat } });
    const later = (seat: number) =>
      room({ table: table({ move: 5, history: [...before.table!.history, by(1), by(seat)] }) });
    expect(countMissedMoves(before, later(0), true)).toBe(1);
    expect(countMissedMoves(before, later(1), true)).toBe(2);
    expect(countMissedMoves(before, later(0), false)).toBe(2);
  });
});

describe('preferences', () => {
  const base: Preferences = {
    lang: 'en',
    langChosen: false,
    theme: 'system',
    name: '',
    face: '',
    muted: false,
    volume: 0.7,
    confirm: true,
    lessMotion: false,
    letters: false,
    text: 100,
    notify: false,
    notifyAsked: false,
    quietHours: true,
    panelOpen: false,
    panelTab: 'log',
    logMine: false,
  };

  test('stored choices are restored', () => {
    const stored = JSON.stringify({ lang: 'ru', theme: 'dark', name: 'Соня', confirm: false, volume: 0.2 });
    expect(parsePreferences(base, stored)).toEqual({
      ...base,
      lang: 'ru',
      langChosen: true,
      theme: 'dark',
      name: 'Соня',
      confirm: false,
      volume: 0.2,
    });
  });

  test.each(THEMES)('the theme %s comes back', (theme) => {
    expect(parsePreferences(base, JSON.stringify({ theme })).theme).toBe(theme);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another kind of value', '7'],
    ['values of other types', '{"name":7,"muted":"yes","volume":"loud"}'],
    ['unknown words', '{"lang":"xx","theme":"pink"}'],
  ])('%s in the storage leaves the defaults', (_what, stored) => {
    expect(parsePreferences(base, stored)).toEqual(base);
  });

  test('a panel that was open on a wide screen does not cover a narrow one', () => {
    expect(parsePreferences(base, '{"panelOpen":true}').panelOpen).toBe(false);
    expect(parsePreferences({ ...base, panelOpen: true }, '{"panelOpen":false}').panelOpen).toBe(false);
  });
});
