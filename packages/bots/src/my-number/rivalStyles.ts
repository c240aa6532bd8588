import type { Card } from '@fivefold/rules/my-number';

/** What a player who chooses a card looks at. */
export interface MyNumberCardChoice {
  readonly hand: readonly Card[];
  readonly row: readonly Card[];
  /** By place of the row: what its card brings at once. */
  readonly gains: Float64Array;
  /** By place of the hand: what the card would bring if it went into the own collection. */
  readonly kept: Float64Array;
}

/** How many cards of the deck a place of the row stands for, if all play at random. */
const CARDS = 60;
const MOST_SEATS = 6;

/** By number of seats and card: the chance of each number of lower rivals, if rivals play random numbers. */
const PLACES: readonly (readonly Float64Array[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  Array.from({ length: CARDS + 1 }, (_, card) => placesOf(seats - 1, (card - 1) / (CARDS - 1))),
);

function placesOf(rivals: number, lower: number): Float64Array {
  const places = new Float64Array(Math.max(1, rivals + 1));
  places[0] = 1;
  for (let rival = 0; rival < rivals; rival += 1)
    for (let place = rival + 1; place >= 0; place -= 1)
      places[place] = places[place]! * (1 - lower) + (place > 0 ? places[place - 1]! * lower : 0);
  return places;
}

/** What a card gets on average from the row, if the rivals play any number. */
export function expectedGainFromMyNumberRow(card: Card, gains: Float64Array, seats: number): number {
  const places = PLACES[seats]![card]!;
  let sum = 0;
  for (let place = 0; place < seats; place += 1) sum += places[place]! * gains[place]!;
  return sum;
}

/** How much a card is liked: about as many points as it seems to bring. */
type Liking = (choice: MyNumberCardChoice, at: number, bestPlace: number) => number;

/** A way to choose cards, as people do. */
export interface MyNumberRivalPlayStyle {
  /** How common it is among rivals nobody knows. */
  readonly share: number;
  readonly likes: Liking;
  /** Softmax temperature of the choice. */
  readonly spread: number;
}

const expected: Liking = ({ hand, row, gains }, at) =>
  expectedGainFromMyNumberRow(hand[at]!, gains, row.length);
const nearTo = (aim: (choice: MyNumberCardChoice, place: number) => number): Liking => {
  return (choice, at, bestPlace) => -Math.abs(choice.hand[at]! - aim(choice, bestPlace)) / 6;
};

export const MY_NUMBER_RIVAL_PLAY_STYLES: readonly MyNumberRivalPlayStyle[] = [
  { share: 0.15, likes: () => 0, spread: 1 },
  { share: 0.2, likes: expected, spread: 0.4 },
  {
    share: 0.25,
    likes: (choice, at, best) => expected(choice, at, best) - 0.35 * choice.kept[at]!,
    spread: 0.4,
  },
  { share: 0.12, likes: ({ kept }, at) => -kept[at]!, spread: 0.4 },
  { share: 0.18, likes: nearTo(({ row }, place) => ((place + 0.5) / row.length) * CARDS), spread: 0.4 },
  { share: 0.06, likes: nearTo(({ row }, place) => row[place]!), spread: 0.4 },
  { share: 0.02, likes: ({ hand }, at) => -hand[at]! / 6, spread: 0.4 },
  { share: 0.02, likes: ({ hand }, at) => hand[at]! / 6, spread: 0.4 },
];
/** How often any card is played. */
const SLIP = 0.05;
/** The chance of a card with this weight, by the weights of all cards of the hand together. */
export const cardChanceFromWeight = (weight: number, sum: number, cards: number): number =>
  SLIP / cards + ((1 - SLIP) * weight) / sum;

/** The place of the row that brings most at once. */
function bestPlaceOf({ row, gains }: MyNumberCardChoice): number {
  let best = 0;
  for (let place = 1; place < row.length; place += 1) if (gains[place]! > gains[best]!) best = place;
  return best;
}

/** By place of the hand: the weight of the card, whatever else is in the hand. */
export function cardWeightsOfMyNumberStyle(
  { likes, spread }: MyNumberRivalPlayStyle,
  choice: MyNumberCardChoice,
): Float64Array {
  const best = bestPlaceOf(choice);
  return Float64Array.from(choice.hand, (_, at) => Math.exp(likes(choice, at, best) / spread));
}

const chances = new Float64Array(10);

/** By place of the hand: the chance that a player of this style plays the card. The array is used again. */
export function cardProbabilitiesOfMyNumberStyle(
  { likes, spread }: MyNumberRivalPlayStyle,
  choice: MyNumberCardChoice,
): Float64Array {
  const { hand } = choice;
  const best = bestPlaceOf(choice);
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < hand.length; at += 1) {
    chances[at] = likes(choice, at, best) / spread;
    most = Math.max(most, chances[at]!);
  }
  let sum = 0;
  for (let at = 0; at < hand.length; at += 1) {
    chances[at] = Math.exp(chances[at]! - most);
    sum += chances[at]!;
  }
  for (let at = 0; at < hand.length; at += 1)
    chances[at] = cardChanceFromWeight(chances[at]!, sum, hand.length);
  return chances;
}
