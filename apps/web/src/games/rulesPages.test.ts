import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GAME_IDS, type GameId } from '@fivefold/rules';
import { describe, expect, test } from 'vitest';
import type { Lang, Messages } from '../i18n/core.ts';
import { en } from '../i18n/en.ts';
import { ru } from '../i18n/ru.ts';
import { words as eight28 } from './eight28/words.ts';
import { words as iota } from './iota/words.ts';
import { words as red7 } from './red7/words.ts';

const LANGS = ['en', 'ru'] as const;
const NAMES: Readonly<Record<Lang, Messages>> = { en, ru };
const TABLE = { en: 'At this table', ru: 'За этим столом' } as const;

const pageOf = (game: GameId, lang: Lang): string =>
  readFileSync(path.join(import.meta.dirname, `../../../../docs/rules/${game}.${lang}.md`), 'utf8');

test.each(LANGS)('every rules page in %s has the name that the menu has', (lang) => {
  for (const game of GAME_IDS)
    expect(pageOf(game, lang).split('\n')[0]).toBe(`# ${NAMES[lang][`game.${game}`]}`);
});

/** Line by line a heading, a point of a list, a row or words, with the cards that are drawn there. */
const shapeOf = (page: string): readonly string[] =>
  page
    .split('\n')
    .filter((line) => line !== '')
    .map((line) =>
      [/^(#+|-|\d+\.|\|)/.exec(line)?.[0] ?? 'words', ...(line.match(/\(card:.+?\)/g) ?? [])].join(' '),
    );

test.each(GAME_IDS)('the rules page of %s has the same points and cards in both languages', (game) => {
  expect(shapeOf(pageOf(game, 'ru'))).toEqual(shapeOf(pageOf(game, 'en')));
});

describe.each<[GameId, Readonly<Record<Lang, Messages>>]>([
  ['iota', iota],
  ['red7', red7],
  ['eight28', eight28],
])('the rules page of %s', (game, words) => {
  test.each(LANGS)('in %s names only buttons that the table has', (lang) => {
    const sections = pageOf(game, lang).split(/^## /m);
    const section = sections.find((text) => text.startsWith(TABLE[lang]))!;
    const labels = [...section.matchAll(/\*\*(.+?)\*\*/g)].map(([, label]) => label);
    expect(labels).not.toEqual([]);
    expect(Object.values(words[lang])).toEqual(expect.arrayContaining(labels));
  });
});
