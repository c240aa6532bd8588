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

/** A measured row of the page: `| hard against medium | 67.8 % | 64.1 to 71.2 % | ... | games | ... | command |`. */
const ROW =
  /^\| (\w+) against (\w+) \| ([\d.]+) % \| ([\d.]+) to ([\d.]+) % \| [^|]+ \| (\d+) \| (\d+) %: (\w+) \| `npm run arena -- --game ([\w-]+) --seats ([\w,]+) --games (\d+) --seed \d+ --json` \|$/gm;
const rows = [...page.matchAll(ROW)].map((found) => {
  const [, bot, against, share, low, high, games, bar, verdict, game, seats, requested] =
    found as unknown as string[];
  return {
    bot: bot!,
    against: against!,
    share: Number(share),
    low: Number(low),
    high: Number(high),
    games: Number(games),
    bar: Number(bar),
    verdict: verdict!,
    game: game as GameId,
    seats: seats!.split(','),
    requestedGames: Number(requested),
  };
});

test('docs/bots.md has a row for each level of each game', () => {
  expect(rows.map(({ game, bot }) => `${game} ${bot}`)).toEqual(
    GAME_IDS.flatMap((id) => ['easy', 'medium', 'hard'].map((level) => `${id} ${level}`)),
  );
});

test.each(rows)('$game: the verdict for $bot against $against follows from its figures', (row) => {
  expect(row.seats).toEqual([row.bot, ...row.seats.slice(1).map(() => row.against)]);
  expect(row.bar).toBe(BARS[row.bot]![row.seats.length - 2]);
  expect(row.verdict).toBe(row.low > row.bar ? 'met' : 'open');
  expect(row.games).toBeGreaterThanOrEqual(400);
  expect(row.requestedGames).toBe(row.games);
  expect(row.low).toBeLessThanOrEqual(row.share);
  expect(row.high).toBeGreaterThanOrEqual(row.share);
});

test('the labels of the lobby match docs/bots.md', () => {
  const measured: Record<string, Record<string, { against: string; share: number }>> = {};
  for (const { game, bot, against, share } of rows)
    measured[game] = { ...measured[game], [bot]: { against, share: Number((share / 100).toFixed(3)) } };
  expect(ladder).toEqual(measured);
});
