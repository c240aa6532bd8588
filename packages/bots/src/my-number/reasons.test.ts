import { type Action, cardWorthOf, type View } from '@fivefold/rules/my-number';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../bot.ts';
import { decisionsOfGame } from '../decisions.testing.ts';

describe.each(LEVELS)('what %s says about a card is true', (level) => {
  test.each([3, 5])('at a table of %i', (seats) => {
    for (const { view, action, reason } of decisionsOfGame<View, Action>('my-number', {
      seats,
      level,
      deal: `${seats}`,
      samples: 20,
    })) {
      if (action.type !== 'select') continue;
      const points = (card: number) => cardWorthOf(view.table, view.me as number, card).points;
      expect(reason.card).toBe(action.card);
      if ('target' in reason) expect(view.table.row).toContain(reason.target);
      if ('points' in reason) {
        expect(reason.points).toBe(points(Number(reason.target)));
        expect(reason.points).toBe(Math.max(...view.table.row.map(points)));
      }
      if (reason.code === 'spare') expect(points(action.card)).toBe(Math.min(...view.hand.map(points)));
      if (reason.code === 'even') expect(Number(reason.choices)).toBeGreaterThan(1);
    }
  });
});
