import {
  type Action,
  type Card,
  DECK,
  myNumber,
  previewCardGain,
  publiclyKnownHandCards,
  type View,
} from '@fivefold/rules/my-number';
import type { RatedAction } from '../ratings.ts';

/** For each rival, the chance that it plays a lower card than the given one. */
function rivalsOf(view: View): readonly ((card: Card) => number)[] {
  const { table, me, hand, handSize } = view;
  const open = new Set([...table.row, ...table.collections.flat(2), ...hand]);
  const known = table.collections.map((_, seat) => (seat === me ? [] : publiclyKnownHandCards(view, seat)));
  for (const cards of known) for (const card of cards) open.add(card);
  const unseen = DECK.filter((card) => !open.has(card));
  return known.flatMap((cards, seat) => {
    if (seat === me) return [];
    const hidden = handSize - cards.length;
    return [
      (card: Card) => {
        const lower = cards.filter((other) => other < card).length;
        const among = unseen.filter((other) => other < card).length / Math.max(1, unseen.length);
        return (lower + hidden * among) / handSize;
      },
    ];
  });
}

/** How likely exactly k of the rivals are lower, by k. */
function placesOf(chances: readonly number[]): readonly number[] {
  let places = [1];
  for (const chance of chances) {
    const next = Array<number>(places.length + 1).fill(0);
    places.forEach((share, k) => {
      next[k]! += share * (1 - chance);
      next[k + 1]! += share * chance;
    });
    places = next;
  }
  return places;
}

/** What a centre card is worth to me: its points, its goals, and the room its color has to grow. */
function valueFor(view: View, card: Card): number {
  const { table, me, handSize } = view;
  const { points, goals, value, newColor } = previewCardGain(table, me as number, card);
  const growth = newColor ? 0.22 * (handSize - 1) * (value - 3) : 0;
  return points + 0.8 * goals + growth;
}

export function rateMyNumberActions(view: View): readonly RatedAction<Action>[] {
  const { table, hand, phase, handSize } = view;
  if (phase.type !== 'select')
    return [...myNumber.legal(view)].map((action) => ({ action, value: 0, reason: { code: 'go-on' } }));
  const worths = table.row.map((card) => valueFor(view, card));
  const kept = new Map(hand.map((card) => [card, valueFor(view, card)]));
  const rivals = rivalsOf(view);
  const pointsOf = (card: Card) => previewCardGain(table, view.me as number, card).points;
  // The last card stays and counts; before that every card held is one of several that could.
  const weight = handSize <= 2 ? 1 : 0.45;
  return hand.map((card) => {
    const places = placesOf(rivals.map((lower) => lower(card)));
    const taken = places.reduce((sum, share, k) => sum + share * worths[k]!, 0);
    const target = table.row[places.indexOf(Math.max(...places))]!;
    const rest = Math.max(...hand.filter((other) => other !== card).map((other) => kept.get(other)!));
    return {
      action: { type: 'select', card, turn: table.turn },
      value: taken + weight * rest,
      reason: { code: 'wants', card, target, points: pointsOf(target) },
    };
  });
}

/** For easy bots: the points of the row card at the same relative height as the hand card. */
export function rateMyNumberActionsForEasyBot(view: View): readonly RatedAction<Action>[] {
  const { table, hand, phase, me } = view;
  if (phase.type !== 'select') return rateMyNumberActions(view);
  const worths = table.row.map((card) => previewCardGain(table, me as number, card).points);
  const last = table.row.length - 1;
  return hand.map((card) => {
    const at = Math.min(last, Math.floor(((card - 1) / 60) * table.row.length));
    return {
      action: { type: 'select', card, turn: table.turn },
      value: worths[at]!,
      reason: { code: 'hopes', card, target: table.row[at]! },
    };
  });
}
