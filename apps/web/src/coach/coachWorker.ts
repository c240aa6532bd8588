import { makeCoachReview, reasonSentences } from '@fivefold/bots';
import { fastRandom } from '@fivefold/rules';
import { answerWorkerRequests } from '../localRoom/workerMessages.ts';
import type { CoachMoveReview, CoachReviewRequest } from './coachClient.ts';

/** For the hard bot; enough for a steady answer, so that the same game gets the same marks. */
const SAMPLES = 400;

function judge({ game, view, action, seed, budgetMs, names }: CoachReviewRequest): CoachMoveReview | null {
  const start = performance.now();
  const found = makeCoachReview(game, view as { readonly me: number }, action, {
    random: fastRandom(seed),
    samples: SAMPLES,
    elapsed: () => (performance.now() - start) / budgetMs,
  });
  if (!found) return null;
  const { reason, ...rest } = found;
  return { ...rest, reason: reasonSentences(game, reason, names) };
}

answerWorkerRequests(judge);
