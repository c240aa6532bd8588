import type { Action, View } from '@fivefold/rules/eight28';
import type { BotPlayersByLevel } from '../bot.ts';
import { createBestActionBot } from '../ratings.ts';
import { easyEight28Bot } from './easy.ts';
import { rateEight28Actions } from './evaluate.ts';
import { hardEight28Bot } from './hard.ts';

export const eight28BotsByLevel: BotPlayersByLevel<View, Action> = {
  easy: easyEight28Bot,
  medium: createBestActionBot(rateEight28Actions),
  hard: hardEight28Bot,
};
