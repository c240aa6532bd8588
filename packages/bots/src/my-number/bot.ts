import type { Random } from '@fivefold/rules';
import { type Action, myNumber, myNumberTotalScores, type State, type View } from '@fivefold/rules/my-number';
import type { GameBots } from '../bot.ts';
import { sampleWeightedWorlds } from '../inference.ts';
import { monteCarloBot } from '../monteCarloBot.ts';
import { createNearBestActionPlayer, drawNearBestAction } from '../ratings.ts';
import { easyMyNumberPlayer } from './easy.ts';
import { rateActions, rateActionsSimply } from './evaluate.ts';
import { explainSelection } from './explain.ts';
import { createPlayLikelihood } from './inference.ts';

const WORLD_POOL = { size: 48, step: 3 };

/** All seats use the full evaluation in the current turn and the simple one later, because later turns matter less. */
const policy =
  (root: View) =>
  (view: View, random: Random): Action =>
    view.table.turn === root.table.turn
      ? drawNearBestAction(rateActions(view), 0.3, random).action
      : drawNearBestAction(rateActionsSimply(view), 0.5, random).action;

/** Worlds weighted by the last plays. Selections already made are taken back, so that playouts choose them by policy. */
function worlds(root: View): (random: Random) => State {
  const likely = sampleWeightedWorlds(
    (random) => myNumber.imagine(root, random),
    createPlayLikelihood(root),
    WORLD_POOL,
  );
  return (random) => {
    const world = likely(random);
    return { ...world, phase: undecided(world.phase, root.me) };
  };
}

const undecided = (phase: State['phase'], me: View['me']): State['phase'] =>
  phase.type !== 'select'
    ? phase
    : {
        type: 'select',
        selected: phase.selected.map((card, seat) => (seat === me ? card : null)),
        ready: phase.ready.map((yes, seat) => yes && seat === me),
      };

/** The lead of a seat in the finished rounds, over the mean of the best rival and the average rival. */
function lead({ table }: State, seat: number): number {
  const totals = myNumberTotalScores(table.finished, table.collections.length);
  const rivals = totals.filter((_, at) => at !== seat);
  const mean = rivals.reduce((sum, value) => sum + value, 0) / rivals.length;
  return totals[seat]! - 0.5 * Math.max(...rivals) - 0.5 * mean;
}

export const myNumberBot: GameBots<View, Action> = {
  easy: easyMyNumberPlayer,
  medium: createNearBestActionPlayer(rateActions, 0.15),
  hard: monteCarloBot<State, Action, View>({
    game: myNumber,
    rate: rateActions,
    policy,
    value: lead,
    worlds,
    stop:
      () =>
      ({ phase }) =>
        phase.type !== 'select',
    candidates: 5,
    margin: 2,
    ratingWeight: 0.5,
    samples: 240,
    mix: 0.45,
    explain: explainSelection,
  }),
};
