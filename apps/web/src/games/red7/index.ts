import {
  type Action,
  type Card,
  type Color,
  DECK,
  type Event,
  red7,
  red7SeatPoints,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/red7';
import { createElement } from 'react';
import { translatorFor } from '../../i18n/useT.ts';
import type { GameModule } from '../types.ts';
import { findHighlights } from './highlights.ts';
import { Red7Card, Red7StartCard } from './Red7Card.tsx';
import { Red7Table } from './Red7Table.tsx';
import { Red7RuleList } from './RulesNow.tsx';
import { revealSteps } from './revealSteps.ts';
import { gameStory } from './story.ts';
import { gameMessages, red7CardName } from './words.ts';

export const gameModule: GameModule<View, Action, ViewExplanation, Event> = {
  id: 'red7',
  Table: Red7Table,
  story: gameStory,
  revealSteps,
  words: {
    load: gameMessages.load,
    maybe: (lang, key, values = {}) => {
      const t = translatorFor(gameMessages, lang);
      const { card, rule } = values;
      return t.maybe(key, {
        ...values,
        ...(DECK.includes(card as Card) ? { card: red7CardName(t, card as Card) } : {}),
        ...(typeof rule === 'string' ? { rule: t(`rule.${rule as Color}`) } : {}),
      });
    },
  },
  legal: red7.legal,
  highlights: findHighlights,
  explain: red7.explain,
  scoresNow: ({ table, handSizes }) =>
    table.options.advanced ? handSizes.map((_, seat) => red7SeatPoints(table, seat)) : null,
  roundNow: ({ table }) => table.round,
  showsOption: (field, { advanced }) => field !== 'targetScore' || advanced === true,
  resultDelayMs: 3000,
  secret: ({ hand }) => hand,
  RulesNow: Red7RuleList,
  nameCard: (code, lang) => red7CardName(translatorFor(gameMessages, lang), code as Card),
  drawCard: (code) => {
    if (code === 'START') return createElement(Red7StartCard);
    const card = DECK.find((one) => one === code);
    return card ? createElement(Red7Card, { card }) : null;
  },
};
