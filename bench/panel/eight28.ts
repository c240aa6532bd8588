import { type Random, randomBelow } from '@fivefold/rules';
import {
  type Action,
  bestTotalUpTo28,
  countOneOrElevenCards,
  nextCardOddsOf,
  potHalfPreviewsOf,
  totalCountingElevensAsOne,
  type View,
} from '@fivefold/rules/eight28';
import { bestBy, type Panel } from './player.ts';

/** What a simple player looks at: its own totals and what the others show. */
interface Hand {
  readonly low: number;
  readonly best: number;
  readonly elevens: number;
  readonly shown: readonly number[];
  readonly isFirstTurn: boolean;
}

function handOf({ table, me, hole }: View): Hand {
  const cards = [hole!, ...table.open[me as number]!];
  const low = totalCountingElevensAsOne(cards);
  return {
    low,
    best: low > 28 ? low : bestTotalUpTo28(cards),
    elevens: countOneOrElevenCards(cards),
    shown: table.open.filter((_, seat) => seat !== me).map((open) => totalCountingElevensAsOne(open)),
    isFirstTurn: table.turn === 1,
  };
}

const player =
  (takes: (hand: Hand, view: View, random: Random) => boolean) =>
  (view: View, random: Random): Action => {
    const { phase } = view.table;
    if (phase.type === 'choice') {
      const worth = { wins: 2, shares: 1, loses: 0 };
      return {
        type: 'choose-half',
        half: bestBy(potHalfPreviewsOf(view), ({ result }) => worth[result]).half,
      };
    }
    if (phase.type !== 'offer') return { type: 'continue' };
    return { type: takes(handOf(view), view, random) ? 'take' : 'decline' };
  };

/** The share of the cards it does not see that would bust it. */
function bustChance(view: View): number {
  const odds = nextCardOddsOf(view);
  const all = odds.reduce((sum, { unseen }) => sum + unseen, 0);
  return odds.reduce((sum, { unseen, verdict }) => sum + (verdict === 'bust' ? unseen : 0), 0) / all;
}

const stopsAt = (least: number, eight: readonly number[]) =>
  player(({ low, best }) => low <= 28 && !eight.includes(low) && best < least);

export const eight28Panel: Panel<View, Action> = {
  /** Stops at 24, or at 7 and 8. */
  steady: stopsAt(24, [7, 8]),
  /** Stops early: at 20, or from 5 to 8. */
  timid: stopsAt(20, [5, 6, 7, 8]),
  /** Wants 27 or 28, and stays only at exactly 8. */
  bold: stopsAt(27, [8]),
  /** Takes while the next card is more likely to help than to bust. */
  oddsmaker: player(({ low }, view) => low <= 28 && low !== 7 && low !== 8 && bustChance(view) < 0.45),
  /** Looks at the others: goes on while somebody shows more. */
  watcher: player(
    ({ low, best, shown }) =>
      low <= 28 && low !== 8 && (low < 6 || (low > 8 && best < Math.min(26, Math.max(19, ...shown)))),
  ),
  /** Loves 1/11 cards and 8: takes small risks only below 8. */
  lowball: player(({ low, elevens }) => (elevens > 0 ? low < 8 : low < 6) || (low > 8 && low < 22)),
  /** Feels its way: a different limit each time. */
  moody: player(({ low, best }, _, random) => low <= 28 && low !== 8 && best < 18 + randomBelow(10, random)),
};
