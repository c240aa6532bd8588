import type { Action, View } from '@fivefold/rules/my-number';
import type { BotPlayersByLevel } from '../bot.ts';
import { createNearBestActionBot } from '../ratings.ts';
import { easyMyNumberBot } from './easy.ts';
import { rateMyNumberActions } from './evaluate.ts';
import { hardMyNumberBot } from './hard.ts';

export const myNumberBotsByLevel: BotPlayersByLevel<View, Action> = {
  easy: easyMyNumberBot,
  medium: createNearBestActionBot(rateMyNumberActions, 0.15),
  hard: hardMyNumberBot,
};
