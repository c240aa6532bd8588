import { type AnyGame, deriveSeedFromTexts, fastRandom, games } from '@fivefold/rules';
import { describe, expect, test } from 'vitest';
import { seatCountsOf, VARIANTS } from '../bench/arenaTables.ts';
import { PANEL_GAMES, panelOf } from '../bench/panel/panels.ts';
import { rivalsOf } from '../bench/panelArena.ts';
import { type CellReport, strengthsOf, tableOf, verdictOf } from '../bench/panelReport.ts';

describe.each(PANEL_GAMES)('the panel of %s', (id) => {
  const game: AnyGame = games[id]!;
  const names = Object.keys(panelOf(id));

  test('has at least five kinds of players', () => {
    expect(names.length).toBeGreaterThanOrEqual(5);
  });

  test('plays whole games of every variant by the rules', () => {
    VARIANTS.filter((variant) => variant.game === id).forEach((variant, v) => {
      const [seats] = seatCountsOf(variant);
      const random = fastRandom(v);
      let state: unknown = game.setup({
        seats: seats!,
        options: game.options.parse(variant.options),
        seed: deriveSeedFromTexts('panel', id, String(v)),
      });
      for (let moves = 0; ; moves += 1) {
        const seat = game.waitingFor(state)[0];
        if (seat === undefined) break;
        const name = names[(moves + seat) % names.length]!;
        const result = game.reduce(state, seat, panelOf(id)[name]!(game.view(state, seat), random));
        if (!result.ok) throw new Error(`${name} did what is refused: ${JSON.stringify(result.error)}`);
        state = result.value.state;
      }
      expect(game.outcome(state)).not.toBeNull();
    });
  });

  test('has different players for different hands of cards', () => {
    const mixes = Array.from({ length: 20 }, (_, deal) => rivalsOf(id, 3, '1', deal).join());
    expect(new Set(mixes).size).toBeGreaterThan(5);
    expect(rivalsOf(id, 3, '1', 4)).toEqual(rivalsOf(id, 3, '1', 4));
  });
});

const cell = (changes: Partial<Cell>): Cell => ({
  game: 'podelim',
  variant: 'default',
  seats: 4,
  level: 'hard',
  games: 400,
  share: 0.45,
  low: 0.41,
  high: 0.49,
  p95: 12,
  step: null,
  ...changes,
});

type Cell = CellReport & { readonly level: 'easy' | 'medium' | 'hard' };

test.each<[Partial<Cell>, string]>([
  [{ low: 0.4 }, 'met'],
  [{ low: 0.39 }, 'open'],
  [{ seats: 2, low: 0.64 }, 'open'],
  [{ seats: 2, low: 0.65 }, 'met'],
  [{ level: 'medium', low: 0.28 }, 'open'],
  [{ level: 'medium', low: 0.29 }, 'met'],
  [{ level: 'easy', low: 0.11, high: 0.23 }, 'met'],
  [{ level: 'easy', low: 0.11, high: 0.24 }, 'open'],
  [{ level: 'easy', low: 0.09, high: 0.2 }, 'open'],
])('a bar is met when the whole interval is: %o', (changes, verdict) => {
  expect(verdictOf(cell(changes))).toBe(verdict);
});

test.each([
  ['a seer who passes the bar does not lower it', 0.5, 0.29, 'open'],
  ['a seer below the bar lowers it to 60 % of the way', 0.24, 0.22, 'met'],
  ['less than 60 % of the way is not enough', 0.24, 0.2, 'open'],
])('%s', (_, share, low, verdict) => {
  const seer = { share, low: share - 0.02, high: share + 0.02 };
  expect(verdictOf(cell({ seats: 6, low, high: 0.3, ...(share > 0.3 ? { seats: 5 } : {}) }), seer)).toBe(
    verdict,
  );
  expect(verdictOf(cell({ level: 'medium', seats: 6, low: 0.18 }), seer)).toBe('open');
});

test('a table names the variant, the seats and what was not measured', () => {
  const rows = tableOf('podelim', [cell({})]).split('\n');
  expect(rows.at(-1)).toBe(
    '| default | 4 | 25 | not measured | not measured | 45 (41 to 49) met | 0 / 0 / 400 | 12 | not measured | not measured |',
  );
});

test('a table compares a level with the one below, and keeps that of an earlier run', () => {
  const step = { share: 0.1, low: 0.02, high: 0.18 };
  const before = tableOf('podelim', [cell({ step })]);
  expect(before).toMatch(/\| 12 \| not measured \| 10 \(2 to 18\) met \|$/);
  expect(tableOf('podelim', [], before)).toMatch(/\| 12 \| not measured \| 10 \(2 to 18\) met † \|$/);
  const open = tableOf('podelim', [cell({ step: { ...step, low: -0.01 } })]);
  expect(open).toMatch(/10 \(-1 to 18\) open \|$/);
});

test('labels have the share of each level by variant and seats', () => {
  expect(strengthsOf([cell({}), cell({ level: 'easy', share: 0.123 })]).podelim).toEqual([
    { options: {}, seats: { 4: { hard: 0.45, easy: 0.12 } } },
  ]);
});

test('a cell without games keeps the figure and the label of an earlier run, and says so', () => {
  const before = tableOf('podelim', [cell({ level: 'medium', share: 0.61 })]);
  const after = tableOf('podelim', [cell({ level: 'hard' })], before);
  expect(after).toMatch(/61 \(.* †/);
  expect(tableOf('podelim', [], after).split('†')).toHaveLength(3);
  const labels = strengthsOf([cell({ level: 'medium', share: 0.61 })]);
  const seats = String(cell({}).seats);
  expect(strengthsOf([cell({ level: 'hard' })], labels).podelim![0]!.seats[seats]).toMatchObject({
    medium: 0.61,
    hard: expect.any(Number),
  });
});
