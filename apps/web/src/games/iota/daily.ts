import { pickRandom, seededRandom, shuffle } from '@fivefold/rules';
import {
  type Action,
  dealPrearrangedCards,
  type IotaPlayScore,
  iota,
  NATURAL_CARDS,
  type State,
} from '@fivefold/rules/iota';
import { type DailyPuzzle, type DailyPuzzleDefinition, PUZZLE_SOLVER_SEAT } from '../../daily/puzzle.ts';

type Play = Extract<Action, { readonly type: 'play' }>;
interface ScoredPlay {
  readonly play: Play;
  readonly score: IotaPlayScore;
}

/** The cards on the grid of a puzzle. */
const FEWEST_CARDS = 9;
const MOST_CARDS = 16;
/** More would be small on a phone. */
const WIDEST = 6;
const LEAST_POINTS = 24;

const playsOf = (state: State, seat: number): readonly Play[] =>
  [...iota.legal(iota.view(state, seat))].filter((action) => action.type === 'play');

function afterPlay(state: State, seat: number, play: Play): State {
  const reduced = iota.reduce(state, seat, play);
  if (!reduced.ok) throw new Error(`a legal play is refused: ${reduced.error.code}`);
  return reduced.value.state;
}

const scoreOf = (state: State, play: Play): IotaPlayScore =>
  afterPlay(state, PUZZLE_SOLVER_SEAT, play).table.last!.score!;

/** Every play of the solver with its score, the best first. */
const scoredPlays = (state: State): readonly ScoredPlay[] =>
  playsOf(state, PUZZLE_SOLVER_SEAT)
    .map((play) => ({ play, score: scoreOf(state, play) }))
    .sort((a, b) => b.score.total - a.score.total);

function isCompact({ table: { grid } }: State): boolean {
  const extent = (of: 'x' | 'y') =>
    Math.max(...grid.map((cell) => cell[of])) - Math.min(...grid.map((cell) => cell[of])) + 1;
  return grid.length <= MOST_CARDS && extent('x') <= WIDEST && extent('y') <= WIDEST;
}

/** The best play counts two lines or more, and clearly more than any single card, any single line and the next best. */
function isInteresting([best, ...others]: readonly ScoredPlay[]): boolean {
  if (!best || best.score.total < LEAST_POINTS || best.score.lines.length < 2) return false;
  const { total } = best.score;
  const most = (plays: readonly ScoredPlay[]) => plays[0]?.score.total ?? 0;
  const next = others.filter(({ score }) => score.total < total);
  return (
    others.length - next.length <= 1 &&
    total >= 1.15 * most(next) &&
    total >= 1.5 * most(others.filter(({ play }) => play.placements.length === 1)) &&
    total >= 1.25 * most(others.filter(({ score }) => score.lines.length === 1))
  );
}

/** Plays on, a card or two at a time, until a position of the solver is interesting. The wilds lie under the deck. */
function generate(seed: string): DailyPuzzle<State, Action> | null {
  const random = seededRandom(seed);
  const cards = shuffle(NATURAL_CARDS, random);
  let state = dealPrearrangedCards(
    { seats: 2, options: iota.options.parse({}) },
    { cards, turn: PUZZLE_SOLVER_SEAT },
  );
  while (isCompact(state)) {
    const { turn, grid } = state.table;
    if (turn === PUZZLE_SOLVER_SEAT && grid.length >= FEWEST_CARDS) {
      const plays = scoredPlays(state);
      if (isInteresting(plays)) return { state, best: plays[0]!.play, target: plays[0]!.score.total };
    }
    const small = playsOf(state, turn).filter(({ placements }) => placements.length <= 2);
    if (small.length === 0) return null;
    state = afterPlay(state, turn, pickRandom(small, random));
  }
  return null;
}

export const dailyPuzzleDefinition: DailyPuzzleDefinition<State, Action> = {
  rivals: ['Pico'],
  hints: 'legal',
  generate,
  judge: ({ state, target }, action) => {
    if (action.type !== 'play') return null;
    const { base, total, multiplier, lines } = scoreOf(state, action);
    const sums = lines.map(({ sum }) => sum).join(' + ');
    return {
      value: total,
      solved: total === target,
      reason: multiplier > 1 ? 'iota.doubled' : 'iota.sum',
      values: { sums: lines.length > 1 ? `${sums} = ${base}` : sums, times: multiplier, n: total },
    };
  },
  show: (state, action) => (action.type === 'play' ? afterPlay(state, PUZZLE_SOLVER_SEAT, action) : state),
};
