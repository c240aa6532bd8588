import type { Random } from '@fivefold/rules';
import {
  type Card,
  DECK,
  type PublicState,
  publiclyKnownHandCards,
  type View,
} from '@fivefold/rules/my-number';
import { drawWeightedIndex } from '../draw.ts';
import {
  cardChanceFromWeight,
  cardWeightsOfMyNumberStyle,
  MY_NUMBER_RIVAL_PLAY_STYLES,
  type MyNumberRivalPlayStyle,
} from './rivalStyles.ts';
import { MyNumberRoundSimulation } from './roundSimulation.ts';

const ascending = (cards: readonly Card[]): readonly Card[] => [...cards].sort((a, b) => a - b);

/** The table before the last reveal. Earlier reveals are not part of a view. */
export function myNumberTableBeforeLastReveal(table: PublicState): PublicState {
  const taken = ascending(table.takes.map(({ took }) => took));
  return {
    ...table,
    turn: table.turn - 1,
    row: taken,
    collections: table.collections.map((slots) =>
      slots.map((slot) => slot.filter((card) => !taken.includes(card))),
    ),
    takes: [],
  };
}

/** The deck has the cards from 1 on, in order. */
const placeInDeck = (card: Card): number => card - 1;

/** By style: how common it is, and likely to play the card that this seat played last from this hand and that card. */
export function createMyNumberStyleLikelihoods({
  table,
}: Pick<View, 'table'>): (seat: number, hand: readonly Card[]) => readonly number[] {
  const common = MY_NUMBER_RIVAL_PLAY_STYLES.map(({ share }) => share);
  if (table.takes.length === 0) return () => common;
  const before = new MyNumberRoundSimulation(
    myNumberTableBeforeLastReveal(table),
    table.collections.map(() => []),
  );
  const { row } = before;
  const played = table.collections.map((_, seat) => table.takes.find((take) => take.seat === seat)!.played);
  /** By seat and style: the weight of each card, if it was in the hand. */
  const weights = table.collections.map((_, seat) => {
    const gainOf = (card: Card) => before.gain(seat, card);
    const gains = Float64Array.from(row, gainOf);
    const choice = { hand: DECK, row, gains, kept: Float64Array.from(DECK, gainOf) };
    return MY_NUMBER_RIVAL_PLAY_STYLES.map((style) => cardWeightsOfMyNumberStyle(style, choice));
  });
  return (seat, rest) =>
    weights[seat]!.map((weightOf, i) => {
      const own = weightOf[placeInDeck(played[seat]!)]!;
      let sum = own;
      for (const card of rest) sum += weightOf[placeInDeck(card)]!;
      return common[i]! * cardChanceFromWeight(own, sum, rest.length + 1);
    });
}

export interface ImaginedMyNumberRivals {
  /** By seat. */
  readonly hands: readonly (readonly Card[])[];
  /** By seat; mine does not matter. */
  readonly styles: readonly MyNumberRivalPlayStyle[];
}

/** Imagined hands that are compared for each one that is used. */
const TRIES = 4;

/** Samples hands, and a style for each rival: all that fits the cards they played last. */
export function createMyNumberRivalSampler(view: View): (random: Random) => ImaginedMyNumberRivals {
  const { table, hand, handSize } = view;
  const me = view.me as number;
  const known = table.collections.map((_, seat) => (seat === me ? hand : publiclyKnownHandCards(view, seat)));
  const open = new Set([...table.row, ...table.collections.flat(2), ...known.flat()]);
  const unseen = DECK.filter((card) => !open.has(card));
  const likelihoods = createMyNumberStyleLikelihoods(view);
  const imagine = (random: Random) => {
    let drawn = 0;
    const hands = known.map((cards) => {
      const full = [...cards];
      while (full.length < handSize) {
        const at = drawn + (random.next() % (unseen.length - drawn));
        const card = unseen[at]!;
        unseen[at] = unseen[drawn]!;
        unseen[drawn] = card;
        drawn += 1;
        full.push(card);
      }
      return full;
    });
    const weights = hands.map((cards, seat) => (seat === me ? [1] : likelihoods(seat, cards)));
    const weight = weights.reduce((product, each) => product * each.reduce((sum, one) => sum + one, 0), 1);
    return { hands, weights, weight };
  };
  return (random) => {
    const tried = Array.from({ length: table.takes.length === 0 ? 1 : TRIES }, () => imagine(random));
    const { hands, weights } =
      tried[
        drawWeightedIndex(
          tried.map(({ weight }) => weight),
          random,
        )
      ]!;
    return {
      hands,
      styles: weights.map((each) => MY_NUMBER_RIVAL_PLAY_STYLES[drawWeightedIndex(each, random)]!),
    };
  };
}
