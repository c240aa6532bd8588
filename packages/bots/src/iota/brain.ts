import type { Action, View } from '@fivefold/rules/iota';
import type { Brain } from '../bot.ts';
import { greedy, wavering } from '../levels.ts';
import { glance, rate } from './evaluate.ts';
import { hard } from './hard.ts';

export const iotaBrain: Brain<View, Action> = { easy: wavering(glance, 2), medium: greedy(rate), hard };
