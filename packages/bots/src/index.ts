export * from './bot.ts';
export * from './bots.ts';
