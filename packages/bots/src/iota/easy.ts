import { type Random, randomBelow } from '@fivefold/rules';
import type { Action, View } from '@fivefold/rules/iota';
import type { BotPlayer } from '../bot.ts';
import { type RatedIotaPlay, rateIotaActions } from './evaluate.ts';

/**
 * Out of ten plays: how many a beginner notices, by the number of cards. Recycles are always overlooked. A small grid has few
 * plays and a short game forgives more, so with half a deck a beginner is one who notices less.
 */
const NOTICED = {
  points: { full: [0, 7, 6, 3, 2], half: [0, 4, 3, 2, 1] },
  children: { full: [0, 9, 8, 4, 2], half: [0, 2, 1, 1, 0] },
} as const;

const noticedOf = ({ scoring, deck }: View['table']['options']): readonly number[] =>
  NOTICED[scoring ? 'points' : 'children'][deck];

const isNoticed = ({ action }: RatedIotaPlay, noticed: readonly number[], random: Random): boolean =>
  action.type === 'play' &&
  action.recycles.length === 0 &&
  randomBelow(10, random) < noticed[action.placements.length]!;

/** Takes the most points of the plays it notices; it passes only where there is no play at all. */
export const easyIotaBot: BotPlayer<View, Action> = (view, { random }) => {
  const all = rateIotaActions(view);
  const plays = all.filter(({ action }) => action.type === 'play');
  const rates = noticedOf(view.table.options);
  const noticed = plays.filter((play) => isNoticed(play, rates, random));
  const seen = noticed.length > 0 ? noticed : plays.length > 0 ? plays.slice(0, 1) : all;
  const worth = ({ points, action }: RatedIotaPlay) =>
    view.table.options.scoring ? points : action.type === 'play' ? action.placements.length : 0;
  const { action, reason } = seen.reduce((best, next) => (worth(next) > worth(best) ? next : best));
  return { action, reason };
};
