import { type Event, eight28CrystalPoints } from '@fivefold/rules/eight28';
import { bestHighlight } from '../bestHighlight.ts';
import type { GameHighlight } from '../types.ts';

/** A direct hit, the largest share of a pot, the highest total that went out, and the most cards taken in one round. */
export function findHighlights(events: readonly Event[]): readonly GameHighlight[] {
  const hits: GameHighlight[] = [];
  const pots: GameHighlight[] = [];
  const outs: GameHighlight[] = [];
  const risks: GameHighlight[] = [];
  const taken = new Map<number, string[]>();
  let holes: readonly string[] = [];
  const handOf = (seat: number) => [...(holes[seat] ? [holes[seat]] : []), ...(taken.get(seat) ?? [])];
  events.forEach((event, at) => {
    if (event.type === 'awarded') {
      const { prize, shares } = event.award;
      for (const { seat, crystals } of shares) {
        const one = { seats: [seat], n: eight28CrystalPoints(crystals), at, cards: handOf(seat) };
        if (prize === 'direct-hit') hits.push({ ...one, kind: 'hit' });
        else pots.push({ ...one, kind: 'pot' });
      }
    }
    if (event.type === 'holes-revealed') holes = event.holes;
    if (event.type === 'round-started') {
      taken.clear();
      holes = [];
    }
    if (event.type === 'card-taken') {
      const cards = [...(taken.get(event.seat) ?? []), event.card];
      taken.set(event.seat, cards);
      risks.push({ kind: 'risk', seats: [event.seat], n: cards.length, at, cards });
    }
    if (event.type === 'went-out')
      outs.push({ kind: 'out', seats: [event.seat], n: event.shown, at, cards: taken.get(event.seat) ?? [] });
  });
  return [...bestHighlight(hits), ...bestHighlight(pots), ...bestHighlight(outs), ...bestHighlight(risks, 3)];
}
