import type { Viewer } from '../kernel/game.ts';
import { pickRandom, type Random, shuffle } from '../kernel/random.ts';
import { cardValue, PODELIM_JOKER_COUNT } from './cards.ts';
import { unownedPodelimRowCards } from './parts.ts';
import {
  type Card,
  type CardValue,
  PODELIM_CARD_VALUES,
  type PodelimPartColor,
  type PublicState,
  type State,
  type View,
} from './types.ts';

/** Built up field by field, never by deleting from State: a new secret field stays secret. */
export const view = ({ table, votes, deck }: State, me: Viewer): View => ({
  table,
  me,
  vote: me === 'spectator' ? null : votes[me]!,
  deckSize: deck.length,
});

/** How many of each card are in no open place, jokers first: by counting everybody knows them, but not their order. */
export function countUnseenCards(table: PublicState): readonly number[] {
  const left: number[] = [PODELIM_JOKER_COUNT, ...PODELIM_CARD_VALUES];
  const take = (at: number, count: number) => {
    left[at]! -= count;
  };
  for (const card of [...table.discard, ...unownedPodelimRowCards(table)]) take(cardValue(card) ?? 0, 1);
  for (const { stacks, unattached } of table.players) {
    take(0, unattached);
    for (const { value, numbers, jokers } of stacks) {
      take(value, numbers);
      take(0, jokers);
    }
  }
  return left;
}

const cardsFrom = (counts: readonly number[]): readonly Card[] =>
  counts.flatMap((count, at) => Array<Card>(count).fill(at === 0 ? 'J' : `${at as CardValue}`));

export function imagine({ table, me, vote }: View, random: Random): State {
  return {
    table,
    votes: table.players.map((_, seat) => (seat === me ? vote : imagineVote(table, seat, random))),
    deck: shuffle(cardsFrom(countUnseenCards(table)), random),
  };
}

const imagineVote = ({ phase }: PublicState, seat: number, random: Random): PodelimPartColor | null =>
  phase.type === 'vote' && phase.voted.includes(seat) ? pickRandom(phase.parts, random).color : null;
