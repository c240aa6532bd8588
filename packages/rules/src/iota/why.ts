import { buildBoardFromGrid, cellIndex, placeCardOnBoard, removeCardFromBoard } from './board.ts';
import { type Card, cardIdOf } from './cards.ts';
import { legalPlays } from './plays.ts';
import { EMPTY_IOTA_STAGED_TURN, wildRecycleChoicesFor } from './preview.ts';
import { scoreOfPlay, turnsWithoutPlayLimit } from './scoring.ts';
import { linesThroughCells } from './turn.ts';
import type { IotaPlayScore, PlacedCard, View } from './types.ts';
import { type WildCardIdentities, wildCardIdentitiesInGrid } from './wilds.ts';

/** Without `wildHints` it has no identities; on a legal grid it would always have some. */
export interface IotaWildExplanation extends WildCardIdentities {
  /** The cards of this viewer's hand that could recycle it. */
  readonly recyclers: readonly Card[];
}
/** A card of the hand laid alone. */
export interface SingleCardPlay extends PlacedCard {
  /** null in the children's game. */
  readonly score: IotaPlayScore | null;
}
export interface ViewExplanation {
  readonly wilds: readonly IotaWildExplanation[];
  readonly singles: readonly SingleCardPlay[];
  /** This many more turns without a change of the grid would end the game. */
  readonly quietLeft: number;
}

export function explain(view: View): ViewExplanation {
  const { table, hand } = view;
  const recycles = wildRecycleChoicesFor(view, EMPTY_IOTA_STAGED_TURN);
  return {
    wilds: wildCardIdentitiesInGrid(table.grid).map((choice, i) => ({
      ...choice,
      identities: table.options.wildHints ? choice.identities : [],
      recyclers: recycles[i]!.cards,
    })),
    singles: hand.flatMap((card) => singlesOf(view, card)),
    quietLeft: turnsWithoutPlayLimit(table.handSizes.length, table.deckSize) - table.quiet,
  };
}

function singlesOf({ table, hand }: View, card: Card): readonly SingleCardPlay[] {
  const board = buildBoardFromGrid(table.grid);
  const lastCard = hand.length === 1 && table.deckSize === 0;
  return [...legalPlays(board, [card])].map(([placed]) => {
    const at = cellIndex(board, placed!);
    placeCardOnBoard(board, at, cardIdOf(card));
    const score = table.options.scoring ? scoreOfPlay(linesThroughCells(board, [at]), 1, lastCard) : null;
    removeCardFromBoard(board, at);
    return { ...placed!, score };
  });
}
