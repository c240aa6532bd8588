import { assertSeatCount, type GameSetup } from '../kernel/game.ts';
import { moveCardsToTopOfDeck } from '../kernel/list.ts';
import { type Random, seededRandom, shuffle } from '../kernel/random.ts';
import { DECK, EMPTY_MY_NUMBER_COLLECTION } from './cards.ts';
import { drawMyNumberGoals } from './goals.ts';
import {
  type Card,
  MY_NUMBER_GOAL_IDS,
  MY_NUMBER_ROUND_COUNT,
  type MyNumberGoalId,
  type MyNumberRoundSlotsAndGoals,
  type Options,
  type Phase,
  type State,
} from './types.ts';

const HAND = 7;
const VALUES = [1, 2, 3, 4, 5];

export const seatsFor = ({ unofficialTwo }: Pick<Options, 'unofficialTwo'>) => ({
  min: unofficialTwo ? 2 : 3,
  max: 6,
});

export const sortAscending = (cards: readonly Card[]): readonly Card[] => [...cards].sort((a, b) => a - b);

export const myNumberTurnsInRound = (round: number): number => HAND - 2 + round;

/** All chance of a game is spent here; what the later rounds bring waits in `ahead`. */
export function setup({ seats, options, seed }: GameSetup<Options>): State {
  assertSeatCount('my-number', seatsFor(options), seats);
  const random = seededRandom(seed);
  const cards = shuffle(DECK, random);
  return firstState(seats, options, cards, planMyNumberRounds(options, random));
}

/** A deal to learn from: `cards` are the row, then the hands by seat; `order` are the slots of the first round. */
export function dealPrearrangedCards(
  { seats, options, seed }: GameSetup<Options>,
  { cards, order }: { readonly cards: readonly Card[]; readonly order: readonly number[] },
): State {
  assertSeatCount('my-number', seatsFor(options), seats);
  const [first, ...ahead] = planMyNumberRounds(options, seededRandom(seed));
  const plans = [{ ...first!, order: moveCardsToTopOfDeck(VALUES, order) }, ...ahead];
  return firstState(seats, options, moveCardsToTopOfDeck(DECK, cards), plans);
}

function firstState(
  seats: number,
  options: Options,
  cards: readonly Card[],
  [first, ...ahead]: readonly MyNumberRoundSlotsAndGoals[],
): State {
  const deck = [...cards];
  const opened = deck.splice(0, seats);
  const hands = opened.map(() => sortAscending(deck.splice(0, HAND)));
  return {
    table: {
      options,
      round: 1,
      turn: 1,
      order: first!.order,
      shuffler: opened.indexOf(Math.max(...opened)),
      goals: first!.goals,
      row: sortAscending(opened),
      collections: opened.map(() => EMPTY_MY_NUMBER_COLLECTION),
      takes: [],
      finished: [],
    },
    phase: newCardSelectionPhase(hands),
    hands,
    deck,
    ahead,
  };
}

/** Nobody has selected yet. */
export const newCardSelectionPhase = (hands: State['hands']): Phase => ({
  type: 'select',
  selected: hands.map(() => null),
  ready: hands.map(() => false),
});

/** The order and the goals of every round; `seen` are the goals of the rounds that have begun. */
export function planMyNumberRounds(
  options: Options,
  random: Random,
  seen: readonly (readonly MyNumberGoalId[])[] = [],
): readonly MyNumberRoundSlotsAndGoals[] {
  const goals = planGoals(options, random, seen);
  return goals.map((open) => ({ order: shuffle(VALUES, random), goals: open }));
}

function planGoals(
  { goals, goalCount }: Options,
  random: Random,
  seen: readonly (readonly MyNumberGoalId[])[],
): readonly (readonly MyNumberGoalId[])[] {
  if (goals === 'none') return Array.from({ length: MY_NUMBER_ROUND_COUNT }, () => []);
  let drawn = drawMyNumberGoals(shuffle(MY_NUMBER_GOAL_IDS, random), goalCount, random, seen[0]);
  const planned = [drawn.open];
  while (planned.length < MY_NUMBER_ROUND_COUNT) {
    if (goals === 'perRound') drawn = drawMyNumberGoals(drawn.stack, goalCount, random, seen[planned.length]);
    planned.push(drawn.open);
  }
  return planned;
}
