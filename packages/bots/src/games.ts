export { eight28 } from './eight28/game.ts';
export { iota } from './iota/game.ts';
export { myNumber as 'my-number' } from './my-number/game.ts';
export { podelim } from './podelim/game.ts';
export { red7 } from './red7/game.ts';
