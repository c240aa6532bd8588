import { pickRandom, randomBelow } from '@fivefold/rules';
import type { Action, View } from '@fivefold/rules/my-number';
import type { BotPlayer } from '../bot.ts';
import { rateMyNumberActionsForEasyBot } from './evaluate.ts';

/** Out of ten cards of its hand: how many a beginner thinks of. With few rivals a good guess is right more often. */
const noticedOfTen = (seats: number): number => (seats <= 5 ? 3 : 4);

/** Greedy for the points of one row card; overlooks most of its hand, its goals, and what the others may hold. */
export const easyMyNumberBot: BotPlayer<View, Action> = (view, { random }) => {
  const rated = rateMyNumberActionsForEasyBot(view);
  const noticed = rated.filter(() => randomBelow(10, random) < noticedOfTen(view.table.row.length));
  const seen = noticed.length > 0 ? noticed : [pickRandom(rated, random)];
  const { action, reason } = seen.reduce((best, next) => (next.value > best.value ? next : best));
  return { action, reason };
};
