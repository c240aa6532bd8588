import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GameId } from '@fivefold/rules';
import { expect, test } from 'vitest';

/** The number of scenarios in section 8 of each rules page. */
const SCENARIOS: Readonly<Record<GameId, number>> = {
  podelim: 32,
  'my-number': 30,
  iota: 30,
  red7: 32,
  eight28: 31,
};

test.each(Object.entries(SCENARIOS))('%s has a test for each of its %i scenarios', (game, count) => {
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

function testsOf(game: string): readonly string[] {
  const folder = path.join(import.meta.dirname, '../packages/rules/src', game);
  const files = readdirSync(folder).filter((file) => file.endsWith('.test.ts'));
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
}
