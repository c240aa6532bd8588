import type { Action, State, View } from '@fivefold/rules/my-number';
import type { BotGame } from '../botGame.ts';
import { myNumberBotsByLevel } from './bot.ts';
import { myNumberCoachModel } from './coach.ts';
import { de } from './reasonTexts/de.ts';
import { en } from './reasonTexts/en.ts';
import { ru } from './reasonTexts/ru.ts';

export const myNumber: BotGame<View, Action, State> = {
  ...myNumberBotsByLevel,
  coach: myNumberCoachModel,
  reasonTexts: { en, ru, de },
};
