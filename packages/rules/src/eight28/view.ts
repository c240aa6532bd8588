import type { Viewer } from '../kernel/game.ts';
import { type Random, randomSeed, shuffle } from '../kernel/random.ts';
import { type Card, EIGHT28_CARD_KINDS, EIGHT28_COPIES_OF_CARD } from './cards.ts';
import type { State, View } from './types.ts';

/** Built up field by field, never by deleting from State: a new secret field stays secret. */
export const view = (state: State, me: Viewer): View => ({
  table: state.table,
  me,
  hole: me === 'spectator' ? null : state.holes[me]!,
  deckSize: state.deck.length,
});

/** The hole cards as this viewer knows them, by seat. */
export function knownHoleCards({ table, me, hole }: View): readonly (Card | null)[] {
  if (table.phase.type !== 'offer') return table.phase.holes;
  return table.open.map((_, seat) => (seat === me ? hole : null));
}

/** Every card the viewer cannot see: the deck, and the hole cards of others before the reveal. */
export function unseenCards(view: View): readonly Card[] {
  const left: Record<Card, number> = { ...EIGHT28_COPIES_OF_CARD };
  for (const cards of view.table.open) for (const card of cards) left[card] -= 1;
  for (const card of knownHoleCards(view)) if (card !== null) left[card] -= 1;
  const unseen: Card[] = [];
  for (const card of EIGHT28_CARD_KINDS) for (let i = 0; i < left[card]; i += 1) unseen.push(card);
  return unseen;
}

/** Every round shuffles all cards, so only this round's open cards tell anything about the hidden ones. */
export function imagine(view: View, random: Random): State {
  const hidden = shuffle(unseenCards(view), random);
  const holes = knownHoleCards(view).map((card) => card ?? hidden.pop()!);
  return { table: view.table, holes, deck: hidden, stream: { seed: randomSeed(random), used: 0 } };
}
