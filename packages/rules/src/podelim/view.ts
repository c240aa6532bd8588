import type { Viewer } from '../kernel/game.ts';
import { pick, type Random, shuffle } from '../kernel/random.ts';
import { cardsOf, DECK } from './cards.ts';
import { openCards } from './parts.ts';
import type { Card, Colour, State, Table, View } from './types.ts';

/** Built up field by field, never by deleting from State: a new secret field stays secret. */
export const view = ({ table, votes, deck }: State, me: Viewer): View => ({
  table,
  me,
  vote: me === 'spectator' ? null : votes[me]!,
  deckSize: deck.length,
});

/** Cards in no open place: by counting everybody knows them, but not their order. */
export function unseen(table: Table): readonly Card[] {
  const seen = new Map<Card, number>();
  for (const card of [...table.discard, ...openCards(table), ...table.players.flatMap(cardsOf)])
    seen.set(card, (seen.get(card) ?? 0) + 1);
  return DECK.filter((card) => {
    const left = seen.get(card) ?? 0;
    seen.set(card, left - 1);
    return left <= 0;
  });
}

export function imagine({ table, me, vote }: View, random: Random): State {
  return {
    table,
    votes: table.players.map((_, seat) => (seat === me ? vote : imagineVote(table, seat, random))),
    deck: shuffle(unseen(table), random),
  };
}

const imagineVote = ({ phase }: Table, seat: number, random: Random): Colour | null =>
  phase.type === 'vote' && phase.voted.includes(seat) ? pick(phase.parts, random).colour : null;
