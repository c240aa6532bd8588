import type { Event } from '@fivefold/rules/my-number';
import { bestHighlight } from '../bestHighlight.ts';
import type { GameHighlight } from '../types.ts';

/** The best round, the most points by goals, and the slot that brought most. */
export function findHighlights(events: readonly Event[]): readonly GameHighlight[] {
  const rounds: GameHighlight[] = [];
  const goals: GameHighlight[] = [];
  const slots: GameHighlight[] = [];
  let taken: number[][] = [];
  events.forEach((event, at) => {
    if (event.type === 'cards-revealed')
      for (const { seat, took } of event.takes) taken[seat] = [...(taken[seat] ?? []), took];
    if (event.type !== 'round-scored') return;
    event.scores.forEach((score, seat) => {
      const one = { seats: [seat], at, cards: (taken[seat] ?? []).map(String) };
      rounds.push({ ...one, kind: 'round', n: score.total });
      goals.push({ ...one, kind: 'goals', n: score.goals.reduce((sum, n) => sum + n, 0) });
      slots.push({ ...one, kind: 'slot', n: Math.max(...score.slots) });
    });
    taken = [];
  });
  return [...bestHighlight(rounds), ...bestHighlight(goals), ...bestHighlight(slots)];
}
