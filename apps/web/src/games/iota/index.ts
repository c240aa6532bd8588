import {
  type Action,
  type Card,
  DECK,
  type Event,
  iota,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/iota';
import { createElement } from 'react';
import { translatorFor } from '../../i18n/useT.ts';
import type { GameModule } from '../types.ts';
import { findHighlights } from './highlights.ts';
import { IotaCard } from './IotaCard.tsx';
import { IotaTable } from './IotaTable.tsx';
import { revealSteps } from './revealSteps.ts';
import { gameStory } from './story.ts';
import { gameMessages, iotaCardName, iotaMessageByKey } from './words.ts';

export const gameModule: GameModule<View, Action, ViewExplanation, Event> = {
  id: 'iota',
  Table: IotaTable,
  story: gameStory,
  revealSteps,
  highlights: findHighlights,
  words: {
    load: gameMessages.load,
    maybe: (lang, key, values = {}) => iotaMessageByKey(translatorFor(gameMessages, lang), key, values),
  },
  legal: iota.legal,
  explain: iota.explain,
  scoresNow: ({ table }) => (table.options.scoring ? table.scores : null),
  resultDelayMs: 3500,
  secret: ({ hand }) => hand,
  nameCard: (code, lang) => iotaCardName(translatorFor(gameMessages, lang), code as Card),
  drawCard: (code) => {
    const card = DECK.find((one) => one === code);
    return card ? createElement(IotaCard, { card }) : null;
  },
};
