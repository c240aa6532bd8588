import { type AnyGame, fastRandom, type GameId, games, type Random, type Seat } from '@fivefold/rules';
import { type BotDecision, type BotReason, type SearchBudget, untimedSearchBudget } from './bot.ts';
import { botsByGame, decide } from './bots.ts';
import type { AnyCoachModel, CoachValueUnit } from './coachModel.ts';
import { stateAfterAction } from './search.ts';

/** An action's expected result compared with that of a reference action, in the unit of the game's model. */
interface ActionValue {
  readonly value: number;
  /** Reference minus this action; positive where the reference is better. */
  readonly loss: number;
  /** Of `loss`, because both actions are tried in the same imagined worlds. */
  readonly standardError: number;
  readonly samples: number;
}

/** good: at most a little worse, as far as the search can tell. fine: clearly worse. costly: clearly and much worse. */
export type CoachMoveGrade = 'good' | 'fine' | 'costly';

/** Whether the search can tell an action from the reference: unclear where the difference is noise. */
export type CoachComparison = 'better' | 'unclear' | 'worse';

export interface CoachReview {
  readonly mark: CoachMoveGrade;
  readonly comparison: CoachComparison;
  /** Better than the move of the hard bot by as much as a costly one is worse. */
  readonly muchBetter: boolean;
  /** What the hard bot plays from the same view. */
  readonly best: unknown;
  readonly reason: BotReason;
  readonly unit: CoachValueUnit;
  readonly loss: number;
  readonly standardError: number;
}

interface SearchContext {
  readonly random: Random;
  readonly budget: SearchBudget;
}

interface ReviewContext {
  readonly random: Random;
  /** Imagined worlds for the decision of the hard bot. */
  readonly samples: number;
  /** The share of the time that is used: from 1 on there is none left. */
  readonly elapsed: () => number;
}

/** A review tries its actions in so many imagined worlds at least, and at most unless its time runs out. */
const COACH_WORLDS = { min: 48, max: 240 };
/** After so many more worlds a review asks again whether it can tell. */
const STEP_WORLDS = 24;
/** So many standard errors from the limit of a costly loss, more worlds would not change the mark. */
const CERTAIN = 2.5;
/** A difference below so many standard errors is noise. */
const CLEAR = 2;
/** The hard bot decides in this share of the time: a long search would leave none to compare its move with. */
const DECISION_SHARE = 0.5;

const NO_SEARCH = untimedSearchBudget(0);

/** Chooses as the medium bot, which needs no search. */
const quickDecision = (id: GameId, view: unknown, random: Random): unknown =>
  botsByGame[id]!.medium(view, { level: 'medium', random, budget: NO_SEARCH }).action;

/**
 * Tries actions in imagined worlds that fit the view; the first is the reference. Rivals who may still change a secret
 * choice choose again, because an imagined choice would be random.
 */
export function estimateActionValues(
  id: GameId,
  view: { readonly me: Seat },
  actions: readonly unknown[],
  { random, budget }: SearchContext,
  isEnough: (values: readonly ActionValue[]) => boolean = () => false,
): readonly ActionValue[] {
  const game: AnyGame = games[id]!;
  const model = botsByGame[id]!.coach;
  const results: number[][] = actions.map(() => []);
  for (let world = 0; world < budget.samples; world += 1) {
    const state = withRivalsChoosing(id, game, game.imagine(view, random), view.me, random);
    const luck = random.next();
    const row: number[] = [];
    for (const action of actions) {
      // A world that only some actions were tried in would be unfair, so it does not count.
      if (budget.expired()) return results.map((own) => summary(results[0]!, own));
      row.push(playOut(id, game, model, state, view.me, action, fastRandom(luck)));
    }
    for (const [i, value] of row.entries()) results[i]!.push(value);
    if ((world + 1) % STEP_WORLDS !== 0) continue;
    const values = results.map((own) => summary(results[0]!, own));
    if (isEnough(values)) return values;
  }
  return results.map((own) => summary(results[0]!, own));
}

function withRivalsChoosing(id: GameId, game: AnyGame, world: unknown, me: Seat, random: Random): unknown {
  const choosing = game
    .seatsAllowedToAct(world)
    .filter((seat) => seat !== me && game.seatsAllowedToAct(world).includes(me));
  return choosing.reduce((state: unknown, seat) => {
    const view: unknown = game.view(state, seat);
    return stateAfterAction(game, state, seat, quickDecision(id, view, random));
  }, world);
}

function playOut(
  id: GameId,
  game: AnyGame,
  model: AnyCoachModel,
  world: unknown,
  me: Seat,
  action: unknown,
  luck: Random,
): number {
  let state: unknown = stateAfterAction(game, world, me, action);
  for (let moves = 0; !model.isFar(world, state, moves); moves += 1) {
    const next = game.waitingFor(state)[0];
    if (next === undefined) break;
    state = stateAfterAction(game, state, next, quickDecision(id, game.view(state, next), luck));
  }
  return model.value(state, me);
}

/** Paired by world: the luck that both share cancels out. */
function summary(reference: readonly number[], own: readonly number[]): ActionValue {
  const samples = own.length;
  const losses = own.map((value, i) => reference[i]! - value);
  const loss = mean(losses);
  const variance = mean(losses.map((each) => (each - loss) ** 2));
  return { value: mean(own), loss, standardError: Math.sqrt(variance / Math.max(1, samples - 1)), samples };
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** How good an action was by what its player saw; null where there was nothing to choose or no time to look. */
export function makeCoachReview(
  id: GameId,
  view: { readonly me: Seat },
  action: unknown,
  { random, samples, elapsed }: ReviewContext,
): CoachReview | null {
  const legal = games[id]!.legal(view)[Symbol.iterator]();
  legal.next();
  if (legal.next().done) return null;
  const hard: BotDecision<unknown> = decide(id, view, {
    level: 'hard',
    random,
    budget: { samples, expired: () => elapsed() >= DECISION_SHARE },
  });
  const { unit, costly } = botsByGame[id]!.coach;
  const budget = { samples: COACH_WORLDS.max, expired: () => elapsed() >= 1 };
  const isEnough = ([, own]: readonly ActionValue[]) =>
    own!.samples >= COACH_WORLDS.min && Math.abs(own!.loss - costly) > CERTAIN * own!.standardError;
  const [, played] = estimateActionValues(id, view, [hard.action, action], { random, budget }, isEnough);
  if (played!.samples < 2) return null;
  const { loss, standardError } = played!;
  return {
    mark: coachMoveGradeOf(loss, standardError, costly),
    comparison: compareWithReferenceAction(loss, standardError),
    muchBetter: isMistakeBeyondError(loss, standardError, costly),
    best: hard.action,
    reason: hard.reason,
    unit,
    loss,
    standardError,
  };
}

export function compareWithReferenceAction(loss: number, standardError: number): CoachComparison {
  if (Math.abs(loss) <= CLEAR * standardError) return 'unclear';
  return loss > 0 ? 'worse' : 'better';
}

export const isMistakeBeyondError = (loss: number, standardError: number, costly: number): boolean =>
  compareWithReferenceAction(loss, standardError) === 'better' && -loss - standardError >= costly;

export function coachMoveGradeOf(loss: number, standardError: number, costly: number): CoachMoveGrade {
  if (compareWithReferenceAction(loss, standardError) !== 'worse' || loss < costly / 4) return 'good';
  return loss - standardError >= costly ? 'costly' : 'fine';
}
