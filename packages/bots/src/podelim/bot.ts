import type { Action, View } from '@fivefold/rules/podelim';
import { type BotPlayer, type BotPlayersByLevel, untimedSearchBudget } from '../bot.ts';
import {
  choosePodelimDiscard,
  choosePodelimJokers,
  choosePodelimSplit,
  choosePodelimVote,
  HARD_PODELIM_BOT_SETTINGS,
  MEDIUM_PODELIM_BOT_SETTINGS,
  type PodelimBotSettings,
} from './decisions.ts';
import { easyPodelimBot } from './easy.ts';

const ALL_CUTS = untimedSearchBudget(99);

const player =
  (thinking: PodelimBotSettings): BotPlayer<View, Action> =>
  (view, { random, budget }) => {
    const { phase } = view.table;
    // Without any time, contests are not played out.
    const asked =
      thinking.deep && (budget.samples === 0 || budget.expired()) ? MEDIUM_PODELIM_BOT_SETTINGS : thinking;
    const cuts = thinking.deep ? budget : ALL_CUTS;
    switch (phase.type) {
      case 'split':
        return choosePodelimSplit(
          view,
          phase.pile,
          asked,
          asked === thinking ? cuts : untimedSearchBudget(0),
        );
      case 'discard':
        return choosePodelimDiscard(view, phase.parts, asked);
      case 'vote':
        return choosePodelimVote(view, phase.parts, phase.pile, asked, random);
      default:
        return choosePodelimJokers(view);
    }
  };

export const podelimBotsByLevel: BotPlayersByLevel<View, Action> = {
  easy: easyPodelimBot,
  medium: player(MEDIUM_PODELIM_BOT_SETTINGS),
  hard: player(HARD_PODELIM_BOT_SETTINGS),
};
