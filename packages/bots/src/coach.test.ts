import { fastRandom, GAME_IDS, type GameId, games, type Seat } from '@fivefold/rules';
import { describe, expect, test } from 'vitest';
import { untimedSearchBudget } from './bot.ts';
import { botsByGame } from './bots.ts';
import {
  coachMoveGradeOf,
  compareWithReferenceAction,
  estimateActionValues,
  isMistakeBeyondError,
  makeCoachReview,
} from './coach.ts';

interface LobbySeatView {
  readonly me: Seat;
}

/** The first view in which more than one action is legal. */
function firstChoice(id: GameId): LobbySeatView {
  const game = games[id]!;
  const random = fastRandom(11);
  const options: unknown = game.options.parse({});
  const { min } = game.seatsFor?.(options) ?? game.seats;
  let state: unknown = game.setup({ seats: min, options, seed: '4'.repeat(64) });
  for (;;) {
    const seat = game.waitingFor(state)[0]!;
    const view = game.view(state, seat) as LobbySeatView;
    if ([...game.legal(view)].length > 1) return view;
    const { action } = botsByGame[id]!.easy(view, { level: 'easy', random, budget: untimedSearchBudget(4) });
    const step = game.reduce(state, seat, action);
    if (!step.ok) throw new Error(step.error.code);
    state = step.value.state;
  }
}

const context = (samples: number) => ({ random: fastRandom(5), budget: untimedSearchBudget(samples) });

describe.each(GAME_IDS)('coach of %s', (id) => {
  test('an action loses nothing against itself, and reviews are repeatable', () => {
    const view = firstChoice(id);
    const [action] = games[id]!.legal(view);
    const [, again] = estimateActionValues(id, view, [action, action], context(4));
    expect(again).toMatchObject({ loss: 0, standardError: 0, samples: 4 });
    const reviewed = () =>
      makeCoachReview(id, view, action, { random: fastRandom(5), samples: 6, elapsed: () => 0 });
    expect(reviewed()).toEqual(reviewed());
  });

  test('without time there is no mark', () => {
    const view = firstChoice(id);
    const [action] = games[id]!.legal(view);
    expect(
      makeCoachReview(id, view, action, { random: fastRandom(1), samples: 0, elapsed: () => 1 }),
    ).toBeNull();
  });

  test('a decision that takes all its time leaves half of the time to the comparison', () => {
    const view = firstChoice(id);
    const [action] = games[id]!.legal(view);
    let time = 0;
    const elapsed = () => (time += 0.002);
    expect(
      makeCoachReview(id, view, action, { random: fastRandom(1), samples: 4000, elapsed }),
    ).not.toBeNull();
  });
});

test.each([
  ['good', 1, 1],
  ['good', 0.2, 0.01],
  ['good', -5, 1],
  ['fine', 1, 0.2],
  ['fine', 2.2, 0.5],
  ['costly', 3, 0.5],
] as const)('%s: a loss of %d with a standard error of %d, where 2 is costly', (mark, loss, error) => {
  expect(coachMoveGradeOf(loss, error, 2)).toBe(mark);
});

test.each([
  ['unclear', 0, 0],
  ['unclear', 1, 1],
  ['unclear', -2, 1],
  ['worse', 0.2, 0.01],
  ['worse', 3, 0.5],
  ['better', -5, 1],
] as const)('%s: a loss of %d with a standard error of %d', (comparison, loss, error) => {
  expect(compareWithReferenceAction(loss, error)).toBe(comparison);
});

test.each([
  [true, -3, 0.5],
  [false, -3, 1.2],
  [false, -3, 1.6],
  [false, -1, 0.1],
  [false, 3, 0.5],
] as const)(
  'much better: %s for a loss of %d with a standard error of %d, where 2 is costly',
  (is, loss, error) => {
    expect(isMistakeBeyondError(loss, error, 2)).toBe(is);
  },
);
