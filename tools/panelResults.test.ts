import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ArenaGame } from '../bench/arenaGame.ts';
import { differenceOf } from '../bench/arenaReport.ts';
import { type PanelCell, VARIANTS } from '../bench/arenaTables.ts';
import { decidingFiles, fingerprintOf } from '../bench/panelFingerprint.ts';
import { PanelResults } from '../bench/panelResults.ts';

const root = path.join(import.meta.dirname, '..');
const cellOf = (game: PanelCell['variant']['game'], level: PanelCell['level']): PanelCell => ({
  variant: VARIANTS.find((variant) => variant.game === game)!,
  seats: 3,
  level,
});
const hard = cellOf('red7', 'hard');
const game = (deal: number): ArenaGame => ({
  deal,
  moves: 9,
  shares: [1, 0, 0],
  places: [1, 2, 3],
  times: [[1.234], [], []],
  ownedCards: null,
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fivefold-panel-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('stored results of the arena', () => {
  const resultsOf = (seed: string, code = 'one') => new PanelResults(seed, folder, () => code);

  test('are there for the next run', () => {
    resultsOf('1').add(hard, [game(0)]);
    resultsOf('1').add(hard, [game(1)]);
    expect(resultsOf('1').read(hard)).toEqual([
      { deal: 0, share: 1, times: [1.23] },
      { deal: 1, share: 1, times: [1.23] },
    ]);
  });

  test('of another seed, level or table are not counted', () => {
    resultsOf('1').add(hard, [game(0)]);
    expect(resultsOf('2').read(hard)).toEqual([]);
    expect(resultsOf('1').read({ ...hard, level: 'easy' })).toEqual([]);
    expect(resultsOf('1').read({ ...hard, seats: 4 })).toEqual([]);
    expect(resultsOf('1').read(cellOf('iota', 'hard'))).toEqual([]);
  });

  test('of other code are not counted, and stay', () => {
    resultsOf('1').add(hard, [game(0)]);
    resultsOf('1', 'two').add(hard, [game(5)]);
    expect(
      resultsOf('1', 'two')
        .read(hard)
        .map(({ deal }) => deal),
    ).toEqual([5]);
    expect(
      resultsOf('1')
        .read(hard)
        .map(({ deal }) => deal),
    ).toEqual([0]);
  });

  test('of seeds that look alike in a file name are kept apart', () => {
    resultsOf('a b').add(hard, [game(0)]);
    resultsOf('a/b').add(hard, [game(1)]);
    expect(resultsOf('a b').read(hard)).toHaveLength(1);
    expect(readdirSync(folder)).toHaveLength(2);
  });
});

describe('the fingerprint of a level', () => {
  /** Which fingerprints change with this file, in a copy of the code. */
  function changedBy(file: string, change = 'export const changed = 1;'): readonly string[] {
    for (const part of ['packages/bots/src', 'packages/rules/src', 'bench/panel'])
      cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
    const cells = (['red7', 'eight28'] as const).flatMap((id) =>
      (['easy', 'medium', 'hard'] as const).map((level) => cellOf(id, level)),
    );
    const all = () => cells.map(fingerprintOf(folder));
    const before = all();
    appendFileSync(path.join(folder, file), `${change}\n`);
    const after = all();
    return cells
      .filter((_, i) => before[i] !== after[i])
      .map(({ variant, level }) => `${variant.game} ${level}`);
  }

  test.each<[string, readonly string[]]>([
    ['packages/rules/src/red7/reduce.ts', ['red7 easy', 'red7 medium', 'red7 hard']],
    ['packages/bots/src/red7/roundSimulation.ts', ['red7 medium', 'red7 hard']],
    ['packages/bots/src/eight28/hard.ts', ['eight28 hard']],
    ['packages/bots/src/eight28/easy.ts', ['eight28 easy']],
    ['packages/bots/src/eight28/evaluate.ts', ['eight28 easy', 'eight28 medium', 'eight28 hard']],
    ['packages/bots/src/monteCarloBot.ts', []],
    ['packages/bots/src/coach.ts', []],
    ['packages/bots/src/red7/explain.ts', []],
    ['packages/rules/src/red7/red7.test.ts', []],
    ['bench/panel/red7.ts', ['red7 easy', 'red7 medium', 'red7 hard']],
  ])('follows from what it uses: %s', (file, changed) => {
    expect(changedBy(file)).toEqual(changed);
  });

  test.each(['// Why.', '/** Why. */', '/**\n * Why.\n */'])(
    'does not follow from comments: %s',
    (comment) => {
      expect(changedBy('packages/bots/src/red7/evaluate.ts', comment)).toEqual([]);
    },
  );

  test('differs where the options differ', () => {
    const of = fingerprintOf();
    const [basic, actions] = VARIANTS.filter(({ game: id }) => id === 'red7');
    expect(of({ ...hard, variant: actions! })).not.toBe(of({ ...hard, variant: basic! }));
  });

  test('covers every file of a search that has no name of its own', () => {
    expect(decidingFiles('red7', 'hard')).toContain('packages/bots/src/inference.ts');
    for (const file of decidingFiles('my-number', 'hard'))
      expect(readFileSync(path.join(root, file), 'utf8')).not.toBe('');
  });
});

describe('the step from one level to the next', () => {
  const won = (deal: number, ...shares: number[]) => shares.map((share) => ({ deal, share }));

  test('compares the deals that both played', () => {
    const better = [...won(0, 1, 1), ...won(1, 1, 0), ...won(7, 0, 0)];
    const worse = [...won(0, 0, 0), ...won(1, 0, 0), ...won(9, 1, 1)];
    expect(differenceOf(better, worse)?.share).toBe(0.75);
    expect(differenceOf(worse, better)?.share).toBe(-0.75);
  });

  test('is unknown without a common deal', () => {
    expect(differenceOf(won(0, 1, 1), won(1, 0, 0))).toBeNull();
  });

  test('is not sure after two deals that went the same way, but is after forty', () => {
    const deals = (count: number, share: number) =>
      Array.from({ length: count }, (_, deal) => won(deal, share, 0)).flat();
    expect(differenceOf(deals(2, 1), deals(2, 0))!.low).toBeLessThan(0);
    expect(differenceOf(deals(40, 1), deals(40, 0))!.low).toBeGreaterThan(0.4);
    expect(differenceOf(deals(40, 1), deals(40, 1))!.low).toBeLessThan(0);
  });
});
