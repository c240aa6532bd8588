import type { Action, View } from '@fivefold/rules/red7';
import type { BotPlayersByLevel } from '../bot.ts';
import { easyRed7Bot } from './easy.ts';
import { hardRed7Bot } from './hard.ts';
import { mediumRed7Bot } from './medium.ts';

export const red7BotsByLevel: BotPlayersByLevel<View, Action> = {
  easy: easyRed7Bot,
  medium: mediumRed7Bot,
  hard: hardRed7Bot,
};
