import type { Action, State, View } from '@fivefold/rules/eight28';
import type { BotGame } from '../botGame.ts';
import { eight28BotsByLevel } from './bot.ts';
import { eight28CoachModel } from './coach.ts';
import { de } from './reasonTexts/de.ts';
import { en } from './reasonTexts/en.ts';
import { ru } from './reasonTexts/ru.ts';

export const eight28: BotGame<View, Action, State> = {
  ...eight28BotsByLevel,
  coach: eight28CoachModel,
  reasonTexts: { en, ru, de },
};
