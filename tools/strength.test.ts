import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GAME_IDS } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { seatCountsOf, VARIANTS } from '../bench/arenaTables.ts';
import { stepVerdictOf, verdictOf } from '../bench/panelReport.ts';

const root = path.join(import.meta.dirname, '..');
const page = readFileSync(path.join(root, 'docs/bots.md'), 'utf8');
const strengths = JSON.parse(
  readFileSync(path.join(root, 'packages/bots/src/strength.json'), 'utf8'),
) as Record<
  string,
  readonly { readonly seats: Readonly<Record<string, Readonly<Record<string, number>>>> }[]
>;

const LEVELS = ['easy', 'medium', 'hard'] as const;
/** `45 (41 to 49) met` in a table of docs/bots.md, with a mark if it is of an earlier run. */
const CELL = /^(-?[\d.]+) \((-?[\d.]+) to (-?[\d.]+)\) (met|open)(?: †)?$/;

/** The share of the player who sees all cards, in the last column of 8·28. */
function seerOf(text = ''): { share: number; low: number; high: number } | undefined {
  const [, share, low, high] = (/^([\d.]+) \(([\d.]+) to ([\d.]+)\) in \d+(?: †)?$/.exec(text) ?? []).map(
    (figure) => Number(figure) / 100,
  );
  return share === undefined ? undefined : { share, low: low!, high: high! };
}

const rows = GAME_IDS.flatMap((game) => {
  const [, table] = new RegExp(`<!-- panel ${game} -->\\n([\\s\\S]*?)\\n<!-- end -->`).exec(page) ?? [];
  return (table ?? '')
    .split('\n')
    .slice(2)
    .map((line) => line.split('|').map((text) => text.trim()))
    .map(([, variant, seats, , ...cells]) => ({ game, variant: variant!, seats: Number(seats), cells }));
});

test('docs/bots.md has a row for every table of every variant of the games that were measured', () => {
  expect(rows.map(({ game, variant, seats }) => `${game} ${variant} ${seats}`).sort()).toEqual(
    VARIANTS.filter(({ game }) => game in strengths)
      .flatMap((each) => seatCountsOf(each).map((seats) => `${each.game} ${each.title} ${seats}`))
      .sort(),
  );
});

test.each(rows)('$game, $variant, $seats: verdicts and labels follow from the figures', (row) => {
  const { game, variant, seats, cells } = row;
  const at = VARIANTS.filter((each) => each.game === game).findIndex(({ title }) => title === variant);
  LEVELS.forEach((level, i) => {
    const [, share, low, high, verdict] = CELL.exec(cells[i]!) ?? [];
    const label = strengths[game]![at]!.seats[seats]?.[level];
    if (share === undefined) {
      expect(cells[i]).toBe('not measured');
      expect(label).toBeUndefined();
      return;
    }
    expect(Math.abs(label! - Number(share) / 100)).toBeLessThan(0.0061);
    expect(
      verdictOf({ level, seats, low: Number(low) / 100, high: Number(high) / 100 }, seerOf(cells[7])),
    ).toBe(verdict);
  });
  for (const step of cells.slice(5, 7)) {
    const [, , low, , verdict] = CELL.exec(step) ?? [];
    if (low === undefined) expect(step).toBe('not measured');
    else expect(stepVerdictOf({ low: Number(low) / 100 })).toBe(verdict);
  }
});
