export * from './games.ts';
export * from './ids.ts';
export * from './kernel/game.ts';
export * from './kernel/random.ts';
export * from './kernel/rank.ts';
export * from './kernel/result.ts';
