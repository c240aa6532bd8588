import { fastRandom, pickRandom, type Random } from '@fivefold/rules';
import { type Action, myNumber, previewCardGain, type View } from '@fivefold/rules/my-number';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../bot.ts';
import { decisionsOfGame } from '../decisions.testing.ts';

/** How often a card is at each place of the row, if the rivals play any card of imagined hands. */
function placesOf(view: View, card: number, random: Random): readonly number[] {
  const places = view.table.row.map(() => 0);
  for (let deal = 0; deal < DEALS; deal += 1) {
    const { hands } = myNumber.imagine(view, random);
    const played = hands.flatMap((hand, seat) => (seat === view.me ? [] : [pickRandom(hand, random)]));
    places[played.filter((other) => other < card).length]! += 1 / DEALS;
  }
  return places;
}

const DEALS = 400;
/** Cards of a table whose place is checked, because that takes many imagined hands. */
const CHECKED = 15;
/** Four standard deviations of a difference between two shares of so many deals. */
const NOISE = 4 / Math.sqrt(DEALS);

describe.each(LEVELS)('what %s says about a card is true', (level) => {
  test.each([3, 4, 5, 6])('at a table of %i', (seats) => {
    const random = fastRandom(seats);
    let checked = 0;
    for (const { view, action, reason } of decisionsOfGame<View, Action>('my-number', {
      seats,
      level,
      deal: `${seats}`,
      samples: 20,
    })) {
      if (action.type !== 'select') continue;
      const points = (card: number) => previewCardGain(view.table, view.me as number, card).points;
      expect(reason.card).toBe(action.card);
      if ('target' in reason) expect(view.table.row).toContain(reason.target);
      if ('points' in reason) {
        expect(reason.points).toBe(points(Number(reason.target)));
      }
      if (reason.code === 'wants' && checked < CHECKED) {
        checked += 1;
        const places = placesOf(view, action.card, random);
        const target = places[view.table.row.indexOf(Number(reason.target))]!;
        expect(target).toBeGreaterThan(Math.max(...places) - NOISE);
      }
      if (reason.code === 'spare') expect(points(action.card)).toBe(Math.min(...view.hand.map(points)));
      if (reason.code === 'even') {
        expect(reason.points).toBe(Math.max(...view.table.row.map(points)));
        expect(Number(reason.choices)).toBeGreaterThan(1);
        expect(Number(reason.choices)).toBeLessThanOrEqual(view.hand.length);
      }
    }
  });
});
