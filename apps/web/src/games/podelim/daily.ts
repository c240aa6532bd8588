import { pickRandom, type Random, seededRandom } from '@fivefold/rules';
import {
  type Action,
  addCardsToStacks,
  addJokersToStacks,
  type Card,
  type CardValue,
  cardsInRange,
  cutPile,
  cutsForEvenParts,
  type PlayerStacks,
  PODELIM_PART_COLORS,
  type PodelimPartColor,
  podelim,
  pointsOfPodelimStacks,
  rangeSize,
  type State,
} from '@fivefold/rules/podelim';
import { type DailyPuzzle, type DailyPuzzleDefinition, PUZZLE_SOLVER_SEAT } from '../../daily/puzzle.ts';

type Split = Extract<Action, { readonly type: 'split' }>;
type Players = readonly PlayerStacks[];

const SEATS = 3;
const RIVALS = [1, 2];
/** The puzzle is in one of these rounds, when the solver leads. */
const FIRST_ROUND = 3;
const LAST_ROUND = 6;
/** The best cut is this many points better than any other. */
const MARGIN = 2;

/** How a cut ends: each rival votes for what brings most points, what both want nobody gets, the solver takes the best rest. */
export interface PodelimRowCutOutcome {
  readonly split: Split;
  /** The parts that the rivals vote for, by seat from 1. */
  readonly votes: readonly PodelimPartColor[];
  /** A rival might as well vote for another part. */
  readonly isTie: boolean;
  readonly mine: PodelimPartColor;
  /** The solver's points afterwards. */
  readonly points: number;
}

/** Each choice of that many values, in ascending order. */
function* jokerPlacements(values: readonly CardValue[], jokers: number): Generator<readonly CardValue[]> {
  if (jokers === 0) yield [];
  else
    for (const [i, value] of values.entries())
      for (const rest of jokerPlacements(values.slice(i), jokers - 1)) yield [value, ...rest];
}

/** The players after one of them got these cards, with the jokers where they bring that player the most points. */
function withCards(players: Players, seat: number, cards: readonly Card[]): Players {
  const player = addCardsToStacks(players[seat]!, cards);
  const values = player.stacks.map(({ value }) => value);
  let best = players.with(seat, player);
  if (values.length === 0) return best;
  let most = -1;
  for (const placement of jokerPlacements(values, player.unattached)) {
    const laid = players.with(seat, addJokersToStacks(player, placement));
    const points = pointsOfPodelimStacks(laid)[seat]!;
    if (points <= most) continue;
    most = points;
    best = laid;
  }
  return best;
}

const pointsWith = (players: Players, seat: number, cards: readonly Card[]): number =>
  pointsOfPodelimStacks(withCards(players, seat, cards))[seat]!;

function cutResult({ table }: State, split: Split): PodelimRowCutOutcome {
  const { phase, players } = table;
  if (phase.type !== 'split') throw new Error(`there is nothing to cut in the phase ${phase.type}`);
  const parts = cutPile(phase.pile, [split.first, split.second]).map((part) => cardsInRange(table, part));
  const wishes = RIVALS.map((seat) => parts.map((cards) => pointsWith(players, seat, cards)));
  const wanted = wishes.map((points) => points.indexOf(Math.max(...points)));
  const isTie = wishes.some((points, i) => points.lastIndexOf(Math.max(...points)) !== wanted[i]);
  const served = RIVALS.filter(
    (_, i) => wanted.indexOf(wanted[i]!) === wanted.lastIndexOf(wanted[i]!),
  ).reduce((all, seat) => withCards(all, seat, parts[wanted[seat - 1]!]!), players);
  const mine = parts.map((cards, i) =>
    wanted.includes(i) ? -1 : pointsWith(served, PUZZLE_SOLVER_SEAT, cards),
  );
  const points = Math.max(...mine);
  return {
    split,
    votes: wanted.map((i) => PODELIM_PART_COLORS[i]!),
    isTie,
    mine: PODELIM_PART_COLORS[mine.indexOf(points)]!,
    points,
  };
}

/** Every cut and how it ends, the best first. */
export const podelimRowCutOutcomes = (state: State): readonly PodelimRowCutOutcome[] =>
  [...podelim.legal(podelim.view(state, PUZZLE_SOLVER_SEAT))]
    .filter((action) => action.type === 'split')
    .map((split) => cutResult(state, split))
    .sort((a, b) => b.points - a.points);

function actionOf(state: State, seat: number, random: Random): Action {
  const view = podelim.view(state, seat);
  const { phase } = view.table;
  return phase.type === 'vote' || phase.type === 'split'
    ? pickRandom([...podelim.legal(view)], random)
    : podelim.pickIdleAction(view, random);
}

/** The start of a round in which the solver leads. */
function position(seed: string): State | null {
  const random = seededRandom(seed);
  let state = podelim.setup({ seats: SEATS, options: {}, seed });
  for (;;) {
    const { round, leader, phase } = state.table;
    const isNewRow = phase.type === 'split' && phase.pile.color === null;
    if (isNewRow && leader === PUZZLE_SOLVER_SEAT && round >= FIRST_ROUND)
      return round <= LAST_ROUND ? state : null;
    const [seat] = podelim.waitingFor(state);
    if (seat === undefined) return null;
    const reduced = podelim.reduce(state, seat, actionOf(state, seat, random));
    if (!reduced.ok) throw new Error(`a legal action is refused: ${reduced.error.code}`);
    state = reduced.value.state;
  }
}

/** One cut is clearly the best, and it is not the even one. */
function generate(seed: string): DailyPuzzle<State, Action> | null {
  const state = position(seed);
  if (!state) return null;
  const [best, next] = podelimRowCutOutcomes(state);
  const { phase } = state.table;
  if (!best || !next || best.isTie || best.points < next.points + MARGIN || phase.type !== 'split')
    return null;
  const isEven = cutsForEvenParts(phase.pile).join() === [best.split.first, best.split.second].join();
  return isEven || rangeSize(phase.pile) < 7 ? null : { state, best: best.split, target: best.points };
}

export const dailyPuzzleDefinition: DailyPuzzleDefinition<State, Action> = {
  rivals: ['Pico', 'Luma'],
  hints: 'full',
  generate,
  judge: ({ state, target }, action) => {
    if (action.type !== 'split') return null;
    const { points, votes, mine } = cutResult(state, action);
    const [first, second] = votes;
    return {
      value: points,
      solved: points === target,
      reason: first === second ? 'podelim.both' : 'podelim.apart',
      values: { first: first!, second: second!, mine, n: points },
    };
  },
  show: (state, action) => {
    const reduced = podelim.reduce(state, PUZZLE_SOLVER_SEAT, action);
    return reduced.ok ? reduced.value.state : state;
  },
};
