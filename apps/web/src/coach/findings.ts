import type { GhostAction } from '../games/types.ts';
import type { CoachMoveReview } from './coachClient.ts';

/** What the coach found, for the replay to draw. */
export interface CoachReplayFindings {
  readonly marks: readonly { readonly frame: number; readonly mark: CoachMoveReview['mark'] }[];
  /** The better play and its cards, while the replay shows the decision. */
  readonly ghost: GhostAction<unknown, unknown> | null;
  readonly cards: readonly string[];
}

export const NO_COACH_REPLAY_FINDINGS: CoachReplayFindings = { marks: [], ghost: null, cards: [] };
