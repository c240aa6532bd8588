import type { ChatLine, RoomView, TableView } from '@fivefold/room';
import { describe, expect, test } from 'vitest';
import type { GameLogLine } from '../games/types.ts';
import { createTranslator } from '../i18n/core.ts';
import { type Announcements, announceChat, announceEvents, yourTurnSentence } from './announce.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import type { TableTranslate } from './words.ts';

const log = (...types: readonly string[]) =>
  types.map((type, move) => ({ move, event: { type } })) as unknown as TableView['history'];
const tell = ({ event }: { readonly event: { readonly type: string } }): readonly GameLogLine[] => [
  { seat: null, parts: [{ text: event.type }], ...(event.type.startsWith('#') ? { heading: true } : {}) },
];
const nothing: Announcements = { upTo: 0, sentences: [] };

describe('announcements of the game', () => {
  test.each([
    ['en', 'Choose a card', 'Your turn: Choose a card'],
    ['en', 'Youngest first', 'Your turn: Youngest first'],
    ['en', 'Your vote', 'Your vote'],
    ['en', 'You draw green 3', 'You draw green 3'],
    ['ru', 'Выберите карту', 'Ваш ход: Выберите карту'],
    ['ru', 'Ваш тайный голос', 'Ваш тайный голос'],
    ['ru', 'Вы берёте: зелёная 3', 'Вы берёте: зелёная 3'],
  ] as const)('%s: "%s" is announced as "%s"', (lang, what, sentence) => {
    const t: TableTranslate =
      lang === 'en' ? createTranslator<typeof en>('en', en) : createTranslator<typeof en>('ru', ru);
    expect(yourTurnSentence(t, what)).toBe(sentence);
  });

  test('events of one update are read in one go, without headings', () => {
    expect(announceEvents(nothing, log('a takes 3', '# Turn 2', 'b takes 4'), tell)).toEqual({
      upTo: 3,
      sentences: [{ id: 0, text: 'a takes 3. b takes 4' }],
    });
  });

  test('later sentences are added after earlier ones', () => {
    const first = announceEvents(nothing, log('a'), tell);
    expect(announceEvents(first, log('a', 'b', 'c'), tell).sentences).toEqual([
      { id: 0, text: 'a' },
      { id: 1, text: 'b. c' },
    ]);
  });

  test('a heading alone says nothing', () => {
    expect(announceEvents(nothing, log('# Round 1'), tell)).toEqual({ upTo: 1, sentences: [] });
  });

  test('only the last sentences are kept', () => {
    let said = nothing;
    const all: string[] = [];
    for (let n = 0; n < 9; n++) {
      all.push(`move ${n}`);
      said = announceEvents(said, log(...all), tell);
    }
    expect(said.sentences.map(({ text }) => text)).toEqual([3, 4, 5, 6, 7, 8].map((n) => `move ${n}`));
  });
});

describe('announcements of the chat', () => {
  const t = createTranslator<typeof en>('en', en) as unknown as TableTranslate;
  const room = (...chat: readonly object[]) =>
    ({
      me: 'm1',
      members: [{ id: 'm1', name: 'Anna' }],
      chat: chat.map((line, id) => ({ id, ...line }) as ChatLine),
    }) as unknown as RoomView;
  const silence: Announcements = { upTo: -1, sentences: [] };
  const max = { from: 'm2', name: 'Max' };

  test('messages, emotes and notices, each with its name', () => {
    const view = room(
      { kind: 'text', text: 'hello', ...max },
      { kind: 'emote', emote: 'bravo', ...max },
      { kind: 'notice', what: 'dropped', from: null, name: 'Max' },
      { kind: 'notice', what: 'never-heard-of', from: null, name: 'Max' },
    );
    expect(announceChat(silence, view, t)).toEqual({
      upTo: 3,
      sentences: [
        { id: 0, text: 'Max: hello' },
        { id: 1, text: 'Max: Bravo' },
        { id: 2, text: 'Max loses connection, the seat is kept' },
      ],
    });
  });

  test('announces nothing twice, and nothing of my own', () => {
    const view = room(
      { kind: 'text', text: 'old', ...max },
      { kind: 'text', text: 'mine', from: 'm1', name: 'Anna' },
      { kind: 'notice', what: 'back', from: null, name: 'Anna' },
    );
    expect(announceChat({ ...silence, upTo: 0 }, view, t)).toEqual({ upTo: 2, sentences: [] });
  });
});
