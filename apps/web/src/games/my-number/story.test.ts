import type { Event } from '@fivefold/rules/my-number';
import { describe, expect, test } from 'vitest';
import { type Lang, plain } from '../../i18n/core.ts';
import { story } from './story.ts';
import { words } from './words.ts';

const names = ['Anna', 'Max', 'Илья'];
const tell = (event: Event, lang: Lang, me: number | null = 0) =>
  story
    .lines(event, { lang, me, nameOf: (seat) => names[seat]! })
    .map(({ parts }) => plain(parts).replaceAll('\u00a0', ' '));

const revealed: Event = {
  type: 'cardsRevealed',
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
      'Max played 9, took purple 11',
      'You played 33, took green 47',
    ]);
    expect(tell(revealed, 'ru')).toEqual([
      'Раунд 1, ход 4',
      'Max играет 9, берёт фиолетовую 11',
      'Вы играете 33, берёте зелёную 47',
    ]);
  });

  test('a spectator is never "you"', () => {
    expect(tell(revealed, 'en', null)[2]).toBe('Anna played 33, took green 47');
  });

  test('that somebody has chosen is told only until the reveal', () => {
    const [line] = story.lines({ type: 'cardSelected', seat: 1 }, { lang: 'en', me: 0, nameOf: () => 'Max' });
    expect(line?.passing).toBe(true);
  });

  test('points have plural forms, penalties too', () => {
    const score = { slots: [], slotBonuses: [], collection: 0, goals: [], bonus: 0 };
    const scores = [1, 22, -5].map((total) => ({ ...score, total }));
    expect(tell({ type: 'roundScored', round: 1, scores }, 'ru')).toEqual([
      'Вы получаете 1 очко',
      'Max получает 22 очка',
      'Илья получает −5 очков',
    ]);
  });

  test('a choice sounds only for who made it, and the same for every card', () => {
    const context = { lang: 'en', me: 0, nameOf: () => '' } as const;
    expect(story.sound?.({ type: 'cardSelected', seat: 0 }, context)).toBe('seal');
    expect(story.sound?.({ type: 'cardSelected', seat: 1 }, context)).toBeNull();
  });

  test('both languages speak of every goal', () => {
    const goals = Object.keys(words.en).filter((key) => /^goal\.[A-G]\d$/.test(key));
    for (const key of goals) expect(words.ru[key as keyof typeof words.ru]).not.toBe('');
    expect(goals).toHaveLength(14);
  });
});
