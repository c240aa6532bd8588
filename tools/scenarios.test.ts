import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GAME_IDS, type GameId } from '@fivefold/rules';
import { gameFile } from '@fivefold/rules/testing/perGame';
import { expect, test } from 'vitest';

const folderOf = (game: GameId): string => path.join(import.meta.dirname, '../packages/rules/src', game);

/** The number of scenarios in section 8 of the game's rules page. */
function countOf(game: GameId): number {
  const file = gameFile(folderOf(game), 'scenarios.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly count: number }).count;
}

test.each(GAME_IDS)('%s has a test for each of its scenarios', (game) => {
  const count = countOf(game);
  expect(count).toBeGreaterThan(0);
  const found = new Set<number>();
  for (const text of testsOf(game)) {
    for (const [, numbers] of text.matchAll(new RegExp(`\\[${game} ([^\\]]+)\\]`, 'g')))
      for (const [, number] of numbers!.matchAll(/8\.(\d+)/g)) found.add(Number(number));
    // Rows of a `test.each` table whose title is `[game %s]`.
    if (text.includes(`[${game} %s]`))
      for (const [, number] of text.matchAll(/\['8\.(\d+)'/g)) found.add(Number(number));
  }
  expect([...found].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
});

function testsOf(game: GameId): readonly string[] {
  const folder = folderOf(game);
  const files = readdirSync(folder).filter((file) => file.endsWith('.test.ts'));
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
}
