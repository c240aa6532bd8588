import { decide, reasonSentences } from '@fivefold/bots';
import { fastRandom } from '@fivefold/rules';
import type { BotWorkerChoice, BotWorkerRequest } from './botClient.ts';

/** More than any search reaches: the time limit decides. */
const SAMPLES = 1_000_000;

/** A bot sees a view and nothing else. */
export function chooseBotAction(
  { game, view, level, seed, budgetMs, names }: BotWorkerRequest,
  now: () => number,
): BotWorkerChoice {
  const end = now() + budgetMs;
  const { action, reason } = decide(game, view, {
    level,
    random: fastRandom(seed),
    budget: { samples: SAMPLES, expired: () => now() > end },
  });
  return { action, reason: reasonSentences(game, reason, names) };
}
