import { type Event, podelim, type Refusal } from '@fivefold/rules/podelim';
import { describe, expect, test } from 'vitest';
import { joinMessageParts, type Lang } from '../../i18n/core.ts';
import { loadAllLanguages } from '../../i18n/loadAll.testing.ts';
import { podelimRowSegmentsOf, voteResultsIn } from './segments.ts';
import { gameStory } from './story.ts';
import { gameMessages } from './words.ts';

await loadAllLanguages(gameMessages);

const names = ['Anna', 'Max', 'Илья', 'Otto'];
const tell = (event: Event, lang: Lang, me: number | null = 0) =>
  gameStory
    .lines(event, { lang, me, nameOf: (seat) => names[seat]! })
    .map(({ parts }) => joinMessageParts(parts).replaceAll('\u00a0', ' '));

const part = { color: 'black', from: 5, to: 9 } as const;
const pile = { color: 'black', from: 5, to: 9, voters: [0, 2] } as const;
const parts = [
  { color: 'white', from: 5, to: 6 },
  { color: 'blue', from: 6, to: 8 },
  { color: 'black', from: 8, to: 9 },
] as const;

/** One event of each type; a new type fails to compile until it is listed. */
const EVENTS: { readonly [T in Event['type']]: Extract<Event, { readonly type: T }> } = {
  'row-dealt': { type: 'row-dealt', round: 2, leader: 1, row: ['1', 'J'] },
  'pile-split': { type: 'pile-split', seat: 1, pile, parts },
  'part-discarded': { type: 'part-discarded', seat: 1, part, cards: ['8', 'J'] },
  voted: { type: 'voted', seat: 1 },
  'votes-revealed': { type: 'votes-revealed', votes: ['white', null, 'black', null] },
  'part-taken': { type: 'part-taken', seat: 1, part, cards: ['9', '9', 'J'] },
  'part-unclaimed': { type: 'part-unclaimed', part, cards: ['3'] },
  'card-lost': { type: 'card-lost', part, card: '7', contenders: [1, 2] },
  'part-contested': { type: 'part-contested', part, cards: ['8', '9'], contenders: [0, 2] },
  'jokers-placed': { type: 'jokers-placed', seat: 1, values: [7, 9], automatic: false },
  'jokers-waiting': { type: 'jokers-waiting', seat: 1, jokers: 2 },
  'round-ended': { type: 'round-ended', round: 1 },
  'game-ended': { type: 'game-ended', points: [26, 1, 5, 0] },
};
/** The lines before and after it say enough. */
const SILENT: readonly Event['type'][] = ['round-ended'];

const CODES: { readonly [C in Refusal['code']]: true } = {
  'wrong-phase': true,
  'not-your-turn': true,
  'not-a-contender': true,
  'bad-split': true,
  'no-such-part': true,
  'bad-joker-count': true,
  'no-such-stack': true,
};

describe('the story of Podelim', () => {
  test.each(Object.values(EVENTS))('$type has a sentence in both languages', (event) => {
    for (const lang of ['en', 'ru'] as const) {
      const lines = tell(event, lang);
      expect(lines.length > 0).toBe(!SILENT.includes(event.type));
      for (const line of lines) expect(line).not.toMatch(/^$|[{}*]/);
    }
  });

  test.each<[Event, string, string]>([
    [EVENTS['part-taken'], 'Max takes the black part: 9, 9, joker', 'Max берёт чёрную часть: 9, 9, джокер'],
    [
      { ...EVENTS['part-taken'], seat: 0 },
      'You take the black part: 9, 9, joker',
      'Вы берёте чёрную часть: 9, 9, джокер',
    ],
    [EVENTS['part-contested'], 'You and Илья both choose black', 'Вы и Илья в споре за чёрную'],
    [
      { ...EVENTS['part-contested'], contenders: [1, 2, 3] },
      'Max, Илья and Otto all choose black',
      'Max, Илья и Otto в споре за чёрную',
    ],
    [EVENTS['pile-split'], 'Max splits the black part 1 · 2 · 1', 'Max делит чёрную часть: 1 · 2 · 1'],
    [
      { ...EVENTS['pile-split'], seat: null },
      'The black part is cut 1 · 2 · 1',
      'Чёрная часть делится: 1 · 2 · 1',
    ],
    [EVENTS['jokers-placed'], 'Max adds 2 jokers to 7, 9', 'Max кладёт 2 джокеров к 7, 9'],
    [{ ...EVENTS['jokers-placed'], values: [7, 7] }, 'Max adds 2 jokers to 7', 'Max кладёт 2 джокеров к 7'],
  ])('%j', (event, english, russian) => {
    expect(tell(event, 'en')).toEqual([english]);
    expect(tell(event, 'ru')).toEqual([russian]);
  });

  test('a spectator is never "you"', () => {
    expect(tell(EVENTS['part-contested'], 'en', null)).toEqual(['Anna and Илья both choose black']);
  });

  test('gains and conflicts of mine have sounds, those of others do not', () => {
    const part = { color: 'white', from: 0, to: 2 } as const;
    const taken = { type: 'part-taken', seat: 1, part, cards: ['9', '9'] } as const;
    const fight = { type: 'part-contested', part, cards: ['9', '9'], contenders: [1, 2] } as const;
    const soundsFor = (me: number | null) =>
      [taken, fight].map((event) => gameStory.sound?.(event, { lang: 'en', me, nameOf: String }));
    expect(soundsFor(1)).toEqual(['gain', 'conflict']);
    expect(soundsFor(0)).toEqual([null, null]);
    expect(soundsFor(null)).toEqual([null, null]);
  });

  test('a vote sounds only for its voter, and the same for every choice', () => {
    const context = { lang: 'en', me: 0, nameOf: () => '' } as const;
    expect(gameStory.sound?.({ type: 'voted', seat: 0 }, context)).toBe('seal');
    expect(gameStory.sound?.(EVENTS.voted, context)).toBeNull();
    for (const event of Object.values(EVENTS)) expect(gameStory.sound?.(event, context)).not.toBeUndefined();
  });
});

describe('the words of Podelim', () => {
  test.each(Object.keys(CODES))('refusal %s is a sentence in both languages', (code) => {
    for (const lang of ['en', 'ru'] as const) expect(gameMessages[lang]).toHaveProperty([`refusal.${code}`]);
  });

  test('every option, score category and tie-break has a name', () => {
    expect(podelim.options.parse({})).toEqual({}); // nothing for a host to choose: no labels
    const keys = [...Array.from({ length: 10 }, (_, i) => `result.value-${i + 1}`), 'tie.different-values'];
    for (const key of keys)
      for (const lang of ['en', 'ru'] as const) expect(gameMessages[lang]).toHaveProperty([key]);
  });
});

describe('cards on the table', () => {
  const state = podelim.setup({ seats: 4, options: {}, seed: '7'.repeat(64) });

  test('a new row is one pile', () => {
    expect(podelimRowSegmentsOf(state.table)).toEqual([
      { type: 'pile', run: expect.objectContaining({ from: 0, to: 9 }) },
    ]);
  });

  test('a contest lies between shared and contested colors', () => {
    const contest = { color: 'blue', from: 3, to: 6, voters: [0, 1] } as const;
    const later = { color: 'black', from: 6, to: 9, voters: [2, 3] } as const;
    const table = {
      ...state.table,
      owners: [3, 3, 'discard', null, null, null, null, null, null],
      phase: { type: 'split', pile: contest, later: [later] },
    } as const;
    expect(podelimRowSegmentsOf(table)).toEqual([
      { type: 'settled', run: { from: 0, to: 2 }, owner: 3 },
      { type: 'settled', run: { from: 2, to: 3 }, owner: 'discard' },
      { type: 'pile', run: contest },
      { type: 'later', pile: later },
    ]);
  });

  test('a reveal has a line for each part, also when the next row is already dealt', () => {
    expect(voteResultsIn([EVENTS.voted])).toBeNull();
    expect(
      voteResultsIn([
        EVENTS.voted,
        EVENTS['votes-revealed'],
        EVENTS['part-unclaimed'],
        EVENTS['part-taken'],
        EVENTS['row-dealt'],
      ]),
    ).toEqual([
      { color: 'black', cards: ['3'], kind: 'unclaimed', seats: [] },
      { color: 'black', cards: ['9', '9', 'J'], kind: 'taken', seats: [1] },
    ]);
  });
});
