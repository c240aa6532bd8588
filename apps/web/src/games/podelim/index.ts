import { type Action, type Event, podelim, type View, type Why } from '@fivefold/rules/podelim';
import { translatorOf } from '../../i18n/useT.ts';
import type { GameModule } from '../types.ts';
import { story } from './story.ts';
import { Table } from './Table.tsx';
import { words } from './words.ts';

export const table: GameModule<View, Action, Why, Event> = {
  id: 'podelim',
  Table,
  story,
  words: { maybe: (lang, key, values) => translatorOf(words, lang).maybe(key, values) },
  legal: podelim.legal,
  why: podelim.why,
  curtain: 4500,
};
