import {
  type Board,
  buildBoardFromGrid,
  cellAtIndex,
  placeCardOnBoard,
  removeCardFromBoard,
} from './board.ts';
import { type Card, FIRST_WILD_CARD_ID, isWild, WILD_CARDS } from './cards.ts';
import { legalPlays } from './plays.ts';
import { replaceWildWithNaturalCard } from './turn.ts';
import type { Action, PlacedCard, View } from './types.ts';

/** What a turn may begin with, and the hand after it. The board is changed for as long as the opening is looked at. */
interface Opening {
  readonly recycles: readonly PlacedCard[];
  readonly hand: readonly Card[];
}

/** Turns without a recycle come first. Placements are in the order of their cells. */
export function* legal({ table, me, hand }: View): Generator<Action, void, void> {
  if (table.over || table.turn !== me) return;
  const board = buildBoardFromGrid(table.grid);
  for (const opening of openings(board, { recycles: [], hand }, 0)) {
    const { recycles } = opening;
    for (const placements of legalPlays(board, opening.hand)) yield { type: 'play', recycles, placements };
    for (const swap of swaps([], opening.hand, table.deckSize)) yield { type: 'pass', recycles, swap };
  }
}

/**
 * This opening, and all that recycle more wilds, W1 before W2. The other order is never different: with both naturals on
 * the grid valid, the grid with one of them is valid too, because the wild left can stand for the other.
 */
function* openings(board: Board, opening: Opening, from: number): Generator<Opening, void, void> {
  yield opening;
  for (let i = from; i < WILD_CARDS.length; i += 1) {
    const at = board.wilds[i]!;
    if (at < 0) continue;
    for (const card of opening.hand) {
      if (isWild(card) || !replaceWildWithNaturalCard(board, at, card)) continue;
      const recycles = [...opening.recycles, { ...cellAtIndex(board, at), card }];
      const hand = opening.hand.map((held) => (held === card ? WILD_CARDS[i]! : held));
      yield* openings(board, { recycles, hand }, i + 1);
      removeCardFromBoard(board, at);
      placeCardOnBoard(board, at, FIRST_WILD_CARD_ID + i);
    }
  }
}

/** Every choice and order of cards to put under the deck. */
function* swaps(
  chosen: readonly Card[],
  left: readonly Card[],
  most: number,
): Generator<readonly Card[], void, void> {
  yield chosen;
  if (chosen.length === most) return;
  for (const card of left) {
    const others = left.filter((other) => other !== card);
    yield* swaps([...chosen, card], others, most);
  }
}
