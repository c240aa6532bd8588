import type { GhostAction } from '../games/types.ts';
import type { MoveReview } from './coachClient.ts';

/** What the coach found, for the replay to draw. */
export interface CoachFindings {
  readonly marks: readonly { readonly frame: number; readonly mark: MoveReview['mark'] }[];
  /** The better play and its cards, while the replay shows the decision. */
  readonly ghost: GhostAction<unknown, unknown> | null;
  readonly cards: readonly string[];
}

export const NO_COACH_FINDINGS: CoachFindings = { marks: [], ghost: null, cards: [] };
