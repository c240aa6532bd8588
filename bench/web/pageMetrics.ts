import type { CDPSession, Page } from '@playwright/test';

/** What one turn of a game cost the page. */
export interface PageSample {
  readonly ms: number;
  readonly moves: number;
  /** Tasks of the main thread over 50 ms. */
  readonly longTaskMs: readonly number[];
  /** From a tap to the next frame, in steps of 8 ms. */
  readonly tapMs: readonly number[];
  readonly busyMs: number;
  readonly scriptMs: number;
  readonly layoutMs: number;
  readonly styleMs: number;
  readonly layouts: number;
  readonly styleRecalculations: number;
}

interface Observed {
  readonly longTaskMs: number[];
  readonly tapMs: Map<number, number>;
}
type ObservedGlobal = typeof globalThis & { observed: Observed };

/** Watches long tasks and taps from the start of the page on. It runs in the page, so it must be self-contained. */
export function observePage(): void {
  const observed: Observed = { longTaskMs: [], tapMs: new Map() };
  Object.assign(globalThis, { observed });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) observed.longTaskMs.push(duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration } = entry;
      // A tap is several events: the slowest of them is what the player waits for.
      if (interactionId)
        observed.tapMs.set(interactionId, Math.max(duration, observed.tapMs.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Measures the page while something is done with it. `moves` counts the moves of the table so far. */
export async function measurePage(
  page: Page,
  session: CDPSession,
  moves: () => number,
  action: () => Promise<void>,
): Promise<PageSample> {
  await page.evaluate(() => {
    const { observed } = globalThis as ObservedGlobal;
    observed.longTaskMs.length = 0;
    observed.tapMs.clear();
  });
  const before = await counters(session);
  const movesBefore = moves();
  await action();
  const after = await counters(session);
  const { longTaskMs, tapMs } = await page.evaluate(() => {
    const { observed } = globalThis as ObservedGlobal;
    return { longTaskMs: observed.longTaskMs, tapMs: [...observed.tapMs.values()] };
  });
  const milliseconds = (name: string) => (after.get(name)! - before.get(name)!) * 1000;
  const count = (name: string) => after.get(name)! - before.get(name)!;
  return {
    ms: milliseconds('Timestamp'),
    moves: Math.max(1, moves() - movesBefore),
    longTaskMs,
    tapMs,
    busyMs: milliseconds('TaskDuration'),
    scriptMs: milliseconds('ScriptDuration'),
    layoutMs: milliseconds('LayoutDuration'),
    styleMs: milliseconds('RecalcStyleDuration'),
    layouts: count('LayoutCount'),
    styleRecalculations: count('RecalcStyleCount'),
  };
}

async function counters(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}
