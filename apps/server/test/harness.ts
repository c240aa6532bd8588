import path from 'node:path';
import { deriveSeedFromTexts, fastRandom, type Random } from '@fivefold/rules';
import { expect, onTestFinished } from 'vitest';
import { type RunningServer, startApp } from '../src/app.ts';
import { computeBotDecision } from '../src/bots/choose.ts';
import type { BotWorkerPool } from '../src/bots/pool.ts';
import type { ServerDeps } from '../src/deps.ts';
import { parseEnv } from '../src/env.ts';
import { makeLogger } from '../src/logger.ts';
import { makeMetrics } from '../src/metrics.ts';
import { makePushKeys } from '../src/push/keys.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { createMonotonicClock, systemTimers, type Timers } from '../src/timers/timers.ts';
import { tempFolder } from './dataFolders.ts';
import { memoryStores } from './memoryStores.ts';
import { UNLIMITED } from './unlimited.ts';

/** Bots without threads, for tests that are not about threads. */
const instantBots = (): BotWorkerPool => ({
  choose: async (choice) => computeBotDecision({ ...choice, level: 'easy' }, () => 0),
  close: async () => {},
});

export interface TestApp extends RunningServer {
  readonly folder: string;
  readonly url: string;
  readonly logLines: string[];
  readonly time: TestTime;
}

/** Shorter timers also fire by themselves: nothing that a test asserts waits for them. */
const REAL_TIMERS_BELOW_MS = 1000;

/** Time stands still unless a test lets it pass: a busy machine must not make deadlines pass by themselves. */
export class TestTime implements Timers {
  readonly #start = Date.now();
  #passed = 0;
  #set = 0;
  readonly #timers = new Map<() => void, number>();

  /** Monotonic milliseconds. */
  readonly uptime = (): number => this.#passed;
  readonly wall = (): number => this.#start + this.#passed + this.#set;
  readonly now = createMonotonicClock(this.wall, this.uptime);

  after(ms: number, fire: () => void): () => void {
    const once = () => {
      off();
      fire();
    };
    const expire = () => {
      if (this.#timers.delete(once)) once();
    };
    const off = ms < REAL_TIMERS_BELOW_MS ? systemTimers.after(ms, expire) : () => {};
    this.#timers.set(once, this.uptime() + ms);
    return () => {
      off();
      this.#timers.delete(once);
    };
  }

  /** Sets the clock of the machine; no time passes. */
  set(ms: number): void {
    this.#set += ms;
  }

  pass(ms: number): void {
    this.#passed += ms;
    for (const [fire, due] of [...this.#timers])
      if (due <= this.uptime() && this.#timers.delete(fire)) fire();
  }
}

export type TestOptions = Partial<ServerDeps> & {
  folder?: string;
  vars?: Record<string, string>;
  /** Of another server, which this one goes on after. */
  time?: TestTime;
  world?: string;
  /** For tests in which bots choose illegal moves. */
  wrongBots?: boolean;
};

let worlds = 0;
export const PUSH_KEYS = makePushKeys();

/** A whole server in this process with real sockets and a real store; stopped after the test. */
export async function testApp(options: TestOptions = {}): Promise<TestApp> {
  const { folder = tempFolder(), vars = {}, world = `world ${worlds++}` } = options;
  const env = parseEnv({ PORT: '0', DATA_DIR: folder, ...UNLIMITED, ...vars });
  if (!env.ok) throw new Error(env.error);
  const time = options.time ?? new TestTime();
  const clock = () => time.uptime() / 1000;
  const metrics = makeMetrics();
  const logLines: string[] = [];
  const logger = makeLogger('trace', (line) => logLines.push(line));
  let drawn = 0;
  const app = await startApp({
    env: env.value,
    ...(options.log
      ? memoryStores()
      : await openSqlite(folder, {
          clock,
          onCommit: metrics.commit,
          onProblem: (problem) => logger.error({}, problem),
        })),
    logger,
    metrics,
    bots: instantBots(),
    botPause: () => 0,
    webRoot: path.join(folder, 'web'),
    timers: time,
    clock,
    entropy: () => deriveSeedFromTexts(world, String(drawn++)),
    random: fastRandom(Number.parseInt(deriveSeedFromTexts(world).slice(0, 8), 16)),
    codeKey: 'of the tests',
    pushKeys: PUSH_KEYS,
    ...options,
  });
  let stopped: Promise<void> | null = null;
  const stop = () => {
    stopped ??= app.stop();
    return stopped;
  };
  onTestFinished(async () => {
    await stop();
    const refused = logLines.filter((line) => line.includes('bot refused'));
    if (!options.wrongBots) expect(refused).toEqual([]);
  });
  return { ...app, stop, folder, url: `http://localhost:${app.port}`, logLines, time };
}

export const testRandom = (seed: number): Random => fastRandom(seed);
