import { deriveSeedFromTexts } from '@fivefold/rules';
import {
  type Action,
  type Card,
  cutPile,
  majoritiesOf,
  type PilePart,
  podelim,
  previewJokerPlacement,
  previewTakingPilePart,
  type View,
} from '@fivefold/rules/podelim';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../bot.ts';
import { decisionsOfGame } from '../decisions.testing.ts';
import { reasonSentences } from '../reasons.ts';
import {
  computeMixedPodelimVoteStrategy,
  HARD_PODELIM_BOT_SETTINGS,
  MEDIUM_PODELIM_BOT_SETTINGS,
} from './decisions.ts';
import { explainPodelimDiscard, explainPodelimVote } from './explain.ts';

/** The values that this seat would lead or share in with the cards of a part, and does not now: by the rules. */
function newLeadsWith(view: View, seat: number, part: PilePart): readonly number[] {
  const parts = [part];
  const pile = { from: part.from, to: part.to, color: null, voters: [seat] };
  const phase = { type: 'vote', pile, parts, later: [], voted: [] } as const;
  const preview = previewTakingPilePart(
    { ...view, me: seat, vote: null, table: { ...view.table, phase } },
    part.color,
  );
  if (!preview.ok) throw new Error(JSON.stringify(preview.error));
  const before = majoritiesOf(view.table.players);
  return preview.value.majorities
    .filter(({ winners }, i) => winners.includes(seat) && !before[i]!.winners.includes(seat))
    .map(({ value }) => value);
}

const pointsOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const sumOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (card === 'J' ? 5 : Number(card)), 0);

const numbers = (text: unknown): readonly number[] => String(text).split(', ').map(Number);
const cardsOf = (text: unknown) => String(text).split(' ') as Card[];

describe.each(LEVELS)('what %s says', (level) => {
  const made = [2, 3, 4].flatMap((seats) =>
    decisionsOfGame<View, Action>('podelim', { seats, level, deal: `${seats}` }),
  );

  test('about a vote is true', () => {
    for (const { view, action, reason } of made) {
      if (action.type !== 'vote') continue;
      const preview = previewTakingPilePart(view, action.color);
      if (!preview.ok) throw new Error('a bot voted for what it may not');
      expect(preview.value.cards.join(' ')).toBe(reason.cards);
      if (reason.code === 'vote-leads' || reason.code === 'vote-contests')
        for (const value of numbers(reason.values)) {
          expect(preview.value.changed).toContain(value);
          expect(preview.value.majorities[value - 1]!.winners).toContain(view.me);
        }
      if (view.table.phase.type !== 'vote') throw new Error('a vote outside of a vote');
      const { parts, pile } = view.table.phase;
      const partWith = (cards: unknown) =>
        parts.find(({ from, to }) => view.table.row.slice(from, to).join(' ') === cards)!;
      const rival = Number(reason.rival);
      if ('rival' in reason) expect(pile.voters).toContain(rival);
      if (reason.code === 'vote-contests')
        expect(newLeadsWith(view, rival, partWith(reason.cards))).toEqual(numbers(reason.theirs));
      if (reason.code === 'vote-leaves')
        expect(newLeadsWith(view, rival, partWith(reason.crowd))).toEqual(numbers(reason.values));
      if (reason.code === 'vote-avoids' || reason.code === 'vote-leaves')
        expect(sumOf(cardsOf(reason.crowd))).toBeGreaterThan(sumOf(cardsOf(reason.cards)));
    }
  });

  test('about a cut and a discard is true', () => {
    const said = new Set<string>();
    for (const { view, action, reason } of made) {
      const { table } = view;
      if (action.type === 'split' && table.phase.type === 'split') {
        const parts = cutPile(table.phase.pile, [action.first, action.second]);
        const texts = parts.map(({ from, to }) => table.row.slice(from, to).join(' '));
        if (reason.code === 'split-leads') {
          expect(texts).toContain(reason.cards);
          const part = parts[texts.indexOf(String(reason.cards))]!;
          expect(newLeadsWith(view, view.me as number, part)).toEqual(numbers(reason.values));
        } else for (const part of parts) expect(newLeadsWith(view, view.me as number, part)).toEqual([]);
      }
      if (action.type === 'discard-part' && table.phase.type === 'discard') {
        const { parts } = table.phase;
        const gone = parts.find(({ color }) => color === action.color)!;
        const me = view.me as number;
        const mine = newLeadsWith(view, me, gone);
        const theirs = newLeadsWith(view, 1 - me, gone);
        expect(cardsOf(reason.cards)).toEqual(table.row.slice(gone.from, gone.to));
        said.add(reason.code);
        if (reason.code === 'discard-blocks')
          expect({ rival: reason.rival, values: numbers(reason.values) }).toEqual({
            rival: 1 - me,
            values: theirs,
          });
        else expect(theirs).toEqual([]);
        if (reason.code === 'discard-useless') expect(mine).toEqual([]);
        if (reason.code === 'discard-expects') expect(mine).toEqual(numbers(reason.values));
        if (reason.code === 'discard-keeps') {
          const others = parts.filter((part) => part !== gone).map((part) => newLeadsWith(view, me, part));
          expect(others).toContainEqual(numbers(reason.values));
          expect(pointsOf(numbers(reason.values))).toBeGreaterThan(pointsOf(mine));
        }
        if (reason.code === 'discard-short')
          expect(gone.to - gone.from).toBe(Math.min(...parts.map(({ from, to }) => to - from)));
      }
    }
    expect(said.size).toBeGreaterThan(0);
  });

  test('about jokers is true', () => {
    for (const { view, action, reason } of made) {
      if (action.type !== 'place-jokers') continue;
      const before = majoritiesOf(view.table.players)[Number(reason.value) - 1]!;
      const preview = previewJokerPlacement(view, action.values);
      if (!preview.ok) throw new Error('a bot laid jokers where it may not');
      const after = preview.value.majorities[Number(reason.value) - 1]!;
      const me = view.me as number;
      const rival = Number(reason.rival);
      if (before.winners.includes(me)) expect(reason.code).toBe('jokers-hold');
      else if (!after.winners.includes(me)) {
        expect(reason.code).toBe('jokers-near');
        expect(after.winners).toContain(rival);
        expect(after.counts[rival]! - after.counts[me]!).toBe(reason.behind);
      } else if (before.winners.length === 0) expect(reason.code).toBe('jokers-lead');
      else {
        expect(before.winners).toContain(rival);
        expect(reason.code).toBe(after.winners.includes(rival) ? 'jokers-level' : 'jokers-overtake');
      }
    }
  });

  test('never gives a chance of 100 or 0 percent as a reason', () => {
    for (const { reason } of made) expect(JSON.stringify(reason)).not.toContain('chance');
  });
});

test('four bots with empty hands do not leave six cards to one of them', () => {
  const state = podelim.setup({ seats: 4, options: {}, seed: deriveSeedFromTexts('six cards') });
  const row: readonly Card[] = ['8', '10', '1', '9', '10', '9', '9', '2', '8'];
  const pile = { from: 0, to: 9, color: null, voters: [0, 1, 2, 3] };
  const phase = { type: 'vote', pile, parts: cutPile(pile, [1, 7]), later: [], voted: [] } as const;
  const view: View = podelim.view({ ...state, table: { ...state.table, row, phase, ballot: 1 } }, 0);
  for (const thinking of [MEDIUM_PODELIM_BOT_SETTINGS, HARD_PODELIM_BOT_SETTINGS]) {
    const { mix } = computeMixedPodelimVoteStrategy(view, phase.parts, pile, thinking);
    expect(mix[1]).toBeGreaterThan(0.25);
    expect(mix[2]).toBeLessThan(0.6);
  }
});

/** A row of a game in which nobody owns a card yet. */
function tableWith(row: readonly Card[]): View['table'] {
  const { table } = podelim.setup({ seats: 2, options: {}, seed: deriveSeedFromTexts('said') });
  return { ...table, row };
}

test('a part is only called less wanted than one that is wanted more', () => {
  const table = tableWith(['10', '9', '3', '2', '1']);
  const parts = [
    { from: 0, to: 2 },
    { from: 2, to: 5 },
  ];
  expect(explainPodelimVote(table, 0, parts, 1, [1, 0]).code).toBe('vote-avoids');
  expect(explainPodelimVote(table, 0, parts, 1, [0.5, 0.5]).code).not.toBe('vote-avoids');
});

test('the shortest part is not called worse for me where it is better', () => {
  const table = tableWith(['10', '2', '3', '4', '1', '2', '5']);
  const rival = { stacks: [{ value: 10, numbers: 3, jokers: 0 }], unattached: 0 } as const;
  const mine = { stacks: [{ value: 10, numbers: 2, jokers: 0 }], unattached: 0 } as const;
  const players = [mine, rival];
  const parts = [
    { from: 0, to: 1 },
    { from: 1, to: 4 },
    { from: 4, to: 7 },
  ];
  expect(explainPodelimDiscard({ ...table, players }, 0, parts[0]!, parts)).toEqual({
    code: 'discard-short',
    cards: '10',
    count: 1,
  });
});

test('a vote names the rival who would lead with the same cards', () => {
  const start = tableWith(['10', '9', '3', '2', '1']);
  const pile = { from: 0, to: 5, color: null, voters: [0, 1] };
  const parts = cutPile(pile, [1, 2]);
  const table = { ...start, phase: { type: 'vote', pile, parts, later: [], voted: [] } } as const;
  expect(explainPodelimVote(table, 0, parts, 0, [1, 0, 0])).toEqual({
    code: 'vote-contests',
    cards: '10',
    values: '10',
    rival: 1,
    theirs: '10',
  });
  const left = explainPodelimVote(table, 0, parts, 1, [1, 0, 0]);
  expect(left).toEqual({ code: 'vote-leaves', cards: '9', crowd: '10', rival: 1, values: '10' });
  expect(reasonSentences('podelim', left, ['Ann', 'Bob'])!.en).toBe(
    'Bob would lead in 10 with 10: 9 is more likely to be mine alone.',
  );
});
