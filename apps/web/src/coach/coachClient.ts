import type { GameId } from '@fivefold/rules';
import {
  createWebWorkerClient,
  startBrowserWorker,
  type WebWorkerClient,
} from '../localRoom/workerMessages.ts';
import type { BotReasonSentences } from '../replay/frames.ts';

export interface CoachReviewRequest {
  readonly game: GameId;
  /** What the player saw. */
  readonly view: unknown;
  readonly action: unknown;
  readonly seed: number;
  readonly budgetMs: number;
  /** By seat, for the reason. */
  readonly names: readonly string[];
}

export interface CoachMoveReview {
  readonly mark: 'good' | 'fine' | 'costly';
  /** Than the move of the hard bot; unclear where the difference is noise. */
  readonly comparison: 'better' | 'unclear' | 'worse';
  /** By as much as a costly move is worse. */
  readonly muchBetter: boolean;
  readonly best: unknown;
  readonly reason: BotReasonSentences | null;
  readonly unit: 'points' | 'chance';
  readonly loss: number;
  readonly standardError: number;
}

/** Answers null where there was nothing to choose. */
export type CoachWorkerClient = WebWorkerClient<CoachReviewRequest, CoachMoveReview | null>;

export const createCoachWorkerClient = (): CoachWorkerClient =>
  createWebWorkerClient(
    startBrowserWorker(() => new Worker(new URL('./coachWorker.ts', import.meta.url), { type: 'module' })),
  );
