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
import { highlights } from './highlights.ts';
import { MyNumberTable } from './MyNumberTable.tsx';
import { NumberCard } from './NumberCard.tsx';
import { revealSteps } from './revealSteps.ts';
import { story } from './story.ts';
import { myNumberCardName, words } from './words.ts';

export const gameModule: GameModule<View, Action, ViewExplanation, Event> = {
  id: 'my-number',
  Table: MyNumberTable,
  story,
  revealSteps,
  words: { load: words.load, maybe: (lang, key, values) => translatorFor(words, lang).maybe(key, values) },
  legal: myNumber.legal,
  highlights,
  explain: myNumber.explain,
  scoresNow: (view) => myNumber.explain(view).totals,
  roundNow: ({ table }) => table.round,
  timeLimitShare: myNumber.timeLimitShare,
  showsOption: (field, { goals }) => field !== 'goalCount' || goals !== 'none',
  resultDelayMs: 4000,
  secret: ({ hand }) => hand.map(String),
  nameCard: (code, lang) => myNumberCardName(translatorFor(words, lang), Number(code)),
  drawCard: (code) =>
    DECK.includes(Number(code)) ? createElement(NumberCard, { card: Number(code) }) : null,
};
