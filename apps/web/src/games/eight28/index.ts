import {
  type Action,
  CARDS,
  type Card,
  type Event,
  eight28,
  type View,
  type Why,
} from '@fivefold/rules/eight28';
import { createElement } from 'react';
import { translatorFor } from '../../i18n/useT.ts';
import type { GameModule } from '../types.ts';
import { Eight28Table } from './Eight28Table.tsx';
import { EightCard } from './EightCard.tsx';
import { story } from './story.ts';
import { cardName, words } from './words.ts';

export const gameModule: GameModule<View, Action, Why, Event> = {
  id: 'eight28',
  Table: Eight28Table,
  story,
  words: { maybe: (lang, key, values) => translatorFor(words, lang).maybe(key, values) },
  legal: eight28.legal,
  why: eight28.why,
  timeShare: eight28.timeShare,
  resultDelayMs: 6000,
  secret: ({ hole }) => (hole === null ? [] : [hole]),
  nameCard: (code, lang) => cardName(translatorFor(words, lang), code as Card),
  drawCard: (code) => {
    const card = CARDS.find((known) => known === code);
    return card ? createElement(EightCard, { card }) : null;
  },
};
