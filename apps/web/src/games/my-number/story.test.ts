import type { Event, MyNumberGoalId } from '@fivefold/rules/my-number';
import { describe, expect, test } from 'vitest';
import { joinMessageParts, type Lang } from '../../i18n/core.ts';
import { loadAllLanguages } from '../../i18n/loadAll.testing.ts';
import { translatorFor } from '../../i18n/useT.ts';
import { gameStory } from './story.ts';
import { collectionSlotName, gameMessages, myNumberRoundScoreText } from './words.ts';

await loadAllLanguages(gameMessages);

const names = ['Anna', 'Max', 'Илья'];
const tell = (event: Event, lang: Lang, me: number | null = 0) =>
  gameStory
    .lines(event, { lang, me, nameOf: (seat) => names[seat]! })
    .map(({ parts }) => joinMessageParts(parts).replaceAll('\u00a0', ' '));

const revealed: Event = {
  type: 'cards-revealed',
  round: 1,
  turn: 4,
  takes: [
    { seat: 1, played: 9, took: 11, slot: 0 },
    { seat: 0, played: 33, took: 47, slot: 2 },
  ],
};

describe('the story of My Number!', () => {
  test('a reveal is a heading and a line for each player', () => {
    expect(tell(revealed, 'en')).toEqual([
      'Round 1, turn 4',
      'Max plays 9, takes purple 11',
      'You play 33, take green 47',
    ]);
    expect(tell(revealed, 'ru')).toEqual([
      'Раунд 1, ход 4',
      'Max играет 9, берёт фиолетовую 11',
      'Вы играете 33, берёте зелёную 47',
    ]);
  });

  test('a round begins with the order of the slots, which nobody chooses, and with the goals where there are some', () => {
    const started = (shuffler: number, goals: readonly MyNumberGoalId[]): Event => ({
      type: 'round-started',
      round: 2,
      order: [2, 4, 1, 5, 3],
      shuffler,
      goals,
      row: [3, 29, 40],
    });
    expect(tell(started(1, ['A1', 'G1']), 'en')).toEqual([
      'Round 2',
      'Order of the slots: 2–4–1–5–3',
      'Goals: 1 or 3 orange cards (+2); A slot with exactly 3 cards (−2)',
    ]);
    expect(tell(started(1, ['A1', 'G1']), 'ru')).toEqual([
      'Раунд 2',
      'Порядок карт коллекции: 2–4–1–5–3',
      'Цели: 1 или 3 оранжевые карты (+2); Есть место ровно с 3 картами (−2)',
    ]);
    expect(tell(started(0, []), 'en')).toEqual(['Round 2', 'Order of the slots: 2–4–1–5–3']);
  });

  test.each<[Lang, now: number, text: string]>([
    ['en', 3, '25 + 3 this round'],
    ['en', -1, '25 − 1 this round'],
    ['ru', -1, '25 − 1 в раунде'],
  ])('%s: a running round of %i is %s', (lang, now, text) => {
    expect(
      myNumberRoundScoreText(translatorFor(gameMessages, lang), 2, 25 + now, now)?.replaceAll('\u00a0', ' '),
    ).toBe(text);
  });

  test.each<[Lang, points: number, text: string]>([
    ['en', 1, 'slot 2, each card counts 1: orange, 1 card, 1 point'],
    ['en', 3, 'slot 2, each card counts 3: orange, 1 card, 3 points'],
    ['ru', 3, 'место 2, каждая карта даёт 3: оранжевая, 1 карта, 3 очка'],
  ])('%s: a slot says its cards and its points, each with its own plural: %i', (lang, points, text) => {
    const said = collectionSlotName(translatorFor(gameMessages, lang), 2, points, [45], points);
    expect(said.replaceAll('\u00a0', ' ')).toBe(text);
  });

  test('a spectator is never "you"', () => {
    expect(tell(revealed, 'en', null)[2]).toBe('Anna plays 33, takes green 47');
  });

  test('a made choice is a passing line until the reveal', () => {
    const [line] = gameStory.lines(
      { type: 'card-selected', seat: 1 },
      { lang: 'en', me: 0, nameOf: () => 'Max' },
    );
    expect(line?.passing).toBe(true);
  });

  test('points have plural forms, penalties too', () => {
    const score = { slots: [], slotBonuses: [], collection: 0, goals: [], bonus: 0 };
    const scores = [1, 22, -5].map((total) => ({ ...score, total }));
    expect(tell({ type: 'round-scored', round: 1, scores }, 'ru')).toEqual([
      'Вы получаете 1 очко',
      'Max получает 22 очка',
      'Илья получает −5 очков',
    ]);
  });

  test('a choice sounds only for its player, and the same for every card', () => {
    const context = { lang: 'en', me: 0, nameOf: () => '' } as const;
    expect(gameStory.sound?.({ type: 'card-selected', seat: 0 }, context)).toBe('seal');
    expect(gameStory.sound?.({ type: 'card-selected', seat: 1 }, context)).toBeNull();
  });

  test('every goal has a sentence', () => {
    const goals = Object.keys(gameMessages.en!).filter((key) => /^goal\.[A-G]\d$/.test(key));
    expect(goals).toHaveLength(14);
  });
});
