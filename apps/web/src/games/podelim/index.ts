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
import { highlights } from './highlights.ts';
import { PodelimBreakdown } from './PodelimBreakdown.tsx';
import { PodelimCard, VoteCard } from './PodelimCard.tsx';
import { PodelimTable } from './PodelimTable.tsx';
import { revealSteps } from './revealSteps.ts';
import { story } from './story.ts';
import { podelimCardNames, words } from './words.ts';

export const gameModule: GameModule<View, Action, ViewExplanation, Event> = {
  id: 'podelim',
  Table: PodelimTable,
  Breakdown: PodelimBreakdown,
  story,
  revealSteps,
  highlights,
  words: { load: words.load, maybe: (lang, key, values) => translatorFor(words, lang).maybe(key, values) },
  legal: podelim.legal,
  explain: podelim.explain,
  scoresNow: (view) => podelim.explain(view).points,
  roundNow: ({ table }) => table.round,
  timeLimitShare: podelim.timeLimitShare,
  resultDelayMs: 4500,
  secret: ({ vote }) => (vote === null ? [] : [vote]),
  nameCard: (code, lang) => {
    const t = translatorFor(words, lang);
    const color = PODELIM_PART_COLORS.find((one) => one === code);
    return color ? t(`color.${color}`) : podelimCardNames(t, [code as Card]);
  },
  drawCard: (code) => {
    const color = PODELIM_PART_COLORS.find((one) => one === code);
    if (color) return createElement(VoteCard, { color });
    const card = DECK.find((one): one is Card => one === code);
    return card ? createElement(PodelimCard, { card }) : null;
  },
};
