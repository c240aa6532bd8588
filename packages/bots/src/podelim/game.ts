import type { Action, State, View } from '@fivefold/rules/podelim';
import type { BotGame } from '../botGame.ts';
import { podelimBotsByLevel } from './bot.ts';
import { podelimCoachModel } from './coach.ts';
import { de } from './reasonTexts/de.ts';
import { en } from './reasonTexts/en.ts';
import { ru } from './reasonTexts/ru.ts';

export const podelim: BotGame<View, Action, State> = {
  ...podelimBotsByLevel,
  coach: podelimCoachModel,
  reasonTexts: { en, ru, de },
};
