import type { BotLevel } from '@fivefold/room';
import type { GameId } from '@fivefold/rules';
import type { BotReasonSentences } from '../replay/frames.ts';
import { createWebWorkerClient, startBrowserWorker } from './workerMessages.ts';

export interface BotWorkerRequest {
  readonly game: GameId;
  readonly view: unknown;
  readonly level: BotLevel;
  /** Of the bot's own randomness. */
  readonly seed: number;
  /** Milliseconds it may think. */
  readonly budgetMs: number;
  /** By seat, for its reason: they are not known to the bot. */
  readonly names: readonly string[];
}

export interface BotWorkerChoice {
  readonly action: unknown;
  readonly reason: BotReasonSentences | null;
}

/** Chooses moves outside of the page's thread. */
export interface BotWorkerClient {
  /** Rejects with `WorkerStoppedError`. */
  readonly choose: (request: BotWorkerRequest) => Promise<BotWorkerChoice>;
  readonly close: () => void;
}

/** A worker without an answer for so long beyond its budget counts as hung; a slow phone needs seconds to load it. */
const GRACE_MS = 20_000;

export function createBotWorkerClient(): BotWorkerClient {
  const client = createWebWorkerClient<BotWorkerRequest, BotWorkerChoice>(
    startBrowserWorker(() => new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' })),
  );
  return {
    choose: (request) => client.ask(request, request.budgetMs + GRACE_MS),
    close: client.close,
  };
}
