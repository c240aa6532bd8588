import { type Action, DECK, type Event, myNumber, type View, type Why } from '@fivefold/rules/my-number';
import { createElement } from 'react';
import { translatorOf } from '../../i18n/useT.ts';
import type { GameModule } from '../types.ts';
import { NumberCard } from './NumberCard.tsx';
import { story } from './story.ts';
import { Table } from './Table.tsx';
import { nameOf, words } from './words.ts';

export const table: GameModule<View, Action, Why, Event> = {
  id: 'my-number',
  Table,
  story,
  words: { maybe: (lang, key, values) => translatorOf(words, lang).maybe(key, values) },
  legal: myNumber.legal,
  why: myNumber.why,
  timeShare: myNumber.timeShare,
  asks: (field, { goals }) => field !== 'goalCount' || goals !== 'none',
  curtain: 4000,
  secret: ({ hand }) => hand.map(String),
  nameCard: (code, lang) => nameOf(translatorOf(words, lang), Number(code)),
  drawCard: (code) =>
    DECK.includes(Number(code)) ? createElement(NumberCard, { card: Number(code) }) : null,
};
