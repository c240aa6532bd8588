import path from 'node:path';
import { GAME_IDS, type GameId } from '@fivefold/rules';
import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/browser.mjs';
import { REPOSITORY, startArgs, withServer } from '../load/servers.ts';
import { mean, quantile, round } from '../stats.ts';
import type { PageSample } from './pageMetrics.ts';
import { playAndMeasure } from './play.ts';

export interface WebBenchOptions {
  /** The folder of another checkout, built, that is measured in turns with this one. */
  readonly before?: string | undefined;
  /** A game, or `all`. */
  readonly game?: string | undefined;
  /** One short turn: shows that everything runs, and measures nothing. */
  readonly quick: boolean;
}

interface Build {
  readonly name: 'ours' | 'before';
  readonly args: readonly string[];
}

const FULL = { turns: 3, ms: 20_000 };
const QUICK = { turns: 1, ms: 4000 };
/** Every build deals the same cards. */
const SEED = { FIVEFOLD_TEST_SEED: 'fivefold', NODE_ENV: 'test' };

/** Plays with bots on a phone with a slow processor, and says how busy the main thread of the page is. */
export async function benchWeb(options: WebBenchOptions): Promise<Record<string, unknown>> {
  const { turns, ms } = options.quick ? QUICK : FULL;
  const builds: Build[] = [{ name: 'ours', args: startArgs(REPOSITORY) }];
  if (options.before !== undefined)
    builds.push({ name: 'before', args: startArgs(path.resolve(options.before)) });
  const executablePath = findChromium();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const report: Record<string, unknown> = {};
  try {
    for (const game of gamesOf(options.game)) {
      const samples = new Map<string, PageSample[]>(builds.map(({ name }) => [name, []]));
      for (let turn = 0; turn < turns; turn += 1)
        for (const { name, args } of builds) {
          const sample = await withServer({ args }, (_, url) => playAndMeasure(browser, url, game, ms), SEED);
          samples.get(name)!.push(sample);
        }
      report[game] = Object.fromEntries([...samples].map(([name, all]) => [name, summary(all)]));
    }
  } finally {
    await browser.close();
  }
  return { web: report };
}

function gamesOf(wanted = 'my-number'): readonly GameId[] {
  if (wanted === 'all') return GAME_IDS;
  const game = GAME_IDS.find((id) => id === wanted);
  if (!game) throw new Error(`no game ${wanted}: choose from ${GAME_IDS.join(', ')}, all`);
  return [game];
}

/** Medians over the turns; taps of all turns are taken together, because one turn has few. */
function summary(samples: readonly PageSample[]): Record<string, unknown> {
  const median = (of: (sample: PageSample) => number, digits = 1) =>
    round(quantile(samples.map(of), 0.5), digits);
  const percent = (of: (sample: PageSample) => number) => median((sample) => (100 * of(sample)) / sample.ms);
  const taps = samples.flatMap(({ tapMs }) => tapMs);
  return {
    longTasks: median(({ longTaskMs }) => longTaskMs.length, 0),
    longestTaskMs: median(({ longTaskMs }) => Math.max(0, ...longTaskMs), 0),
    mainThreadPercent: percent(({ busyMs }) => busyMs),
    scriptPercent: percent(({ scriptMs }) => scriptMs),
    layoutPercent: percent(({ layoutMs }) => layoutMs),
    stylePercent: percent(({ styleMs }) => styleMs),
    layoutsPerMove: median(({ layouts, moves }) => layouts / moves),
    styleRecalculationsPerMove: median(({ styleRecalculations, moves }) => styleRecalculations / moves),
    tapToNextFrameP98Ms: round(quantile(taps, 0.98), 0),
    taps: taps.length,
    movesPerTurn: round(mean(samples.map(({ moves }) => moves)), 1),
    turns: samples.map(({ longTaskMs, busyMs, ms }) => ({
      longTasks: longTaskMs.length,
      longestTaskMs: round(Math.max(0, ...longTaskMs), 0),
      mainThreadPercent: round((100 * busyMs) / ms, 1),
    })),
  };
}
