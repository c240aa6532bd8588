import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GAME_IDS, type GameId } from '@fivefold/rules';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const page = readFileSync(path.join(root, 'docs/bots.md'), 'utf8');
const ladder = JSON.parse(readFileSync(path.join(root, 'packages/bots/src/ladder.json'), 'utf8')) as unknown;

/** The share that a bot must reach, in percent, at tables of two and three. */
const BARS: Readonly<Record<string, readonly [two: number, three: number]>> = {
  easy: [70, 55],
  medium: [60, 45],
  hard: [60, 45],
};

/** The command above each table: `npm run arena -- --game red7 --seats FIRST,SECOND --games GAMES --seed 1 --json`. */
const COMMAND =
  /^`npm run arena -- --game ([\w-]+) --seats (FIRST[,SECOND]+) --games GAMES --seed \d+ --json`$/m;
/** A measured row: `| hard against medium | 67.8 % | 64.1 to 71.2 % | ... | 400 | 60 %: met |`. */
const ROW =
  /^\| (\w+) against (\w+) \| ([\d.]+) % \| ([\d.]+) to ([\d.]+) % \| [^|]+ \| (\d+) \| (\d+) %: (\w+) \|$/gm;

const rows = page.split(/^## /m).flatMap((section) => {
  const command = COMMAND.exec(section);
  if (!command) return [];
  const [, game, seats] = command;
  return [...section.matchAll(ROW)].map((found) => {
    const [, bot, against, share, low, high, games, bar, verdict] = found as unknown as string[];
    return {
      game: game as GameId,
      seats: seats!.split(',').length,
      bot: bot!,
      against: against!,
      share: Number(share),
      low: Number(low),
      high: Number(high),
      games: Number(games),
      bar: Number(bar),
      verdict: verdict!,
    };
  });
});

test('docs/bots.md has a row for each level of each game', () => {
  expect(rows.map(({ game, bot }) => `${game} ${bot}`).sort()).toEqual(
    GAME_IDS.flatMap((id) => ['easy', 'medium', 'hard'].map((level) => `${id} ${level}`)).sort(),
  );
});

test.each(rows)('$game: the verdict for $bot against $against follows from its figures', (row) => {
  expect(row.bar).toBe(BARS[row.bot]![row.seats - 2]);
  expect(row.verdict).toBe(row.low > row.bar ? 'met' : 'open');
  expect(row.games).toBeGreaterThanOrEqual(400);
  expect(row.low).toBeLessThanOrEqual(row.share);
  expect(row.high).toBeGreaterThanOrEqual(row.share);
});

test('the labels of the lobby match docs/bots.md', () => {
  const measured: Record<string, Record<string, { against: string; share: number }>> = {};
  for (const { game, bot, against, share } of rows)
    measured[game] = { ...measured[game], [bot]: { against, share: Number((share / 100).toFixed(3)) } };
  expect(ladder).toEqual(measured);
});
