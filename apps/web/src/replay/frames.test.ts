import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AnyGame, type GameId, games } from '@fivefold/rules';
import { describe, expect, test } from 'vitest';
import { historyUpToReplayFrame, replayFramesOf, replayStepIndexOf, replayStepsOf } from './frames.ts';

const folder = path.join(import.meta.dirname, '../../../../packages/rules/replays');

interface Golden {
  readonly game: GameId;
  readonly seats: number;
  readonly seed: string;
  readonly options: unknown;
  readonly actions: readonly (readonly [seat: number, action: unknown])[];
  readonly outcome: unknown;
}

test('a step that reveals sealed choices has the reasons of all its moves', () => {
  const frame = (seat: number | null, type: string | null, words: string | null) => ({
    ...{ state: null, waitingFor: [], outcome: null, seat, action: null },
    events: type === null ? [] : [{ type }],
    reason: words === null ? null : { en: words, ru: words },
  });
  const frames = [
    frame(null, null, null),
    frame(0, 'voted', 'high'),
    frame(1, null, 'low'),
    frame(2, 'votes-revealed', null),
    frame(0, 'voted', null),
  ];
  const steps = replayStepsOf(frames, ({ type }) => type === 'voted');
  expect(steps.map(({ at, thoughts }) => [at, thoughts.map(({ seat, words }) => [seat, words.en])])).toEqual([
    [0, []],
    [
      3,
      [
        [0, 'high'],
        [1, 'low'],
      ],
    ],
    [4, []],
  ]);
});

test('a replay opens at the step that shows an action, and at its end for a later one', () => {
  const frame = (type: string) => ({
    ...{ state: null, waitingFor: [], outcome: null, seat: 0, action: null, reason: null },
    events: [{ type }],
  });
  const frames = ['dealt', 'voted', 'voted', 'revealed', 'taken'].map(frame);
  const steps = replayStepsOf(frames, ({ type }) => type === 'voted');
  expect([0, 1, 3, 4, 99].map((actions) => replayStepIndexOf(steps, { actions }, []))).toEqual([
    0, 1, 1, 2, 2,
  ]);
  expect(replayStepIndexOf(steps, { actions: Number.NaN }, [])).toBe(2);
});

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

  test('has a frame for the deal and for each move', () => {
    const frames = replayFramesOf(game, replay);
    expect(frames).toHaveLength(golden.actions.length + 1);
    expect(frames.at(-1)!.outcome).toEqual(golden.outcome);
    expect(frames[0]!.outcome).toBeNull();
    expect(historyUpToReplayFrame(frames, 0, [])).toEqual([]);
    expect(historyUpToReplayFrame(frames, frames.length - 1, []).length).toBeGreaterThan(0);
  });

  test('stops only at visible events, and leaves out none', () => {
    const frames = replayFramesOf(game, replay);
    const silent = ['card-selected', 'voted', 'continued'];
    const steps = replayStepsOf(frames, ({ type }) => silent.includes(type));
    const all = frames.flatMap(({ events }) => events);
    expect(steps.flatMap(({ events }) => events)).toEqual(all);
    expect(steps[0]!.at).toBe(0);
    expect(steps.at(-1)!.at).toBe(frames.length - 1);
    for (const { events } of steps.slice(1, -1))
      expect(events.map(({ type }) => type).filter((type) => !silent.includes(type))).not.toEqual([]);
    const begun = all.filter(({ type }) => type === 'round-started' || type === 'row-dealt');
    expect(steps.filter(({ round }) => round)).toHaveLength(begun.length);
    expect(historyUpToReplayFrame(frames, steps.at(-1)!.at, [])).toHaveLength(all.length);
  });

  test('refuses a game of other rules', () => {
    expect(() => replayFramesOf(game, { ...replay, rules: `${id}@0` })).toThrow('no rules here');
  });
});
