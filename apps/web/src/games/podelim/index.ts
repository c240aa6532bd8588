import {
  type Action,
  type Card,
  COLORS,
  DECK,
  type Event,
  podelim,
  type View,
  type Why,
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

export const gameModule: GameModule<View, Action, Why, Event> = {
  id: 'podelim',
  Table: PodelimTable,
  Breakdown: PodelimBreakdown,
  story,
  revealSteps,
  highlights,
  words: { load: words.load, maybe: (lang, key, values) => translatorFor(words, lang).maybe(key, values) },
  legal: podelim.legal,
  why: podelim.why,
  scoresNow: (view) => podelim.why(view).points,
  roundNow: ({ table }) => table.round,
  timeShare: podelim.timeShare,
  resultDelayMs: 4500,
  secret: ({ vote }) => (vote === null ? [] : [vote]),
  nameCard: (code, lang) => {
    const t = translatorFor(words, lang);
    const color = COLORS.find((one) => one === code);
    return color ? t(`color.${color}`) : podelimCardNames(t, [code as Card]);
  },
  drawCard: (code) => {
    const color = COLORS.find((one) => one === code);
    if (color) return createElement(VoteCard, { color });
    const card = DECK.find((one): one is Card => one === code);
    return card ? createElement(PodelimCard, { card }) : null;
  },
};
