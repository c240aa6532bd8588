import type { Outcome } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { botPauseMs } from './botPause.ts';
import { nextHarderBotLevel } from './practiceSettings.ts';

test('several bots share the time on top of their thinking', () => {
  expect(botPauseMs(1, 1)).toBe(700);
  expect(botPauseMs(5, 1)).toBe(420);
  expect(botPauseMs(5, 0)).toBe(350);
});

const won = {
  ranking: [
    { seat: 0, place: 1 },
    { seat: 1, place: 2 },
  ],
} as unknown as Outcome;

test('too easy: the next level after a win, and none above the strongest', () => {
  expect(nextHarderBotLevel('easy', won, 0)).toBe('medium');
  expect(nextHarderBotLevel('medium', won, 0)).toBe('hard');
  expect(nextHarderBotLevel('hard', won, 0)).toBeNull();
});

test('no next level after a game that was not won', () => {
  expect(nextHarderBotLevel('easy', won, 1)).toBeNull();
  expect(nextHarderBotLevel('easy', null, 0)).toBeNull();
  expect(nextHarderBotLevel('easy', won, null)).toBeNull();
});
