import { createHash } from 'node:crypto';
import {
  type Card,
  distributePot,
  EIGHT28_CARD_KINDS,
  eight28CrystalPoints,
  eight28HandOutcomeOf,
} from '@fivefold/rules/eight28';
import { iota } from '@fivefold/rules/iota';
import { cutPile, PODELIM_PART_COLORS, podelim } from '@fivefold/rules/podelim';
import { findLeadingSeat, previewDraftedTurn, red7 } from '@fivefold/rules/red7';
import { describe, expect, it } from 'vitest';
import {
  averageValuesOfEight28Answers,
  eight28AverageValueOfTakingCard,
  dailyPuzzleDefinition as eight28Daily,
  eight28HandResultOf,
  potShareOfPuzzleSolver,
} from '../games/eight28/daily.ts';
import { dailyPuzzleDefinition as iotaDaily } from '../games/iota/daily.ts';
import { dailyPuzzleDefinition as podelimDaily, podelimRowCutOutcomes } from '../games/podelim/daily.ts';
import { dailyPuzzleDefinition as red7Daily } from '../games/red7/daily.ts';
import { GAMES_WITH_DAILY_PUZZLE } from './dailyGames.ts';
import { dailyPuzzleOf, PUZZLE_SOLVER_SEAT } from './puzzle.ts';

const DAYS = 30;
const dates = Array.from({ length: DAYS }, (_, i) =>
  new Date(Date.UTC(2026, 10, 1 + i)).toISOString().slice(0, 10),
);
const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

const puzzles = {
  iota: dates.map((date) => dailyPuzzleOf('iota', iotaDaily, date)),
  red7: dates.map((date) => dailyPuzzleOf('red7', red7Daily, date)),
  eight28: dates.map((date) => dailyPuzzleOf('eight28', eight28Daily, date)),
  podelim: dates.map((date) => dailyPuzzleOf('podelim', podelimDaily, date)),
};

describe(`the daily puzzles of ${DAYS} days`, () => {
  it('are made from the date alone, and differ from day to day', () => {
    const [date] = dates;
    expect(dailyPuzzleOf('iota', iotaDaily, date!)).toEqual(puzzles.iota[0]);
    expect(dailyPuzzleOf('red7', red7Daily, date!)).toEqual(puzzles.red7[0]);
    expect(dailyPuzzleOf('eight28', eight28Daily, date!)).toEqual(puzzles.eight28[0]);
    expect(dailyPuzzleOf('podelim', podelimDaily, date!)).toEqual(puzzles.podelim[0]);
    expect(Object.keys(puzzles)).toEqual(GAMES_WITH_DAILY_PUZZLE);
    for (const all of Object.values(puzzles)) expect(new Set(all.map(hashOf)).size).toBe(DAYS);
  });

  // A new hash means other puzzles on the same days: two builds would show two puzzles.
  it.each([
    ['2026-11-01', '3630e1c1ca98cdfb', '16791aecf21c83e4', '5c24b589b9b93c7b', '5804a3d05b4c2c6a'],
    ['2026-11-17', '94bbe6c40d39a6c9', 'f58a6aac1baabccb', '3a1c3c7f125bf393', '517b2ce2fbea657c'],
    ['2026-12-30', 'bf750bc5df2f9448', 'ca5e5318869e8cd9', 'c5c6c07bb92ded38', '45a3edd86cd6ed6e'],
  ])('are those of the golden hashes on %s', (date, ...hashes) => {
    const made = [
      dailyPuzzleOf('iota', iotaDaily, date),
      dailyPuzzleOf('red7', red7Daily, date),
      dailyPuzzleOf('eight28', eight28Daily, date),
      dailyPuzzleOf('podelim', podelimDaily, date),
    ];
    expect(made.map(hashOf)).toEqual(hashes);
  });

  it('[iota] no legal play brings more than the best, and it is clearly better than any single card', () => {
    for (const { state, best, target } of puzzles.iota) {
      const values = [...iota.legal(iota.view(state, PUZZLE_SOLVER_SEAT))].flatMap((action) => {
        const reduced = iota.reduce(state, PUZZLE_SOLVER_SEAT, action);
        if (action.type !== 'play' || !reduced.ok) return [];
        const value =
          reduced.value.state.table.scores[PUZZLE_SOLVER_SEAT]! - state.table.scores[PUZZLE_SOLVER_SEAT]!;
        return [{ value, single: action.placements.length === 1 }];
      });
      expect(Math.max(...values.map(({ value }) => value))).toBe(target);
      expect(values.filter(({ value }) => value === target).length).toBeLessThanOrEqual(2);
      const verdict = iotaDaily.judge({ state, best, target }, best);
      expect(verdict).toMatchObject({ value: target, solved: true });
    }
  });

  it('[red7] one or two turns of all lead, always with two cards, and the best is one of them', () => {
    for (const puzzle of puzzles.red7) {
      const { state, best } = puzzle;
      const hand = state.hands[PUZZLE_SOLVER_SEAT]!;
      const turns = [null, ...hand].flatMap((card) =>
        [null, ...hand].flatMap((canvas) =>
          (card === null && canvas === null) || card === canvas
            ? []
            : [
                {
                  type: 'turn' as const,
                  palette: card === null ? [] : [{ card, toCanvas: null, take: null }],
                  canvas,
                },
              ],
        ),
      );
      expect(turns).toHaveLength(hand.length * (hand.length + 1));
      const leading = turns.filter((turn) => {
        const { table } = previewDraftedTurn(red7.view(state, PUZZLE_SOLVER_SEAT), turn);
        return findLeadingSeat(table) === PUZZLE_SOLVER_SEAT;
      });
      expect(leading.length).toBeGreaterThan(0);
      expect(leading.length).toBeLessThanOrEqual(2);
      expect(leading).toContainEqual(best);
      for (const turn of turns)
        expect(red7Daily.judge(puzzle, turn)?.solved).toBe(red7.reduce(state, PUZZLE_SOLVER_SEAT, turn).ok);
    }
  });

  it('[8·28] the right answer is better by a margin, also if a second card may follow', () => {
    const answers = puzzles.eight28.map(({ state, best, target }) => {
      const { take, decline, helpful, unseen } = averageValuesOfEight28Answers(state);
      const margin = 0.1 * eight28CrystalPoints(state.table.pot);
      const right = best.type === 'take' ? take : decline;
      const wrong = best.type === 'take' ? decline : Math.max(take, eight28AverageValueOfTakingCard(state));
      expect(right).toBeGreaterThanOrEqual(wrong + margin);
      expect(Math.abs(target - right)).toBeLessThanOrEqual(0.051);
      expect(helpful).toBeGreaterThan(0);
      expect(helpful).toBeLessThan(unseen);
      // If the solver declines, the round is over.
      expect(state.table.answers.slice(1).map((given) => given.at(-1))).toEqual(['decline', 'decline']);
      return best.type;
    });
    expect(answers.filter((answer) => answer === 'take').length).toBeGreaterThan(DAYS / 4);
    expect(answers.filter((answer) => answer === 'decline').length).toBeGreaterThan(DAYS / 4);
  });

  it('[podelim] one cut is the best by two points or more', () => {
    for (const { state, best, target } of puzzles.podelim) {
      const results = podelimRowCutOutcomes(state);
      expect(results).toHaveLength(15);
      expect(results[0]).toMatchObject({ split: best, points: target, isTie: false });
      expect(results[1]!.points).toBeLessThanOrEqual(target - 2);
    }
  });
});

describe('the models of the puzzles', () => {
  it('[8·28] share the pot as the rules do', () => {
    const pot = { blue: 9, red: 0 };
    const hands: readonly (readonly Card[])[] = [
      ['3', '4'],
      ['5', '3'],
      ['10', '9', '8'],
      ['9', '9', '9'],
      ['10', '9', '9'],
      ['10', '10', '9'],
      ['X', 'X', '6'],
      ['X', '6'],
      ['X', '10', '7'],
      ...EIGHT28_CARD_KINDS.map((card): readonly Card[] => [card, '1']),
    ];
    for (const mine of hands)
      for (const first of hands)
        for (const second of hands) {
          const table = [mine, first, second];
          if (table.some((hand) => eight28HandOutcomeOf(hand) === 'choice')) continue;
          const { awards } = distributePot(pot, table, [null, null, null], 1);
          const share = awards
            .flatMap(({ shares }) => shares)
            .filter(({ seat }) => seat === PUZZLE_SOLVER_SEAT);
          const points = share.reduce((sum, { crystals }) => sum + eight28CrystalPoints(crystals), 0);
          expect(potShareOfPuzzleSolver(pot.blue, table.map(eight28HandResultOf), 1), table.join(' | ')).toBe(
            points,
          );
        }
  });

  it('[podelim] end as the rules do where the others want different parts', () => {
    const judged = puzzles.podelim.flatMap(({ state }) =>
      podelimRowCutOutcomes(state)
        .filter(({ votes: [first, second], isTie }) => first !== second && !isTie)
        .map((result) => ({ state, result })),
    );
    expect(judged.length).toBeGreaterThan(0);
    for (const { state, result } of judged) {
      const { phase, row } = state.table;
      if (phase.type !== 'split') throw new Error('no split');
      const parts = cutPile(phase.pile, [result.split.first, result.split.second]);
      if (row.includes('J') || state.table.players.some(({ unattached }) => unattached > 0)) continue;
      let after = podelim.reduce(state, PUZZLE_SOLVER_SEAT, result.split);
      [result.mine, ...result.votes].forEach((color, seat) => {
        if (!after.ok) throw new Error(after.error.code);
        const { ballot } = after.value.state.table;
        after = podelim.reduce(after.value.state, seat, { type: 'vote', ballot, color });
      });
      if (!after.ok) throw new Error(after.error.code);
      const next = after.value.state;
      expect(
        podelim.explain(podelim.view(next, PUZZLE_SOLVER_SEAT)).points[PUZZLE_SOLVER_SEAT],
        parts.map(({ color }) => PODELIM_PART_COLORS.indexOf(color)).join(),
      ).toBe(result.points);
    }
  });
});
