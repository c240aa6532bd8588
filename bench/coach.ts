import { botsByGame, estimateActionValues, makeCoachReview, untimedSearchBudget } from '@fivefold/bots';
import {
  deriveSeedFromTexts,
  fastRandom,
  GAME_IDS,
  type GameId,
  games,
  type Random,
  type Seat,
} from '@fivefold/rules';

interface LobbySeatView {
  readonly me: Seat;
}
interface Position {
  readonly view: LobbySeatView;
  readonly blunder: unknown;
}

interface CoachFigures {
  readonly positions: number;
  /** Planted blunders that were marked costly. */
  readonly caught: number;
  /** Moves of the hard bot that were marked costly. */
  readonly falseAlarms: number;
  readonly msPerReview: number;
}

/** Worlds that look for a blunder, and worlds of another seed that must confirm it: eight times those of a review. */
const SEARCH_WORLDS = 48;
const TRUTH_WORLDS = 400;
/** Actions that are looked at in one position. */
const TRIED = 8;
/** 15 points of chance, or twice a costly loss: a fifth of a winner's usual points. */
function blunderLossOf(id: GameId): number {
  const { unit, costly } = botsByGame[id]!.coach;
  return unit === 'chance' ? 0.15 : 2 * costly;
}

/** A position with a move that is clearly a blunder; null where no tried move is one. */
function plantBlunder(id: GameId, view: LobbySeatView, random: Random, truth: Random): Position | null {
  const actions = [...games[id]!.legal(view)];
  if (actions.length < 2) return null;
  const { action: best } = botsByGame[id]!.hard(view, {
    level: 'hard',
    random,
    budget: untimedSearchBudget(400),
  });
  const tried = Array.from(
    { length: Math.min(TRIED, actions.length) },
    () => actions[random.next() % actions.length],
  );
  const found = estimateActionValues(id, view, [best, ...tried], {
    random,
    budget: untimedSearchBudget(SEARCH_WORLDS),
  });
  const at = found.findIndex(({ loss }) => loss >= blunderLossOf(id));
  if (at < 0) return null;
  const blunder = [best, ...tried][at];
  // Of several actions in few worlds one looks bad by chance, so other worlds decide.
  const context = { random: truth, budget: untimedSearchBudget(TRUTH_WORLDS) };
  const [, confirmed] = estimateActionValues(id, view, [best, blunder], context);
  const isBlunder = confirmed!.loss - 2 * confirmed!.standardError >= blunderLossOf(id);
  return isBlunder ? { view, blunder } : null;
}

/** Positions of games between medium bots. */
function* views(id: GameId, random: Random): Generator<LobbySeatView> {
  const game = games[id]!;
  const options: unknown = game.options.parse({});
  const { min } = game.seatsFor?.(options) ?? game.seats;
  for (let number = 0; ; number += 1) {
    const seed = deriveSeedFromTexts('coach', id, String(number));
    let state: unknown = game.setup({ seats: min + (number % 2), options, seed });
    for (let seat = game.waitingFor(state)[0]; seat !== undefined; seat = game.waitingFor(state)[0]) {
      const view = game.view(state, seat) as LobbySeatView;
      if (random.next() % 3 === 0) yield view;
      const { action } = botsByGame[id]!.medium(view, {
        level: 'medium',
        random,
        budget: untimedSearchBudget(0),
      });
      const step = game.reduce(state, seat, action);
      if (!step.ok) throw new Error(`${id}: ${step.error.code}`);
      state = step.value.state;
    }
  }
}

function measure(id: GameId, positions: number): CoachFigures {
  const random = fastRandom(2026);
  const truth = fastRandom(90210);
  let [found, caught, falseAlarms, reviews, ms] = [0, 0, 0, 0, 0];
  const judge = (view: LobbySeatView, action: unknown) => {
    const start = performance.now();
    const judged = makeCoachReview(id, view, action, { random, samples: 400, elapsed: () => 0 });
    ms += performance.now() - start;
    reviews += 1;
    return judged?.mark === 'costly';
  };
  for (const view of views(id, random)) {
    if (found === positions) break;
    const planted = plantBlunder(id, view, random, truth);
    if (!planted) continue;
    found += 1;
    if (judge(view, planted.blunder)) caught += 1;
    const { action } = botsByGame[id]!.hard(view, {
      level: 'hard',
      random,
      budget: untimedSearchBudget(400),
    });
    if (judge(view, action)) falseAlarms += 1;
  }
  return { positions: found, caught, falseAlarms, msPerReview: Math.round(ms / reviews) };
}

interface CoachBenchOptions {
  /** One game instead of all. */
  readonly game?: string | undefined;
  /** 20 positions for each game instead of 200. */
  readonly quick: boolean;
  /** Another number of positions. */
  readonly positions?: string | undefined;
}

/** How many planted blunders the coach finds, and how often it blames the hard bot. */
export function benchCoach({ game, quick, positions }: CoachBenchOptions): Record<string, unknown> {
  const count = Number(positions ?? (quick ? 20 : 200));
  if (!Number.isInteger(count) || count < 1) throw new Error(`--positions is no number: ${positions}`);
  const ids = GAME_IDS.filter((id) => (game ?? id) === id);
  if (ids.length === 0) throw new Error(`--game is no game: ${game}`);
  return { coach: Object.fromEntries(ids.map((id) => [id, measure(id, count)])) };
}
