import type { Action, State, View } from '@fivefold/rules/podelim';
import type { BotGame } from '../botGame.ts';
import { podelimBot } from './bot.ts';
import { podelimCoach } from './coach.ts';
import { de } from './reasonTexts/de.ts';
import { en } from './reasonTexts/en.ts';
import { ru } from './reasonTexts/ru.ts';

export const podelim: BotGame<View, Action, State> = {
  ...podelimBot,
  coach: podelimCoach,
  reasonTexts: { en, ru, de },
};
