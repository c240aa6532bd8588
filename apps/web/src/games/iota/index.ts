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
import { highlights } from './highlights.ts';
import { IotaCard } from './IotaCard.tsx';
import { IotaTable } from './IotaTable.tsx';
import { revealSteps } from './revealSteps.ts';
import { story } from './story.ts';
import { iotaCardName, iotaMessageByKey, words } from './words.ts';

export const gameModule: GameModule<View, Action, ViewExplanation, Event> = {
  id: 'iota',
  Table: IotaTable,
  story,
  revealSteps,
  highlights,
  words: {
    load: words.load,
    maybe: (lang, key, values = {}) => iotaMessageByKey(translatorFor(words, lang), key, values),
  },
  legal: iota.legal,
  explain: iota.explain,
  scoresNow: ({ table }) => (table.options.scoring ? table.scores : null),
  resultDelayMs: 3500,
  secret: ({ hand }) => hand,
  nameCard: (code, lang) => iotaCardName(translatorFor(words, lang), code as Card),
  drawCard: (code) => {
    const card = DECK.find((one) => one === code);
    return card ? createElement(IotaCard, { card }) : null;
  },
};
