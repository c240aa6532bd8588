import type { Action, View } from '@fivefold/rules/eight28';
import type { Brain } from '../bot.ts';
import { greedy } from '../levels.ts';
import { easy } from './easy.ts';
import { rate } from './evaluate.ts';
import { hard } from './hard.ts';

export const eight28Brain: Brain<View, Action> = { easy, medium: greedy(rate), hard };
