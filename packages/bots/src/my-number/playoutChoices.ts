import type { Random } from '@fivefold/rules';
import type { Card } from '@fivefold/rules/my-number';
import {
  cardProbabilitiesOfMyNumberStyle,
  expectedGainFromMyNumberRow,
  type MyNumberCardChoice,
  type MyNumberRivalPlayStyle,
} from './rivalStyles.ts';
import type { MyNumberRoundSimulation } from './roundSimulation.ts';

const gains = new Float64Array(6);
const kept = new Float64Array(10);

/** What a seat looks at; the arrays are used again. */
function choiceOf(round: MyNumberRoundSimulation, seat: number): MyNumberCardChoice {
  const hand = round.hands[seat]!;
  for (let place = 0; place < round.row.length; place += 1)
    gains[place] = round.gain(seat, round.row[place]!);
  for (let at = 0; at < hand.length; at += 1) kept[at] = round.gain(seat, hand[at]!);
  return { hand, row: round.row, gains, kept };
}

/** The card of a rival with this style. */
export function chooseMyNumberRivalCard(
  round: MyNumberRoundSimulation,
  seat: number,
  style: MyNumberRivalPlayStyle,
  random: Random,
): Card {
  const choice = choiceOf(round, seat);
  const chances = cardProbabilitiesOfMyNumberStyle(style, choice);
  let at = random.next() / 2 ** 32;
  for (let i = 0; i < choice.hand.length; i += 1) {
    at -= chances[i]!;
    if (at < 0) return choice.hand[i]!;
  }
  return choice.hand[choice.hand.length - 1]!;
}

/** How I play later: the most from the row, and the best card kept for the end. */
export function chooseMyNumberPlayoutCard(round: MyNumberRoundSimulation, seat: number): Card {
  const { hand } = choiceOf(round, seat);
  const seats = round.seats;
  let top = Number.NEGATIVE_INFINITY;
  let second = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < hand.length; at += 1) {
    if (kept[at]! > top) {
      second = top;
      top = kept[at]!;
    } else second = Math.max(second, kept[at]!);
  }
  const weight = hand.length <= 2 ? 1 : 0.45;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < hand.length; at += 1) {
    const rest = kept[at] === top ? second : top;
    const value = expectedGainFromMyNumberRow(hand[at]!, gains, seats) + weight * rest;
    if (value > most) {
      most = value;
      best = at;
    }
  }
  return hand[best]!;
}
