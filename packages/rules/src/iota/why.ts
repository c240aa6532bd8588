import { boardOf, indexOf, placeCard, removeCard } from './board.ts';
import { type Card, idOf } from './cards.ts';
import { legalPlays } from './plays.ts';
import { NOTHING_STAGED, recyclesFor } from './preview.ts';
import { quietLimit, scoreOf } from './scoring.ts';
import { linesThrough } from './turn.ts';
import type { Placed, PlayScore, View } from './types.ts';
import { type WildChoice, wildChoices } from './wilds.ts';

/** Without `wildHints` it has no identities; on a legal grid it would always have some. */
export interface WildWhy extends WildChoice {
  /** The cards of this viewer's hand that could recycle it. */
  readonly recyclers: readonly Card[];
}
/** A card of the hand laid alone. */
export interface SingleWhy extends Placed {
  /** null in the children's game. */
  readonly score: PlayScore | null;
}
export interface Why {
  readonly wilds: readonly WildWhy[];
  readonly singles: readonly SingleWhy[];
  /** This many more turns without a change of the grid would end the game. */
  readonly quietLeft: number;
}

export function why(view: View): Why {
  const { table, hand } = view;
  const recycles = recyclesFor(view, NOTHING_STAGED);
  return {
    wilds: wildChoices(table.grid).map((choice, i) => ({
      ...choice,
      identities: table.options.wildHints ? choice.identities : [],
      recyclers: recycles[i]!.cards,
    })),
    singles: hand.flatMap((card) => singlesOf(view, card)),
    quietLeft: quietLimit(table.handSizes.length, table.deckSize) - table.quiet,
  };
}

function singlesOf({ table, hand }: View, card: Card): readonly SingleWhy[] {
  const board = boardOf(table.grid);
  const lastCard = hand.length === 1 && table.deckSize === 0;
  return [...legalPlays(board, [card])].map(([placed]) => {
    const at = indexOf(board, placed!);
    placeCard(board, at, idOf(card));
    const score = table.options.scoring ? scoreOf(linesThrough(board, [at]), 1, lastCard) : null;
    removeCard(board, at);
    return { ...placed!, score };
  });
}
