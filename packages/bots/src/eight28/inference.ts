import { type Random, shuffle } from '@fivefold/rules';
import { type PublicState, unseenCards, type View } from '@fivefold/rules/eight28';
import { drawWeightedIndex } from '../draw.ts';
import { drawIndexBySums, runningSums } from '../drawBySums.ts';
import {
  CARD_KIND_COUNT,
  cardKindIndex,
  type Eight28HandTotals,
  lowestValueOfCardKind,
  MAX_TOTAL_TO_WIN_28,
  ONE_OR_ELEVEN_KIND_INDEX,
} from './odds.ts';
import {
  EIGHT28_RIVAL_PLAY_STYLES,
  type Eight28RivalPlayStyle,
  eight28HandTableIndex,
  RIVAL_MISTAKE_RATE,
} from './rivalStyles.ts';

/** An answer given in this round, and the open cards of its player at that moment. */
interface GivenAnswer {
  readonly took: boolean;
  readonly open: Eight28HandTotals;
}

/** The answers of a seat in this round, first to last. */
function answersOf(table: PublicState, seat: number): readonly GivenAnswer[] {
  let open: Eight28HandTotals = { low: 0, extra: 0 };
  let taken = 0;
  return table.answers[seat]!.map((answer) => {
    const given = { took: answer === 'take', open };
    if (answer === 'take') {
      const kind = cardKindIndex(table.open[seat]![taken]!);
      taken += 1;
      open = {
        low: open.low + lowestValueOfCardKind(kind),
        extra: open.extra + (kind === ONE_OR_ELEVEN_KIND_INDEX ? 1 : 0),
      };
    }
    return given;
  });
}

/** The chance to take a card of a player with this style and hand. */
const takeChanceOf = ({ takes }: Eight28RivalPlayStyle, low: number, extra: number): number =>
  low > MAX_TOTAL_TO_WIN_28 ? RIVAL_MISTAKE_RATE : takes[eight28HandTableIndex(low, extra)]!;

/** By style: how likely it is, and that it gives these answers with this card face down. */
function styleWeights(answers: readonly GivenAnswer[], hole: number): Float64Array {
  const weights = Float64Array.from(EIGHT28_RIVAL_PLAY_STYLES, ({ share }) => share);
  for (const { took, open } of answers) {
    const low = open.low + lowestValueOfCardKind(hole);
    const extra = open.extra + (hole === ONE_OR_ELEVEN_KIND_INDEX ? 1 : 0);
    for (let i = 0; i < weights.length; i += 1) {
      const take = takeChanceOf(EIGHT28_RIVAL_PLAY_STYLES[i]!, low, extra);
      weights[i]! *= took ? take : 1 - take;
    }
  }
  return weights;
}

/** Samples hole cards and deck by kind, and a style for each rival: all that fits the answers given so far. */
export type Eight28HiddenCardSampler = (random: Random) => {
  readonly holes: readonly number[];
  readonly deck: readonly number[];
  /** By seat; mine does not matter. */
  readonly styles: readonly Eight28RivalPlayStyle[];
};

export function createEight28HiddenCardSampler(view: View): Eight28HiddenCardSampler {
  const { table, hole } = view;
  const me = view.me as number;
  const unseen = new Int8Array(CARD_KIND_COUNT);
  for (const card of unseenCards(view)) unseen[cardKindIndex(card)]! += 1;
  /** By rival and kind: running sums of the weights of the styles; null where the kind is not among the unseen. */
  const sums = table.open.map((_, seat) => {
    if (seat === me) return null;
    const answers = answersOf(table, seat);
    return Array.from(unseen, (count, kind) =>
      count === 0 ? null : runningSums(styleWeights(answers, kind)),
    );
  });
  const likely = sums.map((kinds) => kinds?.map((styles) => styles?.at(-1) ?? 0) ?? null);
  const mine = cardKindIndex(hole!);
  return (random) => {
    const left = unseen.slice();
    const styles: Eight28RivalPlayStyle[] = [];
    const holes = likely.map((kinds, seat) => {
      styles.push(EIGHT28_RIVAL_PLAY_STYLES[0]!);
      if (kinds === null) return mine;
      const kind = drawWeightedIndex(
        kinds.map((weight, at) => weight * left[at]!),
        random,
      );
      left[kind]! -= 1;
      styles[seat] = EIGHT28_RIVAL_PLAY_STYLES[drawIndexBySums(sums[seat]![kind]!, random)]!;
      return kind;
    });
    const cards: number[] = [];
    left.forEach((count, kind) => {
      for (let i = 0; i < count; i += 1) cards.push(kind);
    });
    return { holes, deck: shuffle(cards, random), styles };
  };
}
