export * from './bot.ts';
export * from './bots.ts';
export { type CoachMoveGrade, type CoachReview, estimateActionValues, makeCoachReview } from './coach.ts';
export type { AnyCoachModel, CoachValueUnit } from './coachModel.ts';
export { reasonSentences } from './reasons.ts';
