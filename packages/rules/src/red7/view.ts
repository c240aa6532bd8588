import type { Viewer } from '../kernel/game.ts';
import { type Random, randomSeed, shuffle } from '../kernel/random.ts';
import { type Cards, DECK } from './cards.ts';
import { red7ScoredCards } from './scoring.ts';
import type { State, View } from './types.ts';

const NOTHING: Cards = [];

/** Built up field by field, never by deleting from State: a new secret field stays secret. */
export const view = (state: State, me: Viewer): View => ({
  table: state.table,
  me,
  hand: me === 'spectator' ? NOTHING : state.hands[me]!,
  handSizes: state.hands.map((hand) => hand.length),
  deckSize: state.deck.length + state.table.onDeck.length,
});

/** Deals what this viewer cannot see. Cards that everybody saw go where everybody knows them to be. */
export function imagine({ table, me, hand, handSizes }: View, random: Random): State {
  const { palettes, canvas, onDeck, seen } = table;
  const known = new Set([
    ...hand,
    ...palettes.flat(),
    ...canvas,
    ...onDeck,
    ...seen.flat(),
    ...red7ScoredCards(table),
  ]);
  const unseen = shuffle(
    DECK.filter((card) => !known.has(card)),
    random,
  );
  const hands = handSizes.map((size, seat) =>
    seat === me ? hand : [...seen[seat]!, ...unseen.splice(0, size - seen[seat]!.length)],
  );
  return { table, hands, deck: unseen, stream: { seed: randomSeed(random), used: 0 } };
}
