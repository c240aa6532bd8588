import {
  type Action,
  type Card,
  DECK,
  type Event,
  PODELIM_PART_COLORS,
  podelim,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/podelim';
import { createElement } from 'react';
import { translatorFor } from '../../i18n/useT.ts';
import type { GameModule } from '../types.ts';
import { findHighlights } from './highlights.ts';
import { PodelimBreakdown } from './PodelimBreakdown.tsx';
import { PodelimCard, PodelimMyVoteCard } from './PodelimCard.tsx';
import { PodelimTable } from './PodelimTable.tsx';
import { revealSteps } from './revealSteps.ts';
import { gameStory } from './story.ts';
import { gameMessages, podelimCardNames } from './words.ts';

export const gameModule: GameModule<View, Action, ViewExplanation, Event> = {
  id: 'podelim',
  Table: PodelimTable,
  Breakdown: PodelimBreakdown,
  story: gameStory,
  revealSteps,
  highlights: findHighlights,
  words: {
    load: gameMessages.load,
    maybe: (lang, key, values) => translatorFor(gameMessages, lang).maybe(key, values),
  },
  legal: podelim.legal,
  explain: podelim.explain,
  scoresNow: (view) => podelim.explain(view).points,
  roundNow: ({ table }) => table.round,
  timeLimitShare: podelim.timeLimitShare,
  resultDelayMs: 4500,
  secret: ({ vote }) => (vote === null ? [] : [vote]),
  nameCard: (code, lang) => {
    const t = translatorFor(gameMessages, lang);
    const color = PODELIM_PART_COLORS.find((one) => one === code);
    return color ? t(`color.${color}`) : podelimCardNames(t, [code as Card]);
  },
  drawCard: (code) => {
    const color = PODELIM_PART_COLORS.find((one) => one === code);
    if (color) return createElement(PodelimMyVoteCard, { color });
    const card = DECK.find((one): one is Card => one === code);
    return card ? createElement(PodelimCard, { card }) : null;
  },
};
