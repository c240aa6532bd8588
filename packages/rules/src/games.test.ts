import { expect, test } from 'vitest';
import { games, olderGameVersions } from './games.ts';
import { deriveSeedFromTexts } from './kernel/random.ts';

const all = [...Object.values(games), ...olderGameVersions];

test.each(
  all.flatMap((game) =>
    [0, game.seats.min - 1, game.seats.max + 1, game.seats.min + 0.5, Number.NaN].map(
      (seats) => [game.id, game.version, seats, game] as const,
    ),
  ),
)('%s@%i is not set up for %d players', (id, _version, seats, game) => {
  const deal = () =>
    game.setup({ seats, options: game.options.parse({}), seed: deriveSeedFromTexts('seats') });
  expect(deal).toThrow(new RegExp(`^${id} is played by \\d to \\d, not by ${seats}$`));
});
