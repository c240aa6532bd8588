import { randomFillSync } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { seedFrom } from '@fivefold/rules';
import { startApp } from './app.ts';
import { botPool } from './bots/pool.ts';
import { humanPause } from './bots/seats.ts';
import { type Env, parseEnv } from './env.ts';
import { makeLogger } from './logger.ts';
import { makeMetrics } from './metrics.ts';
import { loadCodeKey } from './rooms/codeKey.ts';
import { sqliteLog } from './store/sqlite.ts';
import { UnusableFolder } from './store/unusableFolder.ts';
import { realTimers } from './timers/timers.ts';

const built = import.meta.url.endsWith('.js');
const clock = () => performance.now() / 1000;

/** Random bytes, many at a time: every command gets some. */
const pool = Buffer.alloc(8192);
let used = pool.length;
function fresh(count: number): number {
  if (used + count > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += count;
  return used - count;
}
const entropy = (): string => {
  const at = fresh(32);
  return pool.toString('hex', at, at + 32);
};
const random = { next: () => pool.readUInt32LE(fresh(4)) };

function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

async function main(env: Env): Promise<void> {
  const logger = makeLogger(env.logLevel);
  const metrics = makeMetrics();
  const log = await sqliteLog(env.dataDir, {
    clock,
    onCommit: metrics.commit,
    onProblem: (problem) => logger.error({}, problem),
    onWarning: (warning) => logger.warn({}, warning),
  });
  logger.info({ rooms: await log.countRooms() }, 'data folder opened');
  const bots = botPool({
    worker: new URL(built ? './botWorker.js' : './bots/worker.ts', import.meta.url),
    size: Math.max(1, Math.min(4, availableParallelism() - 1)),
    patience: 1500,
    onResult: metrics.bot,
    onCrash: (error) => logger.error({ err: error }, 'bot worker failed'),
  });
  const app = await startApp({
    env,
    log,
    logger,
    metrics,
    bots,
    botPause: humanPause,
    webRoot: fileURLToPath(new URL('../../web/dist', import.meta.url)),
    timers: realTimers,
    clock,
    entropy,
    random,
    codeKey: loadCodeKey(env.dataDir),
    seed: env.testSeed === undefined ? undefined : seedFrom(env.testSeed),
  });

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    app.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  // Nothing is known of what was under way: what is on disk is whole, and whoever watches over us starts us again.
  process.on('uncaughtException', (error) => {
    logger.error({ err: error }, 'crashed');
    process.exit(1);
  });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  console.log(`Fivefold is listening on http://localhost:${app.port}`);
}

const env = parseEnv(process.env);
if (!env.ok) giveUp(env.error);
main(env.value).catch((error: NodeJS.ErrnoException) => {
  const sentence = sentenceFor(error, env.value);
  if (sentence) giveUp(sentence);
  console.error(error);
  process.exit(1);
});

/** What whoever started us can mend; undefined for our own mistakes. */
function sentenceFor(error: NodeJS.ErrnoException, { port, host }: Env): string | undefined {
  if (error instanceof UnusableFolder) return error.message;
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: set PORT to another one.`;
    case 'EACCES':
      return `Port ${port} may not be opened: set PORT to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host} is not an address of this machine: set HOST to one that is, or leave it out.`;
    default:
      return undefined;
  }
}
