import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AnyGame, type GameId, games } from '@fivefold/rules';
import { describe, expect, test } from 'vitest';
import { framesOf, logOf } from './frames.ts';

const folder = path.join(import.meta.dirname, '../../../../packages/rules/replays');

interface Golden {
  readonly game: GameId;
  readonly seats: number;
  readonly seed: string;
  readonly options: unknown;
  readonly actions: readonly (readonly [seat: number, action: unknown])[];
  readonly outcome: unknown;
}

describe.each(Object.entries(games) as [GameId, AnyGame][])('a replay of %s', (id, game) => {
  const [file] = readdirSync(path.join(folder, id));
  const golden = JSON.parse(readFileSync(path.join(folder, id, file!), 'utf8')) as Golden;
  const replay = {
    game: id,
    rules: `${game.id}@${game.version}`,
    options: golden.options,
    seed: golden.seed,
    names: Array.from({ length: golden.seats }, (_, i) => `P${i}`),
    actions: golden.actions.map(([seat, action]) => ({ seat, action })),
  };

  test('ends as the game did, with a frame for the deal and for each move', () => {
    const frames = framesOf(game, replay);
    expect(frames).toHaveLength(golden.actions.length + 1);
    expect(frames.at(-1)!.outcome).toEqual(golden.outcome);
    expect(frames[0]!.outcome).toBeNull();
    expect(logOf(frames, 0, [])).toEqual([]);
    expect(logOf(frames, frames.length - 1, []).length).toBeGreaterThan(0);
  });

  test('of other rules is not played on these', () => {
    expect(() => framesOf(game, { ...replay, rules: `${id}@0` })).toThrow('no rules here');
  });
});
