import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { LEVELS, type Level } from '@fivefold/bots';
import type { GameId } from '@fivefold/rules';
import { differenceOf, type Interval, intervalOf, SEER } from './arenaReport.ts';
import {
  isLuckLimited,
  type PanelCell,
  type PanelLevel,
  seatCountsOf,
  VARIANTS,
  type Variant,
} from './arenaTables.ts';
import { PANEL_GAMES } from './panel/panels.ts';
import { cellsOf } from './panelArena.ts';
import type { PanelResults } from './panelResults.ts';
import { quantile, round } from './stats.ts';

const root = path.join(import.meta.dirname, '..');

/** What was measured of one level at one table. */
export interface CellReport {
  readonly game: GameId;
  readonly variant: string;
  readonly seats: number;
  readonly level: PanelLevel;
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly p95: number;
  /** What it wins more than the level below on the same deals; null for easy, and where no deal was played by both. */
  readonly step: Interval | null;
}

/** All cells with at least one game. */
export const panelReport = (results: PanelResults): readonly CellReport[] =>
  cellsOf().flatMap((cell) => reportOfCell(cell, results));

function reportOfCell(cell: PanelCell, results: PanelResults): readonly CellReport[] {
  const played = results.read(cell);
  if (played.length === 0) return [];
  const { share, low, high } = intervalOf(played);
  const { variant, seats, level } = cell;
  const below = level === SEER ? undefined : LEVELS[LEVELS.indexOf(level) - 1];
  const step = below && differenceOf(played, results.read({ ...cell, level: below }));
  return [
    {
      game: variant.game,
      variant: variant.title,
      seats,
      level,
      games: played.length,
      share: round(share, 3),
      low: round(low, 3),
      high: round(high, 3),
      p95: round(
        quantile(
          played.flatMap(({ times }) => times),
          0.95,
        ),
        1,
      ),
      step: step ? { share: round(step.share, 3), low: round(step.low, 3), high: round(step.high, 3) } : null,
    },
  ];
}

/** By level, the multiple of the fair share that a bot should have against the panel: at least, and at most. */
const BARS: Readonly<Record<Level, readonly [least: number, most: number]>> = {
  easy: [0.4, 0.95],
  medium: [1.15, Number.POSITIVE_INFINITY],
  hard: [1.6, Number.POSITIVE_INFINITY],
};
/** With two seats 1.6 times the fair share would be 80 %. */
const HARD_OF_TWO = 0.65;

/** Where luck makes the bar of hard unreachable: how far it should come from the fair share to that of the seer. */
const WAY_TO_SEER = 0.6;

type Verdict = 'met' | 'open';
type Judged = Pick<CellReport, 'seats' | 'low' | 'high'> & { readonly level: Level };

/** `seer` is what a player who sees all cards won at the same table, if that was measured. */
export function verdictOf({ level, seats, low, high }: Judged, seer?: Interval): Verdict {
  const [least, most] = BARS[level];
  const full = level === 'hard' && seats === 2 ? HARD_OF_TWO : least / seats;
  const isUnreachable = level === 'hard' && seer !== undefined && seer.high < full;
  const bar = isUnreachable ? (1 + WAY_TO_SEER * (seats * seer.share - 1)) / seats : full;
  return low >= bar && high <= most / seats ? 'met' : 'open';
}

/** The verdict of a cell by the seer of its table; a seer has no bar. */
export function verdictIn(report: readonly CellReport[], cell: CellReport): Verdict | 'no bar' {
  const { level } = cell;
  if (level === SEER) return 'no bar';
  const seer = report.find(
    (each) =>
      each.level === SEER &&
      each.game === cell.game &&
      each.variant === cell.variant &&
      each.seats === cell.seats,
  );
  return verdictOf({ ...cell, level }, seer);
}

/** A level is a step above the one below when the whole interval says so. */
export const stepVerdictOf = ({ low }: Pick<Interval, 'low'>): 'met' | Verdict => (low > 0 ? 'met' : 'open');

const percent = (share: number): string => String(round(100 * share, 1));

/** Behind a figure of an earlier run, whose games this checkout does not have. */
const EARLIER = ' †';
const NOT_MEASURED = 'not measured';

/** The columns of a written table by variant and seats. */
function rowsOf(table: string): ReadonlyMap<string, readonly string[]> {
  const rows = table.split('\n').map((line) => line.slice(2, -2).split(' | '));
  return new Map(rows.map(([variant, seats, ...columns]) => [`${variant} ${seats}`, columns]));
}

const COLUMNS = [
  'variant',
  'seats',
  'fair',
  'easy',
  'medium',
  'hard',
  'games',
  'hard p95 ms',
  'medium over easy',
  'hard over medium',
];

/** The column of the seer has no verdict; it says how many games it played. */
const seerGames = ({ games }: CellReport): string => `in ${games}`;

/** The table of one game, as docs/bots.md has it. Cells without a game keep what the table said before. */
export function tableOf(game: GameId, report: readonly CellReport[], before = ''): string {
  const earlier = rowsOf(before);
  const columns = isLuckLimited(game) ? [...COLUMNS, 'sees all'] : COLUMNS;
  const lines = [`| ${columns.join(' | ')} |`, `|${' --- |'.repeat(columns.length)}`];
  for (const variant of VARIANTS.filter((each) => each.game === game))
    for (const seats of seatCountsOf(variant)) {
      const of = (level: PanelLevel) =>
        report.find(
          (each) =>
            each.game === game &&
            each.variant === variant.title &&
            each.seats === seats &&
            each.level === level,
        );
      const [, ...kept] = earlier.get(`${variant.title} ${seats}`) ?? [];
      const keptGames = kept[LEVELS.length]?.split(' / ') ?? [];
      const cells = LEVELS.map((level, at) =>
        cellText(of(level), kept[at], (cell) => verdictIn(report, cell)),
      );
      const games = LEVELS.map((level, at) => of(level)?.games ?? keptGames[at] ?? 0).join(' / ');
      const p95 = of('hard')?.p95 ?? kept[LEVELS.length + 1] ?? '-';
      const steps = LEVELS.slice(1).map((level, at) =>
        cellText(of(level)?.step ?? undefined, kept[LEVELS.length + 2 + at], stepVerdictOf),
      );
      const fair = percent(1 / seats);
      const seer = isLuckLimited(game) ? [cellText(of(SEER), kept[LEVELS.length + 4], seerGames)] : [];
      lines.push(`| ${[variant.title, seats, fair, ...cells, games, p95, ...steps, ...seer].join(' | ')} |`);
    }
  return lines.join('\n');
}

function cellText<Measured extends Interval>(
  cell: Measured | undefined,
  earlier = NOT_MEASURED,
  verdict: (cell: Measured) => string,
): string {
  if (cell !== undefined)
    return `${percent(cell.share)} (${percent(cell.low)} to ${percent(cell.high)}) ${verdict(cell)}`;
  return earlier === NOT_MEASURED || earlier.endsWith(EARLIER) ? earlier : `${earlier}${EARLIER}`;
}

/** What the lobby shows: by variant and seats, the share of each level. */
interface VariantStrength {
  readonly options: Variant['options'];
  readonly seats: Readonly<Record<string, Readonly<Partial<Record<Level, number>>>>>;
}

type Strengths = Readonly<Record<string, readonly VariantStrength[]>>;

/** By game; cells without a game keep the share that the lobby showed before. */
export function strengthsOf(report: readonly CellReport[], before: Strengths = {}): Strengths {
  const strengths: Record<string, VariantStrength[]> = {};
  for (const game of PANEL_GAMES)
    strengths[game] = VARIANTS.filter((variant) => variant.game === game).map((variant) => {
      const known = before[game]?.find(({ options }) => isDeepStrictEqual(options, variant.options));
      const seats: Record<string, Partial<Record<Level, number>>> = { ...known?.seats };
      for (const cell of report)
        if (cell.level !== SEER && cell.game === game && cell.variant === variant.title)
          seats[cell.seats] = { ...seats[cell.seats], [cell.level]: round(cell.share, 2) };
      return { options: variant.options, seats };
    });
  return strengths;
}

/** Writes the tables of docs/bots.md between their marks, and the shares that the lobby shows. */
export function writeReport(report: readonly CellReport[]): void {
  const page = path.join(root, 'docs/bots.md');
  let text = readFileSync(page, 'utf8');
  for (const game of PANEL_GAMES) {
    const begin = `<!-- panel ${game} -->\n`;
    const end = '\n<!-- end -->';
    if (!text.includes(begin)) text += `\n## ${game}\n\n${begin}${end}\n`;
    const from = text.indexOf(begin);
    const to = text.indexOf(end, from + begin.length - 1);
    const table = tableOf(game, report, text.slice(from + begin.length, to));
    text = text.slice(0, from + begin.length) + table + text.slice(to);
  }
  writeFileSync(page, text);
  const labels = path.join(root, 'packages/bots/src/strength.json');
  const before = JSON.parse(readFileSync(labels, 'utf8')) as Strengths;
  writeFileSync(labels, `${JSON.stringify(strengthsOf(report, before), null, 2)}\n`);
}
