import { fastRandom } from '@fivefold/rules';
import { type Action, cellOf, DECK, idOf, iota, type View } from '@fivefold/rules/iota';
import type { Budget } from '../bot.ts';
import { Endgame } from './endgame.ts';

/** A position takes so much less time than an imagined deal does. */
const POSITIONS_A_SAMPLE = 25;

/** Two players and no deck: what is not on the grid and not in my hand is in the other one. Half a deck hides more. */
export const isEndgame = ({ table: { deckSize, handSizes, options } }: View): boolean =>
  deckSize === 0 && handSizes.length === 2 && options.deck === 'full' && options.scoring;

export interface Solved {
  readonly action: Action;
  readonly margin: number;
  readonly exact: boolean;
}

/** The best turn to the end of the game, or as good as the budget finds; null without a budget. */
export function solve(view: View, budget: Budget): Solved | null {
  const { grid, quiet } = view.table;
  const me = view.me as 0 | 1;
  const theirs = iota.imagine(view, fastRandom(1)).hands[1 - me]!;
  const position = { grid, hands: [view.hand.map(idOf), theirs.map(idOf)], quiet } as const;
  const positions = POSITIONS_A_SAMPLE * budget.samples;
  const endgame = new Endgame(position, { positions, isLate: () => budget.expired() });
  const found = endgame.solve();
  if (!found) return null;
  const { turn, margin, exact } = found;
  const recycles = turn.recycles.map(({ at, natural }) => ({
    ...cellOf(endgame.board, at),
    card: DECK[natural]!,
  }));
  const placements = turn.cells.map((at, i) => ({
    ...cellOf(endgame.board, at),
    card: DECK[turn.ids[i]!]!,
  }));
  const action: Action =
    placements.length > 0 ? { type: 'play', recycles, placements } : { type: 'pass', recycles, swap: [] };
  return { action, margin, exact };
}
