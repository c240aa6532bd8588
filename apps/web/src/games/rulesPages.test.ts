import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@fivefold/art';
import { GAME_IDS, type GameId } from '@fivefold/rules';
import { describe, expect, test } from 'vitest';
import type { Lang, Messages } from '../i18n/core.ts';
import type { LazyMessages } from '../i18n/lazyMessages.ts';
import { loadAllLanguages } from '../i18n/loadAll.testing.ts';
import { groupFilesByGame } from './groupFilesByGame.ts';
import { manifests } from './manifests.ts';

const words = groupFilesByGame(
  'words.ts',
  import.meta.glob<LazyMessages<Messages>>('./*/words.ts', { eager: true, import: 'gameMessages' }),
);
await Promise.all(Object.values(words).map(loadAllLanguages));
const TABLE: Readonly<Record<Lang, string>> = {
  en: 'At this table',
  ru: 'За этим столом',
  de: 'An diesem Tisch',
};

const pageOf = (game: GameId, lang: Lang): string =>
  readFileSync(path.join(import.meta.dirname, `../../../../docs/rules/${game}.${lang}.md`), 'utf8');

test.each(LANGUAGES)('every rules page in %s has the name that the menu has', (lang) => {
  for (const game of GAME_IDS)
    expect(pageOf(game, lang).split('\n')[0]).toBe(`# ${manifests[game].texts[lang].title}`);
});

/** Line by line a heading, a point of a list, a row or words, with the cards that are drawn there. */
const shapeOf = (page: string): readonly string[] =>
  page
    .split('\n')
    .filter((line) => line !== '')
    .map((line) =>
      [/^(#+|-|\d+\.|\|)/.exec(line)?.[0] ?? 'words', ...(line.match(/\(card:.+?\)/g) ?? [])].join(' '),
    );

test.each(GAME_IDS)('the rules page of %s has the same points and cards in all languages', (game) => {
  for (const lang of LANGUAGES) expect(shapeOf(pageOf(game, lang))).toEqual(shapeOf(pageOf(game, 'en')));
});

const sectionOf = (game: GameId, lang: Lang): string | undefined =>
  pageOf(game, lang)
    .split(/^## /m)
    .find((text) => text.startsWith(TABLE[lang]));
const WITH_SECTION = GAME_IDS.filter((game) => LANGUAGES.some((lang) => sectionOf(game, lang)));

test('the section about the table is found', () => {
  expect(WITH_SECTION).toEqual(expect.arrayContaining(['iota', 'red7', 'eight28']));
});

describe.each(WITH_SECTION)('the rules page of %s', (game) => {
  test.each(LANGUAGES)('in %s names only buttons that the table has', (lang) => {
    const section = sectionOf(game, lang)!;
    const labels = [...section.matchAll(/\*\*(.+?)\*\*/g)].map(([, label]) => label);
    expect(labels).not.toEqual([]);
    expect(Object.values(words[game][lang]!)).toEqual(expect.arrayContaining(labels));
  });
});
