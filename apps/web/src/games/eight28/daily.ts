import { randomBelow, seededRandom } from '@fivefold/rules';
import {
  type Action,
  bestTotalUpTo28,
  type Card,
  EIGHT28_CARD_KINDS,
  type Eight28HandOutcome,
  eight28,
  eight28CrystalPoints,
  eight28HandOutcomeOf,
  type PotHalf,
  type State,
  totalCountingElevensAsOne,
  unseenCards,
} from '@fivefold/rules/eight28';
import { type DailyPuzzle, type DailyPuzzleDefinition, PUZZLE_SOLVER_SEAT } from '../../daily/puzzle.ts';

const SEATS = 3;
const LEAST_POT = 6;
const LAST_ROUND = 5;
/** The right answer is better on average by this share of the pot. */
const MARGIN = 0.1;
/** To decline brings something, or there is nothing to weigh. */
const LEAST_DECLINE = 0.3;
/** Neither nearly all nor hardly any of the cards help. */
const HELPFUL = { least: 0.2, most: 0.8 };

/** How many of each card are unseen, in the order of `EIGHT28_CARD_KINDS`. */
type Counts = readonly number[];
type Hand = readonly Card[];

/** What decides about a hand at the end of a round. */
interface HandResult {
  readonly verdict: Eight28HandOutcome;
  readonly eight: number;
  readonly 'twenty-eight': number;
}
export const eight28HandResultOf = (hand: Hand): HandResult => ({
  verdict: eight28HandOutcomeOf(hand),
  eight: totalCountingElevensAsOne(hand),
  'twenty-eight': totalCountingElevensAsOne(hand) > 28 ? 0 : bestTotalUpTo28(hand),
});

/** What this seat gets of a half if it takes part in it. */
function shareOfHalf(
  pot: number,
  hands: readonly HandResult[],
  sides: readonly (Eight28HandOutcome | null)[],
  seat: number,
  half: PotHalf,
): number {
  const total = hands[seat]![half];
  let winners = 1;
  for (let other = 0; other < SEATS; other += 1) {
    if (other === seat || sides[other] !== half) continue;
    if (hands[other]![half] > total) return 0;
    if (hands[other]![half] === total) winners += 1;
  }
  return Math.floor(Math.floor(pot / 2) / winners);
}

/**
 * The solver's share of so many blue crystals if the round ends now. Who may choose takes the half that brings more.
 * It does what `distributePot` does, without its lists, because it is asked ten thousand times.
 */
export function potShareOfPuzzleSolver(pot: number, hands: readonly HandResult[], dealer: number): number {
  let hits = 0;
  for (const { verdict } of hands) if (verdict === 'direct-hit') hits += 1;
  if (hits > 0) return hands[PUZZLE_SOLVER_SEAT]!.verdict === 'direct-hit' ? Math.floor(pot / hits) : 0;
  const sides = hands.map(({ verdict }) => (verdict === 'choice' ? null : verdict));
  for (let i = 0; i < SEATS; i += 1) {
    const seat = (dealer + i) % SEATS;
    if (hands[seat]!.verdict === 'choice')
      sides[seat] =
        shareOfHalf(pot, hands, sides, seat, 'twenty-eight') > shareOfHalf(pot, hands, sides, seat, 'eight')
          ? 'twenty-eight'
          : 'eight';
  }
  const side = sides[PUZZLE_SOLVER_SEAT];
  return side === 'eight' || side === 'twenty-eight'
    ? shareOfHalf(pot, hands, sides, PUZZLE_SOLVER_SEAT, side)
    : 0;
}

/** The solver's points on average if the round ends with this hand, over all hidden cards of the others. */
function averageIfEnded({ open, pot, dealer }: State['table'], hand: Hand, unseen: Counts): number {
  const all = unseen.reduce((sum, n) => sum + n, 0);
  const mine = eight28HandResultOf(hand);
  const [first, second] = [open[1]!, open[2]!].map((cards) =>
    EIGHT28_CARD_KINDS.map((card) => eight28HandResultOf([card, ...cards])),
  );
  let sum = 0;
  for (let i = 0; i < EIGHT28_CARD_KINDS.length; i += 1)
    for (let j = 0; j < EIGHT28_CARD_KINDS.length; j += 1) {
      const ways = unseen[i]! * (unseen[j]! - Number(i === j));
      if (ways > 0) sum += ways * potShareOfPuzzleSolver(pot.blue, [mine, first![i]!, second![j]!], dealer);
    }
  return sum / (all * (all - 1));
}

const drawn = (unseen: Counts, card: number): Counts => unseen.with(card, unseen[card]! - 1);

/** The average over the next card. */
function averageOverDraws(unseen: Counts, valueWith: (card: Card, left: Counts) => number): number {
  const all = unseen.reduce((sum, n) => sum + n, 0);
  return EIGHT28_CARD_KINDS.reduce(
    (sum, card, i) => (unseen[i]! > 0 ? sum + (unseen[i]! / all) * valueWith(card, drawn(unseen, i)) : sum),
    0,
  );
}

/** What the two answers bring on average if the others take no more cards. */
export interface AverageValuesOfEight28Answers {
  readonly decline: number;
  /** One card, and then no more. */
  readonly take: number;
  /** How many of the unseen cards bring more than to decline. */
  readonly helpful: number;
  readonly unseen: number;
}

interface Question {
  readonly table: State['table'];
  readonly hand: Hand;
  readonly unseen: Counts;
}

function questionOf(state: State): Question {
  const cards = unseenCards(eight28.view(state, PUZZLE_SOLVER_SEAT));
  return {
    table: state.table,
    hand: [state.holes[PUZZLE_SOLVER_SEAT]!, ...state.table.open[PUZZLE_SOLVER_SEAT]!],
    unseen: EIGHT28_CARD_KINDS.map((card) => cards.filter((other) => other === card).length),
  };
}

/** The next turn has another dealer, and a crystal more in the pot. */
const nextTurn = (table: State['table']): State['table'] => ({
  ...table,
  dealer: (table.dealer + 1) % SEATS,
  pot: { ...table.pot, blue: table.pot.blue + 1 },
});

export function averageValuesOfEight28Answers(state: State): AverageValuesOfEight28Answers {
  const { table, hand, unseen } = questionOf(state);
  const decline = averageIfEnded(table, hand, unseen);
  const next = nextTurn(table);
  let helpful = 0;
  const take = averageOverDraws(unseen, (card, left) => {
    const value = averageIfEnded(next, [...hand, card], left);
    if (value > decline) helpful += unseen[EIGHT28_CARD_KINDS.indexOf(card)]!;
    return value;
  });
  return { decline, take, helpful, unseen: unseen.reduce((sum, n) => sum + n, 0) };
}

/** What to take brings to a player who may take a second card where that is better. */
export function eight28AverageValueOfTakingCard(state: State): number {
  const { table, hand, unseen } = questionOf(state);
  const [one, two] = [nextTurn(table), nextTurn(nextTurn(table))];
  return averageOverDraws(unseen, (card, left) => {
    const more = [...hand, card];
    if (totalCountingElevensAsOne(more) > 28) return 0;
    const stop = averageIfEnded(one, more, left);
    return Math.max(
      stop,
      averageOverDraws(left, (another, rest) => averageIfEnded(two, [...more, another], rest)),
    );
  });
}

/** When a player of these positions has enough. */
interface Limits {
  readonly low: number;
  readonly high: number;
}
const hasEnough = (hand: Hand, { low, high }: Limits): boolean =>
  totalCountingElevensAsOne(hand) <= 8
    ? totalCountingElevensAsOne(hand) >= low
    : bestTotalUpTo28(hand) >= high;

/** The positions of a game in which the solver is asked last and the others have just declined. */
function* positions(seed: string): Generator<State> {
  const random = seededRandom(seed);
  const limits = Array.from({ length: SEATS }, (_, seat) =>
    seat === PUZZLE_SOLVER_SEAT
      ? { low: 2 + randomBelow(6, random), high: 14 + randomBelow(12, random) }
      : { low: 6 + randomBelow(3, random), high: 21 + randomBelow(6, random) },
  );
  let state = eight28.setup({ seats: SEATS, options: eight28.options.parse({}), seed });
  while (state.table.round <= LAST_ROUND) {
    const { waiting, phase, dealer, open, answers, pot } = state.table;
    const [seat] = waiting;
    if (seat === undefined) return;
    const isLast = phase.type === 'offer' && seat === PUZZLE_SOLVER_SEAT && dealer === PUZZLE_SOLVER_SEAT;
    const hasStopped = (given: readonly string[], one: number) =>
      one === PUZZLE_SOLVER_SEAT || given.at(-1) === 'decline';
    if (isLast && answers.every(hasStopped) && eight28CrystalPoints(pot) >= LEAST_POT) yield state;
    const enough = hasEnough([state.holes[seat]!, ...open[seat]!], limits[seat]!);
    const answer: Action = { type: enough ? 'decline' : 'take' };
    const action =
      phase.type === 'offer' ? answer : eight28.pickIdleAction(eight28.view(state, seat), random);
    const reduced = eight28.reduce(state, seat, action);
    if (!reduced.ok) throw new Error(`a legal answer is refused: ${reduced.error.code}`);
    state = reduced.value.state;
  }
}

/** Whether this answer is right by a margin, though not by the number of helpful cards alone. */
function isClear(state: State, wanted: 'take' | 'decline'): boolean {
  const question = questionOf(state);
  // Asked alone first, because it is eleven times faster to know.
  if (averageIfEnded(question.table, question.hand, question.unseen) < LEAST_DECLINE) return false;
  const { take, decline, helpful, unseen } = averageValuesOfEight28Answers(state);
  const margin = MARGIN * eight28CrystalPoints(state.table.pot);
  const share = helpful / unseen;
  if (share < HELPFUL.least || share > HELPFUL.most) return false;
  if (wanted === 'take') return take >= decline + margin;
  return decline >= take + margin && decline >= eight28AverageValueOfTakingCard(state) + margin;
}

function generate(seed: string, day: string): DailyPuzzle<State, Action> | null {
  // Decided by the day, not by what is found first, so that both answers are right equally often.
  const wanted = randomBelow(2, seededRandom(day)) === 0 ? 'take' : 'decline';
  for (const state of positions(seed)) {
    if (!isClear(state, wanted)) continue;
    return { state, best: { type: wanted }, target: tenths(averageValuesOfEight28Answers(state)[wanted]) };
  }
  return null;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

export const dailyPuzzleDefinition: DailyPuzzleDefinition<State, Action> = {
  rivals: ['Pico', 'Luma'],
  hints: 'full',
  generate,
  judge: ({ state, best }, action) => {
    if (action.type !== 'take' && action.type !== 'decline') return null;
    const { take, decline, helpful, unseen } = averageValuesOfEight28Answers(state);
    return {
      value: tenths(action.type === 'take' ? take : decline),
      solved: action.type === best.type,
      reason: 'eight28.odds',
      values: { take: tenths(take), decline: tenths(decline), helpful, unseen },
    };
  },
  // The next card is chance: the position stays.
  show: (state) => state,
};
