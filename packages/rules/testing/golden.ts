import { expect, test } from 'vitest';
import type { AnyGame } from '../src/kernel/game.ts';
import { goldenFiles, readGolden, replay, rulesOf } from './replay.ts';

/** Replays the golden games of a game. One that differs is a change of rules: raise the version, then `npm run replays`. */
export function goldenGames(game: AnyGame): void {
  test(`${game.id} has golden games`, () => expect(goldenFiles(game)).not.toEqual([]));
  test.each(goldenFiles(game))(`${game.id} plays %s as it always did`, (file) => {
    const golden = readGolden(game, file);
    expect(golden.rules).toBe(rulesOf(game));
    expect(replay(game, golden)).toEqual(golden);
  });
}
