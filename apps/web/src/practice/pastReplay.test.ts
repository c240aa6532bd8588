import { GAME_IDS, type GameId, games } from '@fivefold/rules';
import { expect, test, vi } from 'vitest';
import { chooseBotAction } from '../localRoom/chooseInWorker.ts';
import type { LocalGame } from '../localRoom/localGame.ts';
import { createLocalGame, defaultGameOptions, gameSeatRange } from '../localRoom/newGame.ts';
import { viewOfPastGame } from './pastReplay.ts';

/** A practice game that easy bots play to its end. */
function finishedGame(id: GameId): LocalGame {
  const options = defaultGameOptions(id);
  const made = createLocalGame({
    game: id,
    options,
    players: gameSeatRange(id, options).min,
    level: 'easy',
    name: 'Anna',
    id: '0123456789abcdef',
    seed: '5'.repeat(64),
    now: 0,
  });
  if (!made.ok) throw new Error(made.error.code);
  const rules = games[id]!;
  let state: unknown = rules.setup({
    seats: made.value.players.length,
    options,
    seed: made.value.seed as never,
  });
  const actions: LocalGame['actions'] = [];
  for (let seat = rules.waitingFor(state)[0]; seat !== undefined; seat = rules.waitingFor(state)[0]) {
    const view: unknown = rules.view(state, seat);
    const { action } = chooseBotAction(
      { game: id, view, level: 'easy', seed: actions.length, budgetMs: 0, names: [] },
      () => 0,
    );
    const step = rules.reduce(state, seat, action);
    if (!step.ok) throw new Error(step.error.code);
    actions.push({ seat, action });
    state = step.value.state;
  }
  return { ...made.value, actions };
}

test.each(GAME_IDS)('%s: a past game is replayed from the seat of the person', (id) => {
  const game = finishedGame(id);
  const view = viewOfPastGame(game);
  expect(view?.table).toMatchObject({ status: 'over', seat: game.seat, move: game.actions.length });
  expect(view?.table?.outcome).not.toBeNull();
});

test('a past game of other rules, or with an impossible move, is not shown', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const game = finishedGame('red7');
  expect(viewOfPastGame({ ...game, rules: 'red7@99' })).toBeNull();
  expect(viewOfPastGame({ ...game, actions: game.actions.slice(1) })).toBeNull();
});
