import { seedFromWords } from '@fivefold/rules';
import {
  type Action,
  type Card,
  cutPile,
  majoritiesOf,
  podelim,
  previewJokers,
  previewTakingPart,
  type View,
} from '@fivefold/rules/podelim';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../bot.ts';
import { decisionsOfGame } from '../decisions.testing.ts';
import { HARD_THINKING, MEDIUM_THINKING, voteMixOf } from './decisions.ts';
import { newLeads } from './explain.ts';

const numbers = (text: unknown): readonly number[] => String(text).split(', ').map(Number);
const cardsOf = (text: unknown) => String(text).split(' ') as Card[];

describe.each(LEVELS)('what %s says', (level) => {
  const made = [2, 3, 4].flatMap((seats) =>
    decisionsOfGame<View, Action>('podelim', { seats, level, deal: `${seats}` }),
  );

  test('about a vote is true', () => {
    for (const { view, action, reason } of made) {
      if (action.type !== 'vote') continue;
      const preview = previewTakingPart(view, action.color);
      if (!preview.ok) throw new Error('a bot voted for what it may not');
      expect(preview.value.cards.join(' ')).toBe(reason.cards);
      if (reason.code === 'vote-leads')
        for (const value of numbers(reason.values)) {
          expect(preview.value.changed).toContain(value);
          expect(preview.value.majorities[value - 1]!.winners).toContain(view.me);
        }
      if (reason.code === 'vote-avoids') expect(reason.crowd).not.toBe(reason.cards);
    }
  });

  test('about a cut and a discard is true', () => {
    for (const { view, action, reason } of made) {
      const { table } = view;
      if (action.type === 'split' && table.phase.type === 'split') {
        const parts = cutPile(table.phase.pile, [action.first, action.second]);
        const texts = parts.map(({ from, to }) => table.row.slice(from, to).join(' '));
        if (reason.code === 'split-leads') {
          expect(texts).toContain(reason.cards);
          expect(newLeads(table, view.me as number, cardsOf(reason.cards))).toEqual(numbers(reason.values));
        } else
          for (const text of texts) expect(newLeads(table, view.me as number, cardsOf(text))).toEqual([]);
      }
      if (reason.code === 'discard-denies')
        expect(newLeads(table, 1 - (view.me as number), cardsOf(reason.cards))).toEqual(
          numbers(reason.values),
        );
    }
  });

  test('about jokers is true', () => {
    for (const { view, action, reason } of made) {
      if (action.type !== 'place-jokers') continue;
      const before = majoritiesOf(view.table.players)[Number(reason.value) - 1]!;
      const preview = previewJokers(view, action.values);
      if (!preview.ok) throw new Error('a bot laid jokers where it may not');
      const after = preview.value.majorities[Number(reason.value) - 1]!;
      const isLeader = after.winners.includes(view.me as number);
      expect(reason.code).toBe(
        before.winners.includes(view.me as number)
          ? 'jokers-hold'
          : isLeader
            ? 'jokers-lead'
            : 'jokers-chase',
      );
    }
  });

  test('never gives a chance of 100 or 0 percent as a reason', () => {
    for (const { reason } of made) expect(JSON.stringify(reason)).not.toContain('chance');
  });
});

test('four bots with empty hands do not leave six cards to one of them', () => {
  const state = podelim.setup({ seats: 4, options: {}, seed: seedFromWords('six cards') });
  const row: readonly Card[] = ['8', '10', '1', '9', '10', '9', '9', '2', '8'];
  const pile = { from: 0, to: 9, color: null, voters: [0, 1, 2, 3] };
  const phase = { type: 'vote', pile, parts: cutPile(pile, [1, 7]), later: [], voted: [] } as const;
  const view: View = podelim.view({ ...state, table: { ...state.table, row, phase, ballot: 1 } }, 0);
  for (const thinking of [MEDIUM_THINKING, HARD_THINKING]) {
    const { mix } = voteMixOf(view, phase.parts, pile, thinking);
    expect(mix[1]).toBeGreaterThan(0.25);
    expect(mix[2]).toBeLessThan(0.6);
  }
});
