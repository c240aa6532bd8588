import { LEVELS } from '@fivefold/bots';
import { deriveSeedFromTexts, fastRandom, type GameId, shuffle } from '@fivefold/rules';
import type { ArenaDeal, ArenaJob } from './arenaGame.ts';
import { playJobs } from './arenaPool.ts';
import { SEER } from './arenaReport.ts';
import { isLuckLimited, type PanelCell, type PanelLevel, seatCountsOf, VARIANTS } from './arenaTables.ts';
import { panelOf } from './panel/panels.ts';
import type { PanelResults } from './panelResults.ts';

export interface PanelRun {
  readonly game: GameId | null;
  /** Only variants with this title. */
  readonly variant: string | null;
  readonly seats: number | null;
  readonly levels: readonly PanelLevel[];
  /** Games for each cell. */
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
}

/** Deals of one message to a worker: small, so that a stopped run loses little. */
const DEALS_A_JOB = 8;

const levelsOf = (game: GameId): readonly PanelLevel[] => (isLuckLimited(game) ? [...LEVELS, SEER] : LEVELS);

export const cellsOf = (): readonly PanelCell[] =>
  VARIANTS.flatMap((variant) =>
    seatCountsOf(variant).flatMap((seats) =>
      levelsOf(variant.game).map((level) => ({ variant, seats, level })),
    ),
  );

/** The rivals of a deal: a mix of the panel, the same for every level. */
export function rivalsOf(game: GameId, seats: number, seed: string, deal: number): readonly string[] {
  const words = deriveSeedFromTexts('panel', game, String(seats), seed, String(deal));
  const mixed = shuffle(Object.keys(panelOf(game)), fastRandom(Number.parseInt(words.slice(0, 8), 16)));
  return mixed.slice(0, seats - 1).map((name) => `panel:${name}`);
}

/** Plays what is missing of the asked cells. */
export async function runPanel(run: PanelRun, results: PanelResults): Promise<void> {
  const jobs = cellsOf()
    .filter(
      ({ variant, seats, level }) =>
        (run.game === null || variant.game === run.game) &&
        (run.variant === null || variant.title === run.variant) &&
        (run.seats === null || seats === run.seats) &&
        run.levels.includes(level),
    )
    .flatMap((cell) => jobsOf(cell, run, results));
  await playJobs(jobs, run.workers, ({ cell }, played) => results.add(cell, played));
}

interface PanelJob extends ArenaJob {
  readonly cell: PanelCell;
}

function jobsOf(cell: PanelCell, { games, seed }: PanelRun, results: PanelResults): readonly PanelJob[] {
  const { variant, seats, level } = cell;
  const played = new Set(results.read(cell).map(({ deal }) => deal));
  const missing: ArenaDeal[] = [];
  for (let deal = 0; deal * seats < games; deal += 1)
    if (!played.has(deal))
      missing.push({ deal, players: [level, ...rivalsOf(variant.game, seats, seed, deal)] });
  const jobs: PanelJob[] = [];
  for (let from = 0; from < missing.length; from += DEALS_A_JOB)
    jobs.push({
      cell,
      game: variant.game,
      options: variant.options,
      seed,
      deals: missing.slice(from, from + DEALS_A_JOB),
    });
  return jobs;
}
