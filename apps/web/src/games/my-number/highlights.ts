import type { Event } from '@fivefold/rules/my-number';
import { bestHighlight } from '../bestHighlight.ts';
import type { GameHighlight } from '../types.ts';

/** The best round, the most points by goals, and the slot that brought most. */
export function findHighlights(events: readonly Event[]): readonly GameHighlight[] {
  const rounds: GameHighlight[] = [];
  const goals: GameHighlight[] = [];
  const slots: GameHighlight[] = [];
  events.forEach((event, at) => {
    if (event.type !== 'round-scored') return;
    event.scores.forEach((score, seat) => {
      const one = { seats: [seat], at, cards: [] };
      rounds.push({ ...one, kind: 'round', n: score.total });
      goals.push({ ...one, kind: 'goals', n: score.goals.reduce((sum, n) => sum + n, 0) });
      slots.push({ ...one, kind: 'slot', n: Math.max(...score.slots) });
    });
  });
  return [...bestHighlight(rounds), ...bestHighlight(goals), ...bestHighlight(slots)];
}
