import { parseEnv } from '../../src/env.ts';
import { makeLogger } from '../../src/logger.ts';
import { makeMetrics } from '../../src/metrics.ts';
import { openServerStore } from '../../src/openStore.ts';
import type { RoomLog } from '../../src/store/roomLog.ts';
import { tempFolder } from '../dataFolders.ts';
import { type TestApp, type TestOptions, testApp } from '../harness.ts';

export interface ClusterApp extends TestApp {
  readonly log: RoomLog;
  count(metric: string): Promise<number | undefined>;
  /** Lets time pass for the thrash guard and for the watch of ownership. */
  pass(ms: number): void;
}

/** One of several servers on a database, and its metrics. */
export async function clusterApp(url: string, options: TestOptions = {}): Promise<ClusterApp> {
  let time = 0;
  const logger = makeLogger('silent');
  const metrics = makeMetrics();
  const env = parseEnv({ DATABASE_URL: url, DATA_DIR: tempFolder() });
  if (!env.ok) throw new Error(env.error);
  const clock = () => time;
  const store = await openServerStore(env.value, { logger, metrics, clock });
  const app = await testApp({ ...store, metrics, drainMs: 0, ...options });
  const count = async (name: string) => {
    const metric = await metrics.registry.getSingleMetric(name)!.get();
    return metric.values[0]?.value;
  };
  const pass = (ms: number) => {
    time += ms / 1000;
    app.time.pass(ms);
  };
  return { ...app, log: store.log, count, pass };
}
