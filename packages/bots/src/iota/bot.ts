import type { Action, View } from '@fivefold/rules/iota';
import type { GameBots } from '../bot.ts';
import { playBest, playNearBest } from '../ratings.ts';
import { rateActions, rateSimply } from './evaluate.ts';
import { hardIotaPlayer } from './hard.ts';
import { iotaReasons } from './reasons.ts';

export const iotaBot: GameBots<View, Action> = {
  easy: playNearBest(rateSimply, 2),
  medium: playBest(rateActions),
  hard: hardIotaPlayer,
  reasons: iotaReasons,
};
