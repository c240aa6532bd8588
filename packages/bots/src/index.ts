export * from './bot.ts';
export * from './bots.ts';
export { type CoachMark, type CoachReview, estimateActionValues, makeCoachReview } from './coach.ts';
export type { CoachUnit } from './coachModels.ts';
export { reasonSentences } from './reasons.ts';
