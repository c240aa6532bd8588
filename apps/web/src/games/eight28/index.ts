import {
  type Action,
  type Card,
  EIGHT28_CARD_KINDS,
  type Event,
  eight28,
  eight28CrystalPoints,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/eight28';
import { createElement } from 'react';
import { translatorFor } from '../../i18n/useT.ts';
import type { GameModule } from '../types.ts';
import { Eight28Table } from './Eight28Table.tsx';
import { Eight28Card } from './EightCard.tsx';
import { findHighlights } from './highlights.ts';
import { revealSteps } from './revealSteps.ts';
import { gameStory } from './story.ts';
import { eight28CardName, gameMessages } from './words.ts';

export const gameModule: GameModule<View, Action, ViewExplanation, Event> = {
  id: 'eight28',
  Table: Eight28Table,
  story: gameStory,
  revealSteps,
  words: {
    load: gameMessages.load,
    maybe: (lang, key, values) => translatorFor(gameMessages, lang).maybe(key, values),
  },
  legal: eight28.legal,
  highlights: findHighlights,
  explain: eight28.explain,
  scoresNow: ({ table }) => table.crystals.map(eight28CrystalPoints),
  roundNow: ({ table }) => table.round,
  timeLimitShare: eight28.timeLimitShare,
  resultDelayMs: 5000,
  secret: ({ hole }) => (hole === null ? [] : [hole]),
  nameCard: (code, lang) => eight28CardName(translatorFor(gameMessages, lang), code as Card),
  drawCard: (code) => {
    const card = EIGHT28_CARD_KINDS.find((known) => known === code);
    return card ? createElement(Eight28Card, { card }) : null;
  },
};
