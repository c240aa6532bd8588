import type { CoachMoveReview } from './coachClient.ts';

/** Chances in percent; points in halves, and below one in tenths, because a small loss is not none. */
export const roundReviewLoss = ({ unit }: Pick<CoachMoveReview, 'unit'>, value: number): number =>
  unit === 'chance'
    ? Math.round(100 * value)
    : Math.abs(value) < 1
      ? Math.round(value * 10) / 10
      : Math.round(value * 2) / 2;

/** A move that is as good for its mark may still be better, or a little worse. */
export const coachVerdictWord = ({ mark, comparison }: Pick<CoachMoveReview, 'mark' | 'comparison'>) =>
  mark !== 'good' || comparison === 'unclear'
    ? (`mark.${mark}` as const)
    : comparison === 'better'
      ? 'mark.better'
      : 'mark.nearly';
