import type { Action, View } from '@fivefold/rules/red7';
import type { GameBots } from '../bot.ts';
import { easyRed7Player } from './easy.ts';
import { hardRed7Player } from './hard.ts';
import { mediumRed7Player } from './medium.ts';

export const red7Bot: GameBots<View, Action> = {
  easy: easyRed7Player,
  medium: mediumRed7Player,
  hard: hardRed7Player,
};
