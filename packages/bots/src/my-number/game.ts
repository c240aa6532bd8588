import type { Action, State, View } from '@fivefold/rules/my-number';
import type { BotGame } from '../botGame.ts';
import { myNumberBot } from './bot.ts';
import { myNumberCoach } from './coach.ts';
import { de } from './reasonTexts/de.ts';
import { en } from './reasonTexts/en.ts';
import { ru } from './reasonTexts/ru.ts';

export const myNumber: BotGame<View, Action, State> = {
  ...myNumberBot,
  coach: myNumberCoach,
  reasonTexts: { en, ru, de },
};
