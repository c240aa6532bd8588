import type { Action, View } from '@fivefold/rules/eight28';
import type { BotLevels } from '../bot.ts';
import { playBest } from '../ratings.ts';
import { easy } from './easy.ts';
import { rate } from './evaluate.ts';
import { hard } from './hard.ts';

export const eight28Bot: BotLevels<View, Action> = { easy, medium: playBest(rate), hard };
