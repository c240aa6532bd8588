import { deriveSeedFromTexts, fastRandom } from '@fivefold/rules';
import {
  type Action,
  bestTotalUpTo28,
  type Card,
  eight28,
  eight28HandOutcomeOf,
  isOutByOpenCards,
  possibleTotalsOf,
  totalCountingElevensAsOne,
  unseenCards,
  type View,
} from '@fivefold/rules/eight28';
import { describe, expect, test } from 'vitest';
import { LEVELS, untimedSearchBudget } from '../bot.ts';
import { decide } from '../bots.ts';
import { decisionsOfGame } from '../decisions.testing.ts';
import { reasonSentences } from '../reasons.ts';
import { explainEight28Answer } from './explain.ts';

const handOf = ({ table, hole, me }: View): readonly Card[] => [hole!, ...table.open[me as number]!];

describe.each(LEVELS)('what %s says about an offer is true', (level) => {
  test.each([
    [3, {}],
    [5, { passIsFinal: true }],
    [6, {}],
    [6, { passIsFinal: true }],
  ])('at a table of %i with %o', (seats, options) => {
    const table = { seats, options: { length: 'short', ...options }, level, deal: `${seats}` };
    for (const { view, action, reason } of decisionsOfGame<View, Action>('eight28', table)) {
      if (view.table.phase.type !== 'offer') continue;
      const hand = handOf(view);
      const low = totalCountingElevensAsOne(hand);
      const unseen = unseenCards(view);
      const bust = unseen.filter((card) => low + totalCountingElevensAsOne([card]) > 28).length;
      const { open } = view.table;
      const rivals = open.filter((cards, seat) => seat !== view.me && !isOutByOpenCards(cards));
      const total = bestTotalUpTo28(hand);
      if (low > 28) {
        expect({ action, code: reason.code }).toEqual({ action: { type: 'decline' }, code: 'over' });
        continue;
      }
      if ('cards' in reason) expect(reason.cards).toBe(unseen.length);
      if ('bust' in reason) expect(reason.bust).toBe(bust);
      if ('safe' in reason) expect(reason.safe).toBe(unseen.length - bust);
      if (reason.code === 'take-safe') expect(bust).toBe(0);
      if (typeof reason.rival === 'number') {
        expect(reason.rival).not.toBe(view.me);
        expect(isOutByOpenCards(open[reason.rival]!)).toBe(false);
        if ('shown' in reason) expect(reason.shown).toBe(totalCountingElevensAsOne(open[reason.rival]!));
      }
      if (reason.code === 'take-chases') expect(reason.shown).toBeGreaterThanOrEqual(total);
      if (reason.code === 'stay-risk') expect(2 * bust).toBeGreaterThanOrEqual(unseen.length);
      if (reason.code.startsWith('stay-eight')) expect(low).toBeLessThanOrEqual(8);
      const low8 = rivals.filter((cards) => totalCountingElevensAsOne([...cards, '1']) <= 8).length;
      if (reason.code === 'stay-eight-mine') expect(low8).toBe(0);
      if (reason.code === 'stay-eight-duel') expect(low8).toBe(1);
      if (reason.code === 'stay-both') expect(eight28HandOutcomeOf(hand)).toBe('direct-hit');
      if (reason.code === 'stay-exact') {
        expect(total).toBe(28);
        expect(eight28HandOutcomeOf(hand)).not.toBe('direct-hit');
      }
      const better = (cards: readonly Card[]) =>
        unseen.filter((card) => possibleTotalsOf([card, ...cards]).some((each) => each > total && each <= 28))
          .length;
      if (reason.code === 'stay-first') expect(rivals.map(better).every((count) => count === 0)).toBe(true);
      if (reason.code === 'stay-odds') expect(better(open[Number(reason.rival)]!)).toBe(reason.better);
    }
  });
});

test.each(LEVELS)('%s takes no card when it is over 28 already', (level) => {
  const start = eight28.setup({
    seats: 3,
    options: eight28.options.parse({}),
    seed: deriveSeedFromTexts('over'),
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

/** An offer to a player with this hand, the first card face down; the rivals show the others. */
function offer(hand: readonly Card[], ...rivals: readonly (readonly Card[])[]): View {
  const start = eight28.setup({
    seats: rivals.length + 1,
    options: eight28.options.parse({}),
    seed: deriveSeedFromTexts('said'),
  });
  const me = start.table.waiting[0]!;
  const rest = [...rivals];
  const open = start.table.open.map((_, seat) => (seat === me ? hand.slice(1) : rest.shift()!));
  const answers = open.map((cards) => cards.map(() => 'take' as const));
  const table = { ...start.table, open, answers, turn: 1 + Math.max(...open.map(({ length }) => length)) };
  return { ...eight28.view({ ...start, table }, me), hole: hand[0]! };
}

test.each<[said: string, code: string, view: View]>([
  ['28 with a 1/11 as 11', 'stay-exact', offer(['10', '7', 'X'], ['5'], ['6'])],
  ['a direct hit', 'stay-both', offer(['6', 'X', 'X'], ['5'], ['6'])],
  ['a rival whom few cards put ahead', 'stay-odds', offer(['9', '7', '6'], ['X', '8'], ['6'])],
  ['a rival whom most cards put ahead', 'stay-plain', offer(['9', '6', '2'], ['X', '8'], ['6'])],
  ['rivals whom no card puts ahead', 'stay-first', offer(['9', '7', '5'], ['9'], ['6'])],
  ['an 8 that nobody else can have', 'stay-eight-mine', offer(['6'], ['8'], ['9', '2'])],
  ['an 8 that one rival can have', 'stay-eight-duel', offer(['6'], ['8'], ['7'])],
  ['an 8 that two rivals can have', 'stay-eight', offer(['6'], ['4'], ['7'])],
])('a bot that stays says what is so: %s', (_, code, view) => {
  expect(explainEight28Answer(view, { type: 'decline' }).code).toBe(code);
});

test('what is said about 28 leaves room for a tie and for a direct hit', () => {
  const said = reasonSentences(
    'eight28',
    explainEight28Answer(offer(['10', '9', '9'], ['5'], ['6']), { type: 'decline' }),
    [],
  );
  expect(said!.en).toBe('Exactly 28: no total for the 28 is higher.');
});

test('a bot names the rival that it chases', () => {
  const view = offer(['9', '8', '4'], ['10', '9', '4'], ['6']);
  const names = view.table.open.map((open) => (open.length === 3 ? 'Luma' : 'Bob'));
  const reason = explainEight28Answer(view, { type: 'take' });
  expect(reason).toMatchObject({ code: 'take-chases', total: 21, shown: 23 });
  expect(reasonSentences('eight28', reason, names)!.en).toMatch(
    /^Luma shows 23 and I have 21; \d+ of \d+ unseen/,
  );
});
