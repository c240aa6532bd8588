export * from './bot.ts';
export * from './bots.ts';
export { type CoachMark, type CoachReview, evaluate, review } from './coach.ts';
export type { CoachUnit } from './coachModels.ts';
export { reasonSentences } from './reasons.ts';
