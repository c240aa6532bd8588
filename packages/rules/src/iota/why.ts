import { boardFromGrid, cellIndex, placeCardOnBoard, removeCardFromBoard } from './board.ts';
import { type Card, cardIdOf } from './cards.ts';
import { legalPlays } from './plays.ts';
import { EMPTY_STAGED_TURN, recycleChoicesFor } from './preview.ts';
import { playScoreOf, quietTurnLimit } from './scoring.ts';
import { linesThroughCells } from './turn.ts';
import type { PlacedCard, PlayScore, View } from './types.ts';
import { type WildCardIdentities, wildCardIdentitiesInGrid } from './wilds.ts';

/** Without `wildHints` it has no identities; on a legal grid it would always have some. */
export interface WildExplanation extends WildCardIdentities {
  /** The cards of this viewer's hand that could recycle it. */
  readonly recyclers: readonly Card[];
}
/** A card of the hand laid alone. */
export interface SingleCardPlay extends PlacedCard {
  /** null in the children's game. */
  readonly score: PlayScore | null;
}
export interface Why {
  readonly wilds: readonly WildExplanation[];
  readonly singles: readonly SingleCardPlay[];
  /** This many more turns without a change of the grid would end the game. */
  readonly quietLeft: number;
}

export function why(view: View): Why {
  const { table, hand } = view;
  const recycles = recycleChoicesFor(view, EMPTY_STAGED_TURN);
  return {
    wilds: wildCardIdentitiesInGrid(table.grid).map((choice, i) => ({
      ...choice,
      identities: table.options.wildHints ? choice.identities : [],
      recyclers: recycles[i]!.cards,
    })),
    singles: hand.flatMap((card) => singlesOf(view, card)),
    quietLeft: quietTurnLimit(table.handSizes.length, table.deckSize) - table.quiet,
  };
}

function singlesOf({ table, hand }: View, card: Card): readonly SingleCardPlay[] {
  const board = boardFromGrid(table.grid);
  const lastCard = hand.length === 1 && table.deckSize === 0;
  return [...legalPlays(board, [card])].map(([placed]) => {
    const at = cellIndex(board, placed!);
    placeCardOnBoard(board, at, cardIdOf(card));
    const score = table.options.scoring ? playScoreOf(linesThroughCells(board, [at]), 1, lastCard) : null;
    removeCardFromBoard(board, at);
    return { ...placed!, score };
  });
}
