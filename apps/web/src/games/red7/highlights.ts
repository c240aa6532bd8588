import type { Event } from '@fivefold/rules/red7';
import { bestHighlight } from '../bestHighlight.ts';
import type { GameHighlight } from '../types.ts';

/** Two cards make every turn; more are worth a highlight. */
const STRONG = 3;

/** The lead with the most cards, a card and a rule in one turn, a card taken from a rival, and the last one knocked out. */
export function findHighlights(events: readonly Event[]): readonly GameHighlight[] {
  const strong: GameHighlight[] = [];
  const steals: GameHighlight[] = [];
  const doubles: GameHighlight[] = [];
  const knockouts: GameHighlight[] = [];
  events.forEach((event, at) => {
    const before = events[at - 1];
    if (event.type === 'turn-ended') {
      const { seat, cards } = event;
      strong.push({ kind: 'strong', seats: [seat], n: cards.length, at, cards });
    }
    if (event.type === 'card-taken')
      steals.push({ kind: 'steal', seats: [event.seat, event.from], n: 1, at, cards: [event.card] });
    if (event.type === 'canvas-played' && before?.type === 'palette-played' && before.seat === event.seat)
      doubles.push({ kind: 'double', seats: [event.seat], n: 1, at, cards: [before.card, event.card] });
    if (event.type === 'round-won') {
      const out = events.findLastIndex((one, i) => i < at && one.type === 'eliminated');
      const last = events[out];
      if (last?.type === 'eliminated')
        knockouts.push({
          kind: 'knockout',
          seats: [event.seat, last.seat],
          n: at,
          at: out,
          cards: event.cards.length > 0 ? event.cards : lastLeadOf(events, event.seat, at),
        });
    }
  });
  return [
    ...bestHighlight(strong, STRONG),
    ...bestHighlight(steals),
    ...bestHighlight(doubles),
    ...bestHighlight(knockouts),
  ];
}

/** The basic game keeps no cards of a won round. */
const lastLeadOf = (events: readonly Event[], winner: number, before: number): readonly string[] => {
  const lead = events.findLast((one, i) => i < before && one.type === 'turn-ended' && one.seat === winner);
  return lead?.type === 'turn-ended' ? lead.cards : [];
};
