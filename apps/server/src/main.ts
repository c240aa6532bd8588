import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { deriveSeedFromTexts } from '@fivefold/rules';
import { type RunningServer, startApp } from './app.ts';
import { createBotWorkerPool } from './bots/pool.ts';
import { botThinkingDelay } from './bots/seats.ts';
import { UnusableDataFolderError } from './dataFolder/unusableFolder.ts';
import { parseEnv, type ServerEnvironment } from './env.ts';
import { type Logger, makeLogger } from './logger.ts';
import { makeMetrics } from './metrics.ts';
import { openServerStore } from './openStore.ts';
import { drawLinkPreview } from './preview/picture.ts';
import { linkPreviewTexts } from './preview/texts.ts';
import { randomSecretHex, secureRandom } from './randomness.ts';
import { UnusableDatabaseError } from './store/postgres/unusableDatabase.ts';
import { systemTimers } from './timers/timers.ts';

const isBuilt = import.meta.url.endsWith('.js');
/** From listening until the renderer of pictures is loaded: players who wait for the server to come back are first. */
const WARM_UP_MS = 5000;
/** Monotonic seconds. */
const clock = () => performance.now() / 1000;

function exitWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

async function main(env: ServerEnvironment): Promise<void> {
  const logger = makeLogger(env.logLevel);
  const metrics = makeMetrics();
  const store = await openServerStore(env, { logger, metrics, clock });
  const bots = createBotWorkerPool({
    worker: new URL(isBuilt ? './botWorker.js' : './bots/worker.ts', import.meta.url),
    size: Math.max(1, Math.min(4, availableParallelism() - 1)),
    graceMs: 1500,
    onResult: metrics.bot,
    onError: (error) => logger.error({ err: error }, 'bot worker failed'),
  });
  const app = await startApp({
    ...store,
    env,
    logger,
    metrics,
    bots,
    botPause: botThinkingDelay,
    webRoot: fileURLToPath(new URL('../../web/dist', import.meta.url)),
    timers: systemTimers,
    clock,
    entropy: randomSecretHex,
    random: secureRandom,
    seed: env.testSeed === undefined ? undefined : deriveSeedFromTexts(env.testSeed),
  });

  // The state in memory is unknown, but the data on disk is whole: the supervisor starts the server again.
  process.on('uncaughtException', (error) => {
    logger.error({ err: error }, 'crashed');
    process.exit(1);
  });
  stopOnSignal(app, logger);
  systemTimers.after(WARM_UP_MS, () => warmUpRenderer(logger));
}

/** The first picture takes several times as long as the next ones. */
function warmUpRenderer(logger: Logger): void {
  drawLinkPreview(null, linkPreviewTexts(null, 'en')).catch((error: unknown) =>
    logger.error({ err: error }, 'drawing a picture failed'),
  );
}

function stopOnSignal(app: RunningServer, logger: Logger): void {
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
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  console.log(`Fivefold is listening on http://localhost:${app.port}`);
}

process.umask(0o077); // other users of this machine read nothing that the server writes

const env = parseEnv(process.env);
if (!env.ok) exitWith(env.error);
main(env.value).catch((error: NodeJS.ErrnoException) => {
  const sentence = sentenceFor(error, env.value);
  if (sentence) exitWith(sentence);
  console.error(error);
  process.exit(1);
});

/** A sentence for errors that the operator can fix; undefined for bugs. */
function sentenceFor(error: NodeJS.ErrnoException, { port, host }: ServerEnvironment): string | undefined {
  if (error instanceof UnusableDataFolderError || error instanceof UnusableDatabaseError)
    return error.message;
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
