import {
  bestTotalUpTo28,
  type Eight28Crystals,
  eight28HandOutcomeOf,
  type PotPrizeAward,
  totalCountingElevensAsOne,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/eight28';
import { hasReachedRevealStage, revealedPositions, type TableReveal } from '../../table/reveal.ts';
import { eight28PotLeadersAmong, revealedEight28HandsOf } from './revealSteps.ts';

export type Eight28Reveal = TableReveal<View, ViewExplanation>;

/** closed: the hole card is hidden. leads: would win now. beaten: would not. */
export type Eight28RevealedHandState = 'closed' | 'leads' | 'beaten';

export interface Eight28RoundReveal {
  readonly reveal: Eight28Reveal;
  readonly hands: NonNullable<ReturnType<typeof revealedEight28HandsOf>>;
  /** By seat. */
  readonly states: readonly Eight28RevealedHandState[];
  /** Known from the step on which the pot is shared. */
  readonly awards: readonly PotPrizeAward[];
  readonly isHit: boolean;
  /** The crystals in the pot: those without an owner stay there for the next round. */
  readonly pot: Eight28Crystals;
}

/** What the table shows at the current step. */
export function eight28RoundRevealOf(reveal: Eight28Reveal): Eight28RoundReveal | null {
  const { before, after } = reveal;
  const hands = revealedEight28HandsOf(after.view);
  if (!hands) return null;
  const wereOpen = before.view.table.phase.type !== 'offer';
  const opened = wereOpen ? hands.map((_, seat) => seat) : revealedPositions(reveal, 'open');
  const { phase } = after.view.table;
  const awards =
    hasReachedRevealStage(reveal, 'mark') && 'distribution' in phase ? phase.distribution.awards : [];
  // A hand that has yet to choose may still win.
  const leaders = eight28PotLeadersAmong(after.view, hands, opened);
  const states = hands.map((hand, seat): Eight28RevealedHandState => {
    if (!opened.includes(seat)) return 'closed';
    const isOpenChoice = eight28HandOutcomeOf(hand) === 'choice' && after.view.table.choices[seat] === null;
    return leaders.has(seat) || isOpenChoice ? 'leads' : 'beaten';
  });
  const hasLeft = hasReachedRevealStage(reveal, 'travel') && 'distribution' in phase;
  const pot = hasLeft ? phase.distribution.aside : before.view.table.pot;
  const isHit = awards.some(({ prize }) => prize === 'direct-hit');
  return { reveal, hands, states, awards, isHit, pot };
}

/** Where a hand stands on the track; two places for a direct hit or an open choice. */
export function eight28TrackPositionsOf(
  { hands, reveal }: Eight28RoundReveal,
  seat: number,
): readonly number[] {
  const hand = hands[seat]!;
  const low = totalCountingElevensAsOne(hand);
  const best = bestTotalUpTo28(hand);
  const verdict = eight28HandOutcomeOf(hand);
  const half = verdict === 'choice' ? reveal.after.view.table.choices[seat] : verdict;
  switch (half) {
    case 'eight':
    case 'bust':
      return [low];
    case 'twenty-eight':
      return [best];
    default:
      return [low, best];
  }
}

/** Plates and my cards: the last card is there, crystals and hole cards are as before. */
export function eight28ViewDuringReveal({ reveal: { before, after } }: Eight28RoundReveal): View {
  const { open, answers } = after.view.table;
  return { ...before.view, table: { ...before.view.table, open, answers, waiting: [] } };
}
