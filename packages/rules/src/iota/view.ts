import type { Viewer } from '../kernel/game.ts';
import { type Random, shuffle } from '../kernel/random.ts';
import { type Card, DECK, type IotaNaturalCard, isWild } from './cards.ts';
import type { State, View } from './types.ts';

const NOTHING: readonly never[] = [];
const REMOVED = 32;

/** Built up field by field, never by deleting from State: a new secret field stays secret. */
export const view = ({ table, hands, sunk, knows }: State, me: Viewer): View => ({
  table,
  me,
  hand: me === 'spectator' ? NOTHING : hands[me]!,
  sunk: me === 'spectator' ? NOTHING : sunk[me]!,
  knows: me === 'spectator' ? NOTHING : knows[me]!,
});

/** Deals the unseen cards again, without what the others know of each other's cards. */
export function imagine({ table, me, hand, sunk, knows }: View, random: Random): State {
  const held = [...table.open, ...knows];
  const known = table.handSizes.map((_, seat) => {
    if (table.over) return table.over.hands[seat]!;
    return seat === me ? hand : held.filter((holding) => holding.seat === seat).map(({ card }) => card);
  });
  const seen = new Set<Card>([
    ...table.grid.map(({ card }) => card),
    ...known.flat(),
    ...sunk,
    ...(table.over ? table.over.removed : NOTHING),
  ]);
  const unseen = shuffle(
    DECK.filter((card) => !seen.has(card)),
    random,
  );
  const removed =
    table.over?.removed ?? (table.options.deck === 'half' ? takeNaturals(unseen, REMOVED) : NOTHING);
  const hands = known.map((cards, seat) => [
    ...cards,
    ...unseen.splice(0, table.handSizes[seat]! - cards.length),
  ]);
  const mine = [...sunk];
  const under = table.under.map((seat) => (seat === me ? mine.shift()! : unseen.pop()!));
  return {
    table,
    hands,
    deck: [...unseen, ...under],
    removed,
    sunk: table.handSizes.map((_, seat) => under.filter((_card, i) => table.under[i] === seat)),
    knows: table.handSizes.map((_, seat) => (seat === me ? knows : NOTHING)),
  };
}

/** Takes naturals out of the cards: half a deck always keeps its wilds. */
function takeNaturals(cards: Card[], count: number): readonly IotaNaturalCard[] {
  const taken = cards.filter((card): card is IotaNaturalCard => !isWild(card)).slice(0, count);
  const left = cards.filter((card) => !taken.includes(card as IotaNaturalCard));
  cards.splice(0, cards.length, ...left);
  return taken;
}
