import type { Action, View } from '@fivefold/rules/iota';
import type { BotLevels } from '../bot.ts';
import { playBest, playNearBest } from '../ratings.ts';
import { rate, rateSimply } from './evaluate.ts';
import { hard } from './hard.ts';

export const iotaBot: BotLevels<View, Action> = {
  easy: playNearBest(rateSimply, 2),
  medium: playBest(rate),
  hard,
};
