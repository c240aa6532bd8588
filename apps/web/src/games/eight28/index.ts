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
import { translatorOf } from '../../i18n/useT.ts';
import type { GameModule } from '../types.ts';
import { EightCard } from './EightCard.tsx';
import { story } from './story.ts';
import { Table } from './Table.tsx';
import { cardName, words } from './words.ts';

export const table: GameModule<View, Action, Why, Event> = {
  id: 'eight28',
  Table,
  story,
  words: { maybe: (lang, key, values) => translatorOf(words, lang).maybe(key, values) },
  legal: eight28.legal,
  why: eight28.why,
  timeShare: eight28.timeShare,
  curtain: 6000,
  secret: ({ hole }) => (hole === null ? [] : [hole]),
  nameCard: (code, lang) => cardName(translatorOf(words, lang), code as Card),
  drawCard: (code) => {
    const card = CARDS.find((known) => known === code);
    return card ? createElement(EightCard, { card }) : null;
  },
};
