import { fastRandom, shuffle } from '@fivefold/rules';
import { DECK } from '@fivefold/rules/my-number';
import { expect, test } from 'vitest';
import {
  cardChanceFromWeight,
  cardProbabilitiesOfMyNumberStyle,
  cardWeightsOfMyNumberStyle,
  MY_NUMBER_RIVAL_PLAY_STYLES,
} from './rivalStyles.ts';

test('the weights of cards give the chances of every hand', () => {
  const random = fastRandom(1);
  for (let table = 0; table < 20; table += 1) {
    const cards = shuffle(DECK, random);
    const row = cards.slice(0, 4).sort((a, b) => a - b);
    const gains = Float64Array.from(row, () => random.next() % 8);
    const keptByCard = DECK.map(() => random.next() % 8);
    const tableOf = (hand: readonly number[]) => ({
      hand,
      row,
      gains,
      kept: Float64Array.from(hand, (card) => keptByCard[card - 1]!),
    });
    const hand = cards.slice(4, 12);
    for (const style of MY_NUMBER_RIVAL_PLAY_STYLES) {
      const byCard = cardWeightsOfMyNumberStyle(style, tableOf(DECK));
      const weights = hand.map((card) => byCard[card - 1]!);
      const sum = weights.reduce((all, weight) => all + weight, 0);
      const chances = cardProbabilitiesOfMyNumberStyle(style, tableOf(hand));
      hand.forEach((_, at) => {
        expect(cardChanceFromWeight(weights[at]!, sum, hand.length)).toBeCloseTo(chances[at]!, 9);
      });
    }
  }
});
