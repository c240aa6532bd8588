import type { Action, View } from '@fivefold/rules/iota';
import type { GameBots } from '../bot.ts';
import { playBest, playNearBest } from '../ratings.ts';
import { rate, rateSimply } from './evaluate.ts';
import { hard } from './hard.ts';
import { reasons } from './reasons.ts';

export const iotaBot: GameBots<View, Action> = {
  easy: playNearBest(rateSimply, 2),
  medium: playBest(rate),
  hard,
  reasons,
};
