import { GAME_IDS, games } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { chooseBotAction } from '../localRoom/chooseInWorker.ts';
import { type ReplayFile, replayFramesOf } from '../replay/frames.ts';
import type { CoachMoveReview } from './coachClient.ts';
import { coachedPlayerDecisionsOf, findTurningPoints } from './useCoach.ts';

const SEED = '7'.repeat(64);

test.each(GAME_IDS)('%s: each decision is seen as the player saw it then', (id) => {
  const game = games[id]!;
  const options: unknown = game.options.parse({});
  const { min } = game.seatsFor?.(options) ?? game.seats;
  let state: unknown = game.setup({ seats: min, options, seed: SEED });
  const actions: ReplayFile['actions'][number][] = [];
  const names = Array.from({ length: min }, (_, i) => `P${i}`);
  const seen: unknown[] = [];
  for (let move = 0; move < 12; move += 1) {
    const seat = game.waitingFor(state)[0];
    if (seat === undefined) break;
    const view: unknown = game.view(state, seat);
    if (seat === 0 && [...game.legal(view)].length > 1) seen.push(view);
    const request = { game: id, view, level: 'easy', seed: move, budgetMs: 0, names } as const;
    const { action } = chooseBotAction(request, () => 0);
    actions.push({ seat, action });
    const step = game.reduce(state, seat, action);
    if (!step.ok) throw new Error(step.error.code);
    state = step.value.state;
  }
  const file: ReplayFile = { game: id, rules: `${id}@${game.version}`, options, seed: SEED, names, actions };
  const decisions = coachedPlayerDecisionsOf(game, replayFramesOf(game, file), 0);
  expect(decisions.map(({ view }) => view)).toEqual(seen);
});

test('turning points: the three most costly decisions, the worst first', () => {
  const review = (mark: CoachMoveReview['mark'], loss: number): CoachMoveReview => ({
    mark,
    comparison: loss < 0 ? 'better' : 'worse',
    muchBetter: loss < -2,
    loss,
    best: null,
    reason: null,
    unit: 'points',
    standardError: 1,
  });
  const reviews = [
    review('costly', 5),
    review('fine', 9),
    null,
    review('costly', 8),
    review('costly', 3),
    review('costly', 6),
  ];
  expect(findTurningPoints(reviews)).toEqual([3, 5, 0]);
  // One of them may be good news.
  const news = [...reviews, review('good', -3), review('good', -1), review('good', -4)];
  expect(findTurningPoints(news)).toEqual([3, 5, 8]);
  expect(findTurningPoints([review('good', -1), null, review('good', -3)])).toEqual([2]);
});
