import { fastRandom } from '@fivefold/rules';
import { type Action, cardIdOf, cellAtIndex, DECK, iota, type View } from '@fivefold/rules/iota';
import type { SearchBudget } from '../bot.ts';
import { IotaEndgameSolver } from './endgame.ts';

/** How many positions take as long as one imagined deal. */
const POSITIONS_A_SAMPLE = 25;

/** Two players and an empty full deck: the rival's hand is known. With half a deck, removed cards stay hidden. */
export const isIotaEndgame = ({ table: { deckSize, handSizes, options } }: View): boolean =>
  deckSize === 0 && handSizes.length === 2 && options.deck === 'full' && options.scoring;

export interface SolvedIotaEndgameTurn {
  readonly action: Action;
  readonly margin: number;
  readonly exact: boolean;
}

/** The best turn to the end of the game, or as good as the budget finds; null without a budget. */
export function solveIotaEndgameTurn(view: View, budget: SearchBudget): SolvedIotaEndgameTurn | null {
  const { grid, quiet } = view.table;
  const me = view.me as 0 | 1;
  const theirs = iota.imagine(view, fastRandom(1)).hands[1 - me]!;
  const position = { grid, hands: [view.hand.map(cardIdOf), theirs.map(cardIdOf)], quiet } as const;
  const positions = POSITIONS_A_SAMPLE * budget.samples;
  const endgame = new IotaEndgameSolver(position, { positions, isLate: () => budget.expired() });
  const found = endgame.solve();
  if (!found) return null;
  const { turn, margin, exact } = found;
  const recycles = turn.recycles.map(({ at, natural }) => ({
    ...cellAtIndex(endgame.board, at),
    card: DECK[natural]!,
  }));
  const placements = turn.cells.map((at, i) => ({
    ...cellAtIndex(endgame.board, at),
    card: DECK[turn.ids[i]!]!,
  }));
  const action: Action =
    placements.length > 0 ? { type: 'play', recycles, placements } : { type: 'pass', recycles, swap: [] };
  return { action, margin, exact };
}
