import { fastRandom, seedFromWords } from '@fivefold/rules';
import {
  type Action,
  bestTotalUpTo28,
  type Card,
  eight28,
  isOut,
  lowTotal,
  unseenCards,
  type View,
} from '@fivefold/rules/eight28';
import { describe, expect, test } from 'vitest';
import { LEVELS, untimedSearchBudget } from '../bot.ts';
import { decide } from '../bots.ts';
import { decisionsOfGame } from '../decisions.testing.ts';

const handOf = ({ table, hole, me }: View): readonly Card[] => [hole!, ...table.open[me as number]!];

describe.each(LEVELS)('what %s says about an offer is true', (level) => {
  test.each([
    [3, {}],
    [5, { passIsFinal: true }],
  ])('at a table of %i with %o', (seats, options) => {
    const table = { seats, options: { length: 'short', ...options }, level, deal: `${seats}` };
    for (const { view, action, reason } of decisionsOfGame<View, Action>('eight28', table)) {
      if (view.table.phase.type !== 'offer') continue;
      const hand = handOf(view);
      const low = lowTotal(hand);
      const unseen = unseenCards(view);
      const bust = unseen.filter((card) => low + lowTotal([card]) > 28).length;
      const shown = Math.max(
        0,
        ...view.table.open.map((open, seat) => (seat === view.me || isOut(open) ? 0 : lowTotal(open))),
      );
      if (low > 28) {
        expect({ action, code: reason.code }).toEqual({ action: { type: 'decline' }, code: 'over' });
        continue;
      }
      if ('cards' in reason) expect(reason.cards).toBe(unseen.length);
      if ('bust' in reason) expect(reason.bust).toBe(bust);
      if ('safe' in reason) expect(reason.safe).toBe(unseen.length - bust);
      if (reason.code === 'take-safe') expect(bust).toBe(0);
      if (reason.code === 'take-behind') expect(shown).toBeGreaterThanOrEqual(bestTotalUpTo28(hand));
      if (reason.code === 'stay-risk') expect(2 * bust).toBeGreaterThanOrEqual(unseen.length);
      if (reason.code === 'stay-eight') expect(low).toBeLessThanOrEqual(8);
      if (reason.code === 'stay-ahead') expect(shown).toBeLessThan(bestTotalUpTo28(hand));
    }
  });
});

test.each(LEVELS)('%s takes no card when it is over 28 already', (level) => {
  const start = eight28.setup({
    seats: 3,
    options: eight28.options.parse({}),
    seed: seedFromWords('over'),
  });
  const me = start.table.waiting[0]!;
  const open = start.table.open.map((_, seat): readonly Card[] => (seat === me ? ['10', '9', '8'] : ['7']));
  const answers = open.map((cards) => cards.map(() => 'take' as const));
  const table = { ...start.table, open, answers, turn: 4 };
  const view: View = { ...eight28.view({ ...start, table }, me), hole: '10' };
  for (let seed = 0; seed < 20; seed += 1) {
    const context = { level, random: fastRandom(seed), budget: untimedSearchBudget(8) };
    expect(decide('eight28', view, context)).toEqual({
      action: { type: 'decline' },
      reason: { code: 'over', total: 37 },
    });
  }
});
