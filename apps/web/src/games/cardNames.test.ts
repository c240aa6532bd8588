import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@fivefold/art';
import { GAME_IDS, type GameId } from '@fivefold/rules';
import { expect, test } from 'vitest';
import type { Lang } from '../i18n/core.ts';
import { loadGameModule } from './registry.ts';

test.each<[game: GameId, code: string, lang: Lang, name: string]>([
  ['podelim', 'white', 'en', 'White'],
  ['podelim', 'J', 'ru', 'джокер'],
  ['my-number', '45', 'ru', 'оранжевая 45, бонус +2'],
  ['iota', 'BP1', 'en', 'blue cross 1'],
  ['iota', 'W1', 'ru', 'джокер'],
  ['red7', 'C4', 'en', 'blue 4'],
  ['eight28', 'X', 'en', '1/11'],
])('%s: %s has a name, %s: %s', async (game, code, lang, name) => {
  const { nameCard, words } = await loadGameModule(game);
  await words.load(lang);
  expect(nameCard(code, lang).replaceAll('\u00a0', ' ')).toBe(name);
});

test.each(GAME_IDS)('%s: a card on the rules page has a text alternative', (game) => {
  for (const lang of LANGUAGES) {
    const page = readFileSync(new URL(`../../../../docs/rules/${game}.${lang}.md`, import.meta.url), 'utf8');
    const told = [...page.matchAll(/!\[([^\]]*)\]\(card:/g)].map(([, words]) => words);
    expect(told.filter((words) => /[A-Z]\d/.test(words!))).toEqual([]);
  }
});
