import { makeCoachReview, reasonSentences } from '@fivefold/bots';
import { fastRandom } from '@fivefold/rules';
import { serveWorkerRequests } from '../localRoom/workerMessages.ts';
import type { MoveReview, ReviewRequest } from './coachClient.ts';

/** For the hard bot; enough for a steady answer, so that the same game gets the same marks. */
const SAMPLES = 400;

function judge({ game, view, action, seed, budgetMs }: ReviewRequest): MoveReview | null {
  const start = performance.now();
  const found = makeCoachReview(game, view as { readonly me: number }, action, {
    random: fastRandom(seed),
    samples: SAMPLES,
    elapsed: () => (performance.now() - start) / budgetMs,
  });
  if (!found) return null;
  const { reason, ...rest } = found;
  return { ...rest, reason: reasonSentences(game, reason) };
}

serveWorkerRequests(judge);
