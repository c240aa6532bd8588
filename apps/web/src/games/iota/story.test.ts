import type { Event, Refusal } from '@fivefold/rules/iota';
import { describe, expect, test } from 'vitest';
import { joinMessageParts, type Lang } from '../../i18n/core.ts';
import { loadAllLanguages } from '../../i18n/loadAll.testing.ts';
import { translatorFor } from '../../i18n/useT.ts';
import { gameModule } from './index.ts';
import { gameStory } from './story.ts';
import { gameMessages, iotaCardName, refusalSentence } from './words.ts';

await loadAllLanguages(gameMessages);

const names = ['Anna', 'Max'];
const tell = (event: Event, lang: Lang, me: number | null = 0) =>
  gameStory
    .lines(event, { lang, me, nameOf: (seat) => names[seat]! })
    .map(({ parts }) => joinMessageParts(parts).replaceAll('\u00a0', ' '));

const line = { axis: 'row', x: 0, y: 0, cards: ['RT1', 'RT2'] } as const;
const score = {
  lines: [{ ...line, sum: 3 }],
  base: 11,
  chains: 1,
  fourCards: false,
  lastCard: true,
  multiplier: 4,
  total: 44,
};
const EVENTS: { readonly [type in Event['type']]: Event } = {
  recycled: { type: 'recycled', seat: 1, x: 0, y: 0, card: 'RC2', wild: 'W1' },
  placed: { type: 'placed', seat: 1, placements: [{ x: 0, y: 1, card: 'BS4' }] },
  scored: { type: 'scored', seat: 1, score },
  passed: { type: 'passed', seat: 1, swapped: 2 },
  drew: { type: 'drew', seat: 1, count: 3 },
  'deck-ran-out': { type: 'deck-ran-out' },
  'game-ended': { type: 'game-ended', reason: 'stalemate', hands: [[], []], removed: [] },
};
const REFUSALS: { readonly [code in Refusal['code']]: Extract<Refusal, { code: code }> } = {
  'not-your-turn': { code: 'not-your-turn' },
  'bad-count': { code: 'bad-count', count: 0 },
  'card-not-in-hand': { code: 'card-not-in-hand', card: 'YP3' },
  'cell-occupied': { code: 'cell-occupied', x: 0, y: 0 },
  'not-one-line': { code: 'not-one-line' },
  gap: { code: 'gap', x: 1, y: 0 },
  'not-connected': { code: 'not-connected' },
  'too-long': { code: 'too-long', line },
  'line-invalid': { code: 'line-invalid', line, broken: ['color', 'number'] },
  'wild-impossible': { code: 'wild-impossible', wilds: [] },
  'recycle-no-wild': { code: 'recycle-no-wild', x: 0, y: 0 },
  'recycle-needs-natural': { code: 'recycle-needs-natural', card: 'W1' },
  'recycle-does-not-fit': { code: 'recycle-does-not-fit', x: 0, y: 0, card: 'RC1', broken: ['shape'] },
  'swap-too-many': { code: 'swap-too-many', count: 3, deckSize: 1 },
};

describe('the story of Iota', () => {
  test.each(Object.values(EVENTS))(
    '$type has words in both languages, about me and about others',
    (event) => {
      for (const lang of ['en', 'ru'] as const)
        for (const me of [0, 1, null]) {
          const said = tell(event, lang, me);
          expect(said.length).toBeGreaterThan(0);
          for (const sentence of said) expect(sentence).not.toMatch(/[{}*]|undefined/);
        }
    },
  );

  test('names the cards laid and the reason for doubled points', () => {
    expect(tell(EVENTS.placed, 'en')).toEqual(['Max lays blue square 4 (row 1 down, column 0)']);
    expect(tell(EVENTS.placed, 'ru', 1)).toEqual(['Вы кладёте синий квадрат 4 (ряд на 1 ниже, столбец 0)']);
    expect(tell(EVENTS.scored, 'en')).toEqual(['Max scores 44 points: a chain of four, the last card']);
    expect(tell(EVENTS.scored, 'ru')).toEqual(['Max получает 44 очка: цепочка, последняя карточка']);
    expect(tell({ type: 'passed', seat: 0, swapped: 0 }, 'en')).toEqual(['You pass']);
    expect(tell(EVENTS.passed, 'ru')).toEqual(['Max меняет 2 карточки и пропускает ход']);
  });

  test('a wild that is laid stands in the case of the sentence', () => {
    const wild: Event = { type: 'placed', seat: 1, placements: [{ x: 0, y: 1, card: 'W1' }] };
    expect(tell(wild, 'en')).toEqual(['Max lays wild (row 1 down, column 0)']);
    expect(tell(wild, 'ru')).toEqual(['Max кладёт джокера (ряд на 1 ниже, столбец 0)']);
  });

  test('a drawn card is a passing line', () => {
    const [drawn] = gameStory.lines(EVENTS.drew, { lang: 'en', me: 0, nameOf: () => 'Max' });
    expect(drawn?.passing).toBe(true);
  });

  test('points sound only for the player who gets them', () => {
    const context = { lang: 'en', nameOf: () => '' } as const;
    expect(gameStory.sound?.(EVENTS.scored, { ...context, me: 1 })).toBe('gain');
    expect(gameStory.sound?.(EVENTS.scored, { ...context, me: 0 })).toBeNull();
  });
});

describe('the words of Iota', () => {
  test.each(Object.values(REFUSALS))('$code is a sentence in both languages', (refusal) => {
    for (const lang of ['en', 'ru'] as const) {
      const sentence = refusalSentence(translatorFor(gameMessages, lang), refusal);
      expect(sentence).toMatch(/\.$/);
      expect(sentence).not.toMatch(/[{}]|undefined/);
      expect(gameModule.words.maybe(lang, `refusal.${refusal.code}`, { ...refusal })).toBe(sentence);
    }
  });

  test('a refusal says what is wrong in words of the game', () => {
    const t = translatorFor(gameMessages, 'en');
    expect(refusalSentence(t, REFUSALS['line-invalid'])).toBe(
      'In one line colours and numbers must be all the same or all different.',
    );
    const starving = { ...REFUSALS['recycle-does-not-fit'], broken: [] };
    const other = 'With the red circle 1 there, nothing would be left for the other wild.';
    expect(refusalSentence(t, starving)).toBe(other);
    expect(gameModule.words.maybe('en', `refusal.${starving.code}`, starving)).toBe(other);
  });

  test.each(['lines', 'chains', 'four-cards', 'last-card', 'cards-left'])(
    'the result has a word for %s',
    (key) => {
      for (const lang of ['en', 'ru'] as const)
        expect(gameModule.words.maybe(lang, `result.${key}`)).not.toBeNull();
    },
  );

  test('cards are named in full, and the rules page can draw them', () => {
    expect(iotaCardName(translatorFor(gameMessages, 'ru'), 'YT2')).toBe('жёлтый треугольник 2');
    expect(iotaCardName(translatorFor(gameMessages, 'en'), 'W2')).toBe('wild');
    expect(gameModule.drawCard?.('GP4')).not.toBeNull();
    expect(gameModule.drawCard?.('GP5')).toBeNull();
  });
});
