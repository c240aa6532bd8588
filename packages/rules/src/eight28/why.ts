import {
  type Card,
  countOneOrElevenCards,
  EIGHT28_CARD_KINDS,
  type Eight28HandOutcome,
  eight28HandOutcomeOf,
  isOutByOpenCards,
  possibleTotalsOf,
  totalCountingElevensAsOne,
} from './cards.ts';
import { handsWithHoleCards, seatToAct } from './legal.ts';
import { type PotHalfPreview, previewPotHalf, splitPot } from './scoring.ts';
import { type Eight28Crystals, POT_HALVES, type PotHalf, type View } from './types.ts';
import { knownHoleCards, unseenCards } from './view.ts';

/** What a player can still stand for, as far as the viewer can tell. */
export interface PossibleTotals {
  /** The open cards, each 1/11 counted as 1: from 28 on the player is out. */
  readonly shown: number;
  /** How many 1/11 lie open. */
  readonly elevens: number;
  readonly out: boolean;
  /** Every total these cards can have, lowest first; over all cards the hole card may be where it is hidden. */
  readonly totals: readonly number[];
  /** What the hand takes part in; null while the hole card is hidden. */
  readonly verdict: Eight28HandOutcome | null;
}

/** What a card would make of my hand if it were the next one. */
export interface NextCardOdds {
  readonly card: Card;
  /** How many of them I do not see. */
  readonly unseen: number;
  readonly totals: readonly number[];
  readonly out: boolean;
  readonly verdict: Eight28HandOutcome;
}

export interface ViewExplanation {
  readonly seats: readonly PossibleTotals[]; // by seat
  /** How the pot would be halved now. */
  readonly halves: Readonly<Record<PotHalf, Eight28Crystals>> & { readonly odd: Eight28Crystals };
  /** What taking could bring: empty unless I am asked. */
  readonly draws: readonly NextCardOdds[];
  /** What each half would bring: empty unless I must choose. */
  readonly bids: readonly PotHalfPreview[];
}

export function explain(view: View): ViewExplanation {
  const { table } = view;
  const unseen = new Set(unseenCards(view));
  const holes = knownHoleCards(view);
  return {
    seats: table.open.map((open, seat) => possibleTotals(open, holes[seat]!, unseen)),
    halves: splitPot(table.pot),
    draws: nextCardOddsOf(view),
    bids: potHalfPreviewsOf(view),
  };
}

function possibleTotals(open: readonly Card[], hole: Card | null, unseen: ReadonlySet<Card>): PossibleTotals {
  const shown = {
    shown: totalCountingElevensAsOne(open),
    elevens: countOneOrElevenCards(open),
    out: isOutByOpenCards(open),
  };
  if (hole !== null) {
    const hand = [hole, ...open];
    return { ...shown, totals: possibleTotalsOf(hand), verdict: eight28HandOutcomeOf(hand) };
  }
  const totals = new Set([...unseen].flatMap((card) => possibleTotalsOf([card, ...open])));
  return { ...shown, totals: [...totals].sort((a, b) => a - b), verdict: null };
}

/** What the next card would make of my hand, for each kind of card that I do not see. */
export function nextCardOddsOf(view: View): readonly NextCardOdds[] {
  const { table, hole } = view;
  const me = seatToAct(view);
  if (me === undefined || table.phase.type !== 'offer') return [];
  const cards = unseenCards(view);
  return EIGHT28_CARD_KINDS.filter((card) => cards.includes(card)).map((card) => {
    const open = [...table.open[me]!, card];
    const hand = [hole!, ...open];
    const unseen = cards.filter((other) => other === card).length;
    return {
      card,
      unseen,
      totals: possibleTotalsOf(hand),
      out: isOutByOpenCards(open),
      verdict: eight28HandOutcomeOf(hand),
    };
  });
}

/** What each half would bring me, against the players who are fixed already. */
export function potHalfPreviewsOf(view: View): readonly PotHalfPreview[] {
  const { table } = view;
  const { phase } = table;
  const me = seatToAct(view);
  if (me === undefined || phase.type !== 'choice') return [];
  const hands = handsWithHoleCards(table, phase.holes);
  return POT_HALVES.map((half) => previewPotHalf(half, me, hands, table));
}
