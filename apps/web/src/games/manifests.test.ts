import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GAME_IDS, games } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { groupFilesByGame } from './groupFilesByGame.ts';
import { manifests } from './manifests.ts';

test.each(GAME_IDS)('the manifest of %s has the players that its rules allow', (id) => {
  const game = games[id]!;
  const options: unknown = game.options.parse({});
  const { min, max } = game.seatsFor?.(options) ?? game.seats;
  expect(manifests[id].players).toEqual({ min, max });
});

test('every folder of a game belongs to a game of the rules', () => {
  const folders = Object.keys(import.meta.glob('./*/index.ts')).map((file) => file.split('/')[1]);
  expect(folders.sort()).toEqual([...GAME_IDS].sort());
});

test('names the file that a game lacks', () => {
  const found = Object.fromEntries(GAME_IDS.slice(1).map((id) => [`./${id}/manifest.ts`, {}]));
  expect(() => groupFilesByGame('manifest.ts', found)).toThrow(`games/${GAME_IDS[0]}/manifest.ts is missing`);
});

const COLORS = [
  'brand',
  'brand-dark',
  'brand-light',
  'brand-panel',
  'on-brand',
  'game-table',
  'game-paper',
  'game-paper-2',
];

test.each(GAME_IDS)('colors.css of %s sets every color that tables and menus use', (id) => {
  // Read from disk, because vitest imports style sheets as empty strings.
  const css = readFileSync(path.join(import.meta.dirname, id, 'colors.css'), 'utf8');
  expect(css).toContain(`[data-game="${id}"]`);
  expect([...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name)).toEqual(COLORS);
});
