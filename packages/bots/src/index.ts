export * from './bot.ts';
export * from './bots.ts';
export { type CoachMark, type CoachReview, estimateActionValues, makeCoachReview } from './coach.ts';
export type { AnyCoachModel, CoachUnit } from './coachModel.ts';
export { reasonSentences } from './reasons.ts';
