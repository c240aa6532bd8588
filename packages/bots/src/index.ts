export * from './bot.ts';
export * from './bots.ts';
export { sentence } from './reasons.ts';
