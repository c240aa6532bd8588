import { type Random, shuffle } from '@fivefold/rules';
import { type PublicState, unseenCards, type View } from '@fivefold/rules/eight28';
import { drawWeightedIndex } from '../draw.ts';
import { type ChoiceModel, choiceLikelihood } from '../inference.ts';
import {
  CARD_KIND_COUNT,
  cardKindIndex,
  estimateCardOfferOutcomeOdds,
  type HandTotals,
  lowValueOfCardKind,
  ONE_OR_ELEVEN_KIND_INDEX,
  type RivalPublicState,
} from './odds.ts';

/** In halves of the pot. */
const CHOICE_MODEL: ChoiceModel = { temperature: 0.25, randomRate: 0.15 };

/** An answer given in this round, with what its player could see. */
interface GivenAnswer {
  readonly seat: number;
  readonly took: boolean;
  /** Its open cards at that moment. */
  readonly open: HandTotals;
  readonly hidden: Int8Array;
  readonly rivals: readonly RivalPublicState[];
}

/** Every answer of this round in its order: turn by turn, the left neighbour of the dealer first. */
function history(table: PublicState, all: ArrayLike<number>): readonly GivenAnswer[] {
  const seats = table.open.length;
  const open: HandTotals[] = table.open.map(() => ({ low: 0, extra: 0 }));
  const rests = table.open.map(() => false);
  const isFinal = table.open.map(() => false);
  const hidden = Int8Array.from(all);
  const given: GivenAnswer[] = [];
  for (let turn = 1; turn <= table.turn; turn += 1) {
    const dealer = table.dealer - (table.turn - turn) + seats * table.turn;
    for (let i = 1; i <= seats; i += 1) {
      const seat = (dealer + i) % seats;
      const answer = table.answers[seat]![turn - 1];
      if (answer === undefined) continue;
      const rivals = open.flatMap(({ low, extra }, at) =>
        at === seat ? [] : [{ low, extra, rests: rests[at]!, isFinal: isFinal[at]! }],
      );
      given.push({ seat, took: answer === 'take', open: open[seat]!, hidden: hidden.slice(), rivals });
      rests[seat] = answer === 'decline';
      isFinal[seat] = answer === 'decline' && table.options.passIsFinal;
      if (answer === 'decline') continue;
      const before = table.answers[seat]!.slice(0, turn - 1).filter((each) => each === 'take').length;
      const kind = cardKindIndex(table.open[seat]![before]!);
      hidden[kind]! -= 1;
      open[seat] = {
        low: open[seat]!.low + lowValueOfCardKind(kind),
        extra: open[seat]!.extra + (kind === ONE_OR_ELEVEN_KIND_INDEX ? 1 : 0),
      };
      if (open[seat]!.low >= 28) rests[seat] = true;
    }
  }
  return given;
}

/** How likely this answer is from somebody with this card face down. */
function chanceOf({ took, open, hidden, rivals }: GivenAnswer, hole: number): number {
  const held = {
    low: open.low + lowValueOfCardKind(hole),
    extra: open.extra + (hole === ONE_OR_ELEVEN_KIND_INDEX ? 1 : 0),
  };
  hidden[hole]! -= 1;
  const { stay, take } = estimateCardOfferOutcomeOdds(held, hidden, rivals);
  hidden[hole]! += 1;
  return choiceLikelihood([stay, take], took ? 1 : 0, CHOICE_MODEL);
}

/** Samples hole cards and deck by kind; answers given so far make some hole cards more likely. */
export type DealSampler = (random: Random) => {
  readonly holes: readonly number[];
  readonly deck: readonly number[];
};

export function dealSampler(view: View): DealSampler {
  const { table, hole } = view;
  const me = view.me as number;
  const unseen = new Int8Array(CARD_KIND_COUNT);
  for (const card of unseenCards(view)) unseen[cardKindIndex(card)]! += 1;
  const all = unseen.slice();
  all[cardKindIndex(hole!)]! += 1;
  for (const card of table.open.flat()) all[cardKindIndex(card)]! += 1;
  const given = history(table, all);
  const weights = table.open.map((_, seat) => {
    const mine = given.filter((each) => each.seat === seat);
    return Array.from(unseen, (count, kind) =>
      count === 0 || seat === me ? 0 : mine.reduce((product, each) => product * chanceOf(each, kind), 1),
    );
  });
  return (random) => {
    const left = unseen.slice();
    const holes = weights.map((likely, seat) => {
      if (seat === me) return cardKindIndex(hole!);
      const kind = drawWeightedIndex(
        likely.map((weight, at) => weight * left[at]!),
        random,
      );
      left[kind]! -= 1;
      return kind;
    });
    const cards: number[] = [];
    left.forEach((count, kind) => {
      for (let i = 0; i < count; i += 1) cards.push(kind);
    });
    return { holes, deck: shuffle(cards, random) };
  };
}
