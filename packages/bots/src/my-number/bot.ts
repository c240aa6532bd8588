import type { Action, View } from '@fivefold/rules/my-number';
import type { GameBots } from '../bot.ts';
import { createNearBestActionPlayer } from '../ratings.ts';
import { easyMyNumberBot } from './easy.ts';
import { rateMyNumberActions } from './evaluate.ts';
import { hardMyNumberBot } from './hard.ts';

export const myNumberBotsByLevel: GameBots<View, Action> = {
  easy: easyMyNumberBot,
  medium: createNearBestActionPlayer(rateMyNumberActions, 0.15),
  hard: hardMyNumberBot,
};
