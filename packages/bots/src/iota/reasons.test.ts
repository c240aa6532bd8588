import { type Action, isWild, previewIotaStagedTurn, type View } from '@fivefold/rules/iota';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../bot.ts';
import { decisionsOfGame } from '../decisions.testing.ts';

describe.each(LEVELS)('what %s says about a play is true', (level) => {
  test.each([
    [2, { deck: 'half' }],
    [4, { deck: 'half' }],
    [3, { deck: 'half', scoring: false }],
  ])('at a table of %i with %o', (seats, options) => {
    const made = decisionsOfGame<View, Action>('iota', {
      seats,
      options,
      level,
      deal: `${seats}`,
      samples: 20,
    });
    for (const { view, action, reason } of made) {
      if (action.type === 'pass') {
        if (reason.code === 'swap') expect(reason.cards).toBe(action.swap.length);
        continue;
      }
      const { score, hand } = previewIotaStagedTurn(view, action);
      if ('points' in reason) expect(reason.points).toBe(score?.total);
      if ('cards' in reason) expect(reason.cards).toBe(action.placements.length);
      if (reason.code === 'keeps-wild' || reason.code === 'child-keeps-wild')
        expect(hand.some(isWild)).toBe(true);
      if (reason.code === 'four-cards') expect(action.placements).toHaveLength(4);
      if (reason.code === 'goes-out' || reason.code === 'last-card') {
        expect(hand).toEqual([]);
        expect(view.table.deckSize).toBe(0);
      }
      if (reason.code === 'leaves-less') {
        expect(Number(reason.points)).toBeLessThan(Number(reason.most));
        expect(Number(reason.leaves)).toBeLessThan(Number(reason.mostLeaves));
      }
    }
  });
});
