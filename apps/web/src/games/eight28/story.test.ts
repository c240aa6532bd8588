import {
  type Eight28RoundEndReason,
  type Event,
  eight28,
  type PotPrizeAward,
  type Refusal,
} from '@fivefold/rules/eight28';
import { describe, expect, test } from 'vitest';
import { joinMessageParts, type Lang } from '../../i18n/core.ts';
import { loadAllLanguages } from '../../i18n/loadAll.testing.ts';
import { translatorFor } from '../../i18n/useT.ts';
import { myEight28TurnOutcomeIn } from './prompt.ts';
import { gameStory } from './story.ts';
import { eight28CrystalsName, gameMessages, listWithOr } from './words.ts';

await loadAllLanguages(gameMessages);

const names = ['Anna', 'Max', 'Илья'];
const tell = (event: Event, lang: Lang, me: number | null = 0) =>
  gameStory
    .lines(event, { lang, me, nameOf: (seat) => names[seat]! })
    .map(({ parts }) => joinMessageParts(parts).replaceAll('\u00a0', ' '));

const won = (prize: PotPrizeAward['prize'], seat: number, blue: number): PotPrizeAward => ({
  prize,
  crystals: { blue, red: 0 },
  total: prize === 'eight' ? 7 : 28,
  shares: [{ seat, crystals: { blue, red: 0 } }],
  rest: { blue: 0, red: 0 },
});
const lost: PotPrizeAward = {
  prize: 'twenty-eight',
  crystals: { blue: 2, red: 0 },
  total: null,
  shares: [],
  rest: { blue: 2, red: 0 },
};

/** One event of each type; a new type fails to compile until it is listed. */
const EVENTS: { readonly [T in Event['type']]: Extract<Event, { type: T }> } = {
  'round-started': { type: 'round-started', round: 2, dealer: 1, pot: { blue: 3, red: 0 } },
  'turn-started': { type: 'turn-started', turn: 4, dealer: 1, placed: 'blue', pot: { blue: 5, red: 0 } },
  'final-round-began': { type: 'final-round-began', round: 9 },
  'card-taken': { type: 'card-taken', seat: 0, card: 'X' },
  'card-declined': { type: 'card-declined', seat: 1 },
  'went-out': { type: 'went-out', seat: 1, shown: 29 },
  'deck-ran-out': { type: 'deck-ran-out', declined: [1] },
  'round-ended': { type: 'round-ended', round: 2, dealer: 1, reason: 'all-declined' },
  'holes-revealed': { type: 'holes-revealed', holes: ['1', 'X', '8'] },
  'half-chosen': { type: 'half-chosen', seat: 0, half: 'eight', total: 6 },
  awarded: { type: 'awarded', award: won('eight', 1, 2) },
  'crystals-set-aside': { type: 'crystals-set-aside', crystals: { blue: 1, red: 0 } },
  continued: { type: 'continued', seat: 1 },
  'game-ended': { type: 'game-ended', points: [18, 18, 3] },
};

describe('the story of 8*28', () => {
  test.each(Object.values(EVENTS))(
    '$type has a sentence in both languages, with every parameter filled',
    (event) => {
      for (const lang of ['en', 'ru'] as const) {
        const lines = tell(event, lang);
        expect(lines.length).toBeGreaterThan(0);
        for (const line of lines) expect(line).not.toMatch(/undefined|[{}*]/);
      }
    },
  );

  test('among the hole cards mine is not called by my name', () => {
    expect(tell(EVENTS['holes-revealed'], 'en')).toEqual(['Hole cards: you 1, Max 1/11, Илья 8']);
    expect(tell(EVENTS['holes-revealed'], 'ru', 1)).toEqual(['Тайные карты: Anna 1, вы 1/11, Илья 8']);
  });

  test('a turn is a heading and who deals', () => {
    expect(tell(EVENTS['turn-started'], 'en')).toEqual(['Turn 4', 'Max deals, the pot grows to 5']);
    expect(tell(EVENTS['turn-started'], 'ru', 1)).toEqual(['Круг 4', 'Вы раздаёте, в банке 5']);
    expect(tell({ ...EVENTS['turn-started'], placed: null }, 'en')[1]).toBe('Max deals, the supply is empty');
  });

  test('a 1/11 has its own name; a spectator is never "you"', () => {
    expect(tell(EVENTS['card-taken'], 'en')).toEqual(['You take 1/11']);
    expect(tell(EVENTS['card-taken'], 'ru', null)).toEqual(['Anna берёт 1/11']);
  });

  test('every prize says who won it with which total, and what nobody won', () => {
    expect(tell(EVENTS.awarded, 'en')).toEqual(['Max is nearest to 8 with 7: 2 crystals']);
    expect(tell({ type: 'awarded', award: won('direct-hit', 0, 9) }, 'en')).toEqual([
      'You have 8 and 28, a direct hit: 9 crystals',
    ]);
    expect(tell({ type: 'awarded', award: lost }, 'ru')).toEqual(['Половина за 28 не достаётся никому']);
  });

  test('a tie is a win of everybody in it', () => {
    expect(tell(EVENTS['game-ended'], 'en')).toEqual(['You win with 18 points', 'Max wins with 18 points']);
    expect(tell(EVENTS['game-ended'], 'ru')[1]).toBe('Побеждает Max: 18 очков');
  });

  test.each<[reason: Eight28RoundEndReason, en: string, ru: string]>([
    ['all-declined', 'Everybody declines: the round is over', 'Все отказываются: раунд окончен'],
    // With final declines some may only have declined: it must not say that they are over 28.
    ['nobody-left', 'Nobody is left to ask: the round is over', 'Спрашивать больше некого: раунд окончен'],
    ['deck-empty', 'No card is left: the round is over', 'Карт больше нет: раунд окончен'],
  ])('a round that ends by %s says why', (reason, inEnglish, inRussian) => {
    expect(tell({ ...EVENTS['round-ended'], reason }, 'en')).toEqual([inEnglish]);
    expect(tell({ ...EVENTS['round-ended'], reason }, 'ru')).toEqual([inRussian]);
  });

  test('no line where nothing is set aside', () => {
    expect(tell({ type: 'crystals-set-aside', crystals: { blue: 0, red: 0 } }, 'en')).toEqual([]);
  });

  test('declining makes no sound, so that the private switch cannot be heard', () => {
    const context = { lang: 'en', me: 0, nameOf: () => '' } as const;
    expect(gameStory.sound?.(EVENTS['card-declined'], context)).toBeNull();
    expect(gameStory.sound?.(EVENTS['card-taken'], context)).toBe('place');
    expect(gameStory.sound?.({ type: 'awarded', award: won('eight', 0, 2) }, context)).toBe('gain');
    expect(gameStory.sound?.(EVENTS.awarded, context)).toBeNull();
  });
});

describe('the words of 8*28', () => {
  const has = (key: string) => {
    expect(translatorFor(gameMessages, 'en').maybe(key)).toBeTruthy();
    expect(translatorFor(gameMessages, 'ru').maybe(key)).toBeTruthy();
  };

  test.each<Refusal['code']>(['wrong-phase', 'not-your-turn', 'nothing-to-choose', 'already-continued'])(
    'the refusal %s has a sentence',
    (code) => has(`refusal.${code}`),
  );

  test.each(Object.entries(eight28.options.parse({})))('the option %s has a label', (name) =>
    has(`option.${name}`),
  );

  test.each(['length.full', 'length.short'])('the choice %s has a label', (choice) =>
    has(`option.${choice}`),
  );

  test.each(['eight', 'twenty-eight', 'direct-hit'])('the score line %s has a label', (key) =>
    has(`result.${key}`),
  );

  test('totals and crystals are read as people say them', () => {
    expect(listWithOr(translatorFor(gameMessages, 'en'), [6, 16, 26])).toBe('6, 16 or 26');
    expect(listWithOr(translatorFor(gameMessages, 'ru'), [6, 16])).toBe('6 или 16');
    expect(eight28CrystalsName(translatorFor(gameMessages, 'ru'), { blue: 2, red: 0 })).toBe(
      '2\u00a0кристаллика',
    );
    expect(translatorFor(gameMessages, 'en')('sheet.pot', { n: 1 })).toBe('1\u00a0was in the pot');
    expect(translatorFor(gameMessages, 'en')('sheet.pot', { n: 2 })).toBe('2\u00a0were in the pot');
    expect(eight28CrystalsName(translatorFor(gameMessages, 'en'), { blue: 1, red: 2 })).toBe(
      '1 blue, 2 red, 5\u00a0points',
    );
  });
});

describe('news for me', () => {
  test('shows the sum of both prizes, also when it is nothing, and going out', () => {
    const both: readonly Event[] = [
      EVENTS['holes-revealed'],
      { type: 'awarded', award: won('direct-hit', 0, 9) },
    ];
    expect(myEight28TurnOutcomeIn(both, 0)).toEqual({ kind: 'won', points: 9 });
    expect(myEight28TurnOutcomeIn(both, 1)).toEqual({ kind: 'nothing' });
    expect(myEight28TurnOutcomeIn([EVENTS['card-taken'], EVENTS['went-out']], 1)).toEqual({
      kind: 'out',
      shown: 29,
    });
    expect(myEight28TurnOutcomeIn(both, null)).toBeNull();
  });
});
