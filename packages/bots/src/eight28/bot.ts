import type { Action, View } from '@fivefold/rules/eight28';
import type { GameBots } from '../bot.ts';
import { createBestActionPlayer } from '../ratings.ts';
import { easyEight28Player } from './easy.ts';
import { rateEight28Actions } from './evaluate.ts';
import { hardEight28Player } from './hard.ts';

export const eight28Bot: GameBots<View, Action> = {
  easy: easyEight28Player,
  medium: createBestActionPlayer(rateEight28Actions),
  hard: hardEight28Player,
};
