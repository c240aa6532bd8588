import {
  type Action,
  DECK,
  type Event,
  myNumber,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/my-number';
import { createElement } from 'react';
import { translatorFor } from '../../i18n/useT.ts';
import type { GameModule } from '../types.ts';
import { findHighlights } from './highlights.ts';
import { MyNumberTable } from './MyNumberTable.tsx';
import { MyNumberCard } from './NumberCard.tsx';
import { revealSteps } from './revealSteps.ts';
import { gameStory } from './story.ts';
import { gameMessages, myNumberCardName } from './words.ts';

export const gameModule: GameModule<View, Action, ViewExplanation, Event> = {
  id: 'my-number',
  Table: MyNumberTable,
  story: gameStory,
  revealSteps,
  words: {
    load: gameMessages.load,
    maybe: (lang, key, values) => translatorFor(gameMessages, lang).maybe(key, values),
  },
  legal: myNumber.legal,
  highlights: findHighlights,
  explain: myNumber.explain,
  scoresNow: (view) => myNumber.explain(view).totals,
  roundNow: ({ table }) => table.round,
  timeLimitShare: myNumber.timeLimitShare,
  showsOption: (field, { goals }) => field !== 'goalCount' || goals !== 'none',
  resultDelayMs: 4000,
  secret: ({ hand }) => hand.map(String),
  nameCard: (code, lang) => myNumberCardName(translatorFor(gameMessages, lang), Number(code)),
  drawCard: (code) =>
    DECK.includes(Number(code)) ? createElement(MyNumberCard, { card: Number(code) }) : null,
};
