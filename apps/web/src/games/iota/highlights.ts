import type { Event } from '@fivefold/rules/iota';
import { bestHighlight } from '../bestHighlight.ts';
import type { GameHighlight } from '../types.ts';

/** The move that brought most, the most cards laid at once, and the first wild that somebody took back. */
export function findHighlights(events: readonly Event[]): readonly GameHighlight[] {
  const moves: GameHighlight[] = [];
  const laid: GameHighlight[] = [];
  const wilds: GameHighlight[] = [];
  let placed: readonly string[] = [];
  events.forEach((event, at) => {
    if (event.type === 'scored')
      moves.push({ kind: 'move', seats: [event.seat], n: event.score.total, at, cards: placed });
    if (event.type === 'placed') {
      const cards = event.placements.map(({ card }) => card);
      laid.push({ kind: 'laid', seats: [event.seat], n: cards.length, at, cards });
      placed = cards;
    }
    if (event.type === 'recycled') wilds.push({ kind: 'wild', seats: [event.seat], n: 1, at, cards: [] });
  });
  return [...bestHighlight(moves), ...bestHighlight(laid, 3), ...bestHighlight(wilds)];
}
