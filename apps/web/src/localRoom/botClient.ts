import type { BotLevel } from '@fivefold/room';
import type { GameId } from '@fivefold/rules';
import type { ReasonSentences } from '../replay/frames.ts';
import { createWorkerClient, startBrowserWorker } from './workerMessages.ts';

export interface BotRequest {
  readonly game: GameId;
  readonly view: unknown;
  readonly level: BotLevel;
  /** Of the bot's own randomness. */
  readonly seed: number;
  /** Milliseconds it may think. */
  readonly budgetMs: number;
}

export interface BotChoice {
  readonly action: unknown;
  readonly reason: ReasonSentences | null;
}

/** Chooses moves outside of the page's thread. */
export interface BotClient {
  /** Rejects with `WorkerStopped`. */
  readonly choose: (request: BotRequest) => Promise<BotChoice>;
  readonly close: () => void;
}

/** A worker without an answer for so long beyond its budget counts as hung; a slow phone needs seconds to load it. */
const GRACE_MS = 20_000;

export function createBotClient(): BotClient {
  const client = createWorkerClient<BotRequest, BotChoice>(
    startBrowserWorker(() => new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' })),
  );
  return {
    choose: (request) => client.ask(request, request.budgetMs + GRACE_MS),
    close: client.close,
  };
}
