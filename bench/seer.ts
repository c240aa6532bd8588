import { type AnyCoachModel, botsByGame, decide, untimedSearchBudget } from '@fivefold/bots';
import { type AnyGame, fastRandom, type GameId, type Random, randomBelow } from '@fivefold/rules';
import { stateAfterAction } from '../packages/bots/src/search.ts';

/** Most actions that are tried, and how often each. */
const MOST_ACTIONS = 100;
const PLAYOUTS = 2;
/** Own later decisions between so many actions are tried as well. */
const TRIED_LATER = 2;

/** How a seat decides by its view. */
export type SeatPolicy = (view: unknown, random: Random) => unknown;

/** What is known to a player who sees all cards and knows how each rival plays. */
interface Foresight {
  readonly game: AnyGame;
  readonly model: AnyCoachModel;
  readonly seat: number;
  readonly policies: readonly SeatPolicy[];
  /** The true state at the decision. */
  readonly from: unknown;
}

/** The best action of a player who sees the whole state and knows how the rivals play: it tries all in that state. */
export function seerAction(
  game: AnyGame,
  state: unknown,
  seat: number,
  random: Random,
  policies: readonly SeatPolicy[],
): unknown {
  const actions: unknown[] = [...game.legal(game.view(state, seat))];
  while (actions.length > MOST_ACTIONS) actions.splice(randomBelow(actions.length, random), 1);
  if (actions.length === 1) return actions[0];
  const foresight = { game, model: botsByGame[game.id as GameId]!.coach, seat, policies, from: state };
  const luck = Array.from({ length: PLAYOUTS }, () => random.next());
  const values = actions.map((action) => {
    const next = stateAfterAction(game, state, seat, action);
    return luck.reduce((sum, each) => sum + bestValue(foresight, next, 1, fastRandom(each)), 0);
  });
  return actions[values.indexOf(Math.max(...values))];
}

/** The value of a state for the seer, who tries its own later decisions between two actions as well. */
function bestValue(foresight: Foresight, reached: unknown, played: number, random: Random): number {
  const { game, model, seat, policies, from } = foresight;
  let state = reached;
  for (let moves = played; !model.isFar(from, state, moves); moves += 1) {
    const next = game.waitingFor(state)[0];
    if (next === undefined) break;
    const view: unknown = game.view(state, next);
    const options = next === seat ? firstActions(game, view, TRIED_LATER + 1) : [];
    if (next === seat && options.length <= TRIED_LATER) {
      const values = options.map((action) =>
        bestValue(foresight, stateAfterAction(game, state, seat, action), moves + 1, random),
      );
      return Math.max(...values);
    }
    state = stateAfterAction(game, state, next, policies[next]!(view, random));
  }
  return model.value(state, seat);
}

/** How `medium` plays: for rivals that are bots, and for the own decisions that are not tried. */
export const mediumPolicy =
  (game: AnyGame): SeatPolicy =>
  (view, random) =>
    decide(game.id as GameId, view, { level: 'medium', random, budget: untimedSearchBudget(0) }).action;

function firstActions(game: AnyGame, view: unknown, count: number): readonly unknown[] {
  const found: unknown[] = [];
  for (const action of game.legal(view)) {
    found.push(action);
    if (found.length === count) break;
  }
  return found;
}
