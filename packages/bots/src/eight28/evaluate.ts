import {
  type Action,
  countOneOrElevenCards,
  EIGHT28_CARD_KINDS,
  eight28CrystalPoints,
  isOutByOpenCards,
  mayReceiveCardOffers,
  type PublicState,
  potHalfPreviewsOf,
  seatToAct,
  totalCountingElevensAsOne,
  unseenCards,
  type View,
} from '@fivefold/rules/eight28';
import type { RatedAction } from '../ratings.ts';
import { explainEight28Answer } from './explain.ts';
import { type Eight28RivalPublicState, estimateTakeOrDeclineValues, MAX_TOTAL_TO_WIN_28 } from './odds.ts';

export const eight28RivalPublicStateOf = (table: PublicState, seat: number): Eight28RivalPublicState => ({
  low: totalCountingElevensAsOne(table.open[seat]!),
  extra: countOneOrElevenCards(table.open[seat]!),
  rests: table.answers[seat]!.at(-1) === 'decline' || !mayReceiveCardOffers(table, seat),
  isFinal: !mayReceiveCardOffers(table, seat) && !isOutByOpenCards(table.open[seat]!),
});

export function rateEight28Actions(view: View): readonly RatedAction<Action>[] {
  const { table } = view;
  const me = seatToAct(view)!;
  if (table.phase.type === 'choice')
    return potHalfPreviewsOf(view).map(({ half, total, gain, result }) => ({
      action: { type: 'choose-half', half },
      value: eight28CrystalPoints(gain),
      reason: { code: `half-${result}`, half, total },
    }));
  if (table.phase.type !== 'offer')
    return [{ action: { type: 'continue' }, value: 0, reason: { code: 'go-on' } }];
  const unseen = unseenCards(view);
  const hand = [view.hole!, ...table.open[me]!];
  const low = totalCountingElevensAsOne(hand);
  const counts = EIGHT28_CARD_KINDS.map((card) => unseen.filter((other) => other === card).length);
  const rivals = table.open.flatMap((_, seat) =>
    seat === me ? [] : [eight28RivalPublicStateOf(table, seat)],
  );
  const { stay, take } = estimateTakeOrDeclineValues(
    { low, extra: countOneOrElevenCards(hand) },
    counts,
    rivals,
  );
  const answer = (action: Action, value: number) => ({
    action,
    value,
    reason: explainEight28Answer(view, action),
  });
  // Over 28 nothing can be won: another card would only feed the pot of the others.
  if (low > MAX_TOTAL_TO_WIN_28) return [answer({ type: 'decline' }, 0)];
  return [answer({ type: 'take' }, take), answer({ type: 'decline' }, stay)];
}
