import type { Action, State, View } from '@fivefold/rules/iota';
import type { BotGame } from '../botGame.ts';
import { iotaBotsByLevel } from './bot.ts';
import { iotaCoach } from './coach.ts';
import { de } from './reasonTexts/de.ts';
import { en } from './reasonTexts/en.ts';
import { ru } from './reasonTexts/ru.ts';

export const iota: BotGame<View, Action, State> = {
  ...iotaBotsByLevel,
  coach: iotaCoach,
  reasonTexts: { en, ru, de },
};
