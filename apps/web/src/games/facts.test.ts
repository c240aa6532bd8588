import { GAME_IDS, games } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { GAME_FACTS } from './facts.ts';

test.each(GAME_IDS)('what the menu says about %s is what its rules allow', (id) => {
  const game = games[id];
  if (!game) return;
  const options: unknown = game.options.parse({});
  const { min, max } = game.seatsFor?.(options) ?? game.seats;
  expect({ min: GAME_FACTS[id].min, max: GAME_FACTS[id].max }).toEqual({ min, max });
});
