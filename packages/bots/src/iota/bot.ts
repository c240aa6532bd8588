import type { Action, View } from '@fivefold/rules/iota';
import type { BotPlayersByLevel } from '../bot.ts';
import { easyIotaBot } from './easy.ts';
import { hardIotaBot } from './hard.ts';
import { mediumIotaBot } from './medium.ts';

export const iotaBotsByLevel: BotPlayersByLevel<View, Action> = {
  easy: easyIotaBot,
  medium: mediumIotaBot,
  hard: hardIotaBot,
};
