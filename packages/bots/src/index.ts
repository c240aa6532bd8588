export * from './bot.ts';
export * from './bots.ts';
export { reasonSentence } from './reasons.ts';
