import { expect, test } from 'vitest';
import { replayApiPath, replayStepPath } from './replayPlace.ts';

const EVENING = 'a-b_cdefghijklmnopqrstu1';

test('a game of a room, one of an evening and one of a file have their own addresses', () => {
  expect(replayApiPath('KITE-4071', 3)).toBe('/api/replays/KITE-4071/3');
  expect(replayStepPath('KITE-4071', 3, 12)).toBe('/r/KITE-4071/3?step=12');
  expect(replayApiPath(EVENING, 2)).toBe(`/api/evenings/${EVENING}/replays/2`);
  expect(replayStepPath(EVENING, 2, 0)).toBe(`/e/${EVENING}/2?step=0`);
  expect(replayStepPath('', 1, 0)).toBeNull();
});
