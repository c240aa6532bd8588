import type { Action, View } from '@fivefold/rules/eight28';
import type { GameBots } from '../bot.ts';
import { playBest } from '../ratings.ts';
import { easy } from './easy.ts';
import { rateActions } from './evaluate.ts';
import { hard } from './hard.ts';
import { reasons } from './reasons.ts';

export const eight28Bot: GameBots<View, Action> = { easy, medium: playBest(rateActions), hard, reasons };
