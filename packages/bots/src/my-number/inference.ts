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
  cardProbabilitiesOfMyNumberStyle,
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
  const played = table.collections.map((_, seat) => table.takes.find((take) => take.seat === seat)!.played);
  const gains = table.collections.map((_, seat) =>
    Float64Array.from(before.row, (card) => before.gain(seat, card)),
  );
  return (seat, rest) => {
    const hand = [...rest, played[seat]!];
    const kept = Float64Array.from(hand, (card) => before.gain(seat, card));
    const choice = { hand, row: before.row, gains: gains[seat]!, kept };
    return MY_NUMBER_RIVAL_PLAY_STYLES.map(
      (style, i) => common[i]! * cardProbabilitiesOfMyNumberStyle(style, choice)[hand.length - 1]!,
    );
  };
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
