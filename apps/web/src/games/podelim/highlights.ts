import type { Event } from '@fivefold/rules/podelim';
import { bestHighlight } from '../bestHighlight.ts';
import type { GameHighlight } from '../types.ts';

/** Smaller claims are not worth a highlight. */
const BOLD = 3;

/** The largest part without a rival, the fight with the most contenders, and the most jokers laid at once. */
export function findHighlights(events: readonly Event[]): readonly GameHighlight[] {
  const claims: GameHighlight[] = [];
  const clashes: GameHighlight[] = [];
  const jokers: GameHighlight[] = [];
  events.forEach((event, at) => {
    if (event.type === 'part-taken') {
      const { seat, cards } = event;
      claims.push({ kind: 'claim', seats: [seat], n: cards.length, at, cards });
    }
    if (event.type === 'card-lost' || event.type === 'part-contested') {
      const cards = event.type === 'card-lost' ? [event.card] : event.cards;
      clashes.push({ kind: 'clash', seats: event.contenders, n: event.contenders.length, at, cards });
    }
    if (event.type === 'jokers-placed') {
      const { seat, values } = event;
      jokers.push({ kind: 'jokers', seats: [seat], n: values.length, at, cards: values.map(() => 'J') });
    }
  });
  return [...bestHighlight(claims, BOLD), ...bestHighlight(clashes, 2), ...bestHighlight(jokers)];
}
