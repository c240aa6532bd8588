import type { Action, View } from '@fivefold/rules/iota';
import type { GameBots } from '../bot.ts';
import { easyIotaPlayer } from './easy.ts';
import { hardIotaPlayer } from './hard.ts';
import { mediumIotaPlayer } from './medium.ts';

export const iotaBot: GameBots<View, Action> = {
  easy: easyIotaPlayer,
  medium: mediumIotaPlayer,
  hard: hardIotaPlayer,
};
