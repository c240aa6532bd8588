import type { Action, View } from '@fivefold/rules/my-number';
import type { GameBots } from '../bot.ts';
import { createNearBestActionPlayer } from '../ratings.ts';
import { easyMyNumberPlayer } from './easy.ts';
import { rateActions } from './evaluate.ts';
import { hardMyNumberPlayer } from './hard.ts';

export const myNumberBot: GameBots<View, Action> = {
  easy: easyMyNumberPlayer,
  medium: createNearBestActionPlayer(rateActions, 0.15),
  hard: hardMyNumberPlayer,
};
