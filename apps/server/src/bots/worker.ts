import { parentPort } from 'node:worker_threads';
import type { BotReason } from '@fivefold/bots';
import { type BotDecisionRequest, computeBotDecision } from './choose.ts';

/** One choice at a time. Messages are JSON text, which crosses threads fastest. */
export type BotWorkerAnswer =
  | { readonly action: unknown; readonly reason?: BotReason }
  | { readonly failed: string };

parentPort?.on('message', (text: string) => {
  let answer: BotWorkerAnswer;
  try {
    answer = computeBotDecision(JSON.parse(text) as BotDecisionRequest, () => performance.now());
  } catch (error) {
    answer = { failed: (error as Error).message };
  }
  parentPort?.postMessage(JSON.stringify(answer));
});
