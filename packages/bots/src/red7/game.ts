import type { Action, State, View } from '@fivefold/rules/red7';
import type { BotGame } from '../botGame.ts';
import { red7BotsByLevel } from './bot.ts';
import { nameRed7Cards } from './cardNames.ts';
import { red7CoachModel } from './coach.ts';
import { de } from './reasonTexts/de.ts';
import { en } from './reasonTexts/en.ts';
import { ru } from './reasonTexts/ru.ts';

export const red7: BotGame<View, Action, State> = {
  ...red7BotsByLevel,
  coach: red7CoachModel,
  reasonTexts: { en, ru, de },
  nameCards: nameRed7Cards,
};
